package models

import "math"

func sqrt(x float64) float64 { return math.Sqrt(x) }

// sin and cos of a part of a full turn.
func sin(t float64) float64 { return math.Sin(t * 2 * math.Pi) }
func cos(t float64) float64 { return math.Cos(t * 2 * math.Pi) }

func abs(x float64) float64 { return math.Abs(x) }
