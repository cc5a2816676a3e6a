package srd

// Energy is a kind of energy damage.
type Energy uint8

// The energies. NoEnergy is damage of no energy.
const (
	NoEnergy Energy = iota
	EnergyAcid
	EnergyCold
	EnergyElectricity
	EnergyFire
	EnergySonic
	NumEnergies = 5
)

var energyNames = []string{"", "acid", "cold", "electricity", "fire", "sonic"}

// String is the printed name.
func (e Energy) String() string { return nameOf(int(e), energyNames) }
