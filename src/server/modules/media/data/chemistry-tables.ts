// Typical behaviour of battery chemistries from general electrochemistry; not test data of an item.

/**
 * `volts`: the voltage of a cell at each of DEPTHS under the lightest load. Each load has its C-rate as name, the share
 * of the capacity that it yields, and the share by which it lowers the voltage (`sag`). A C-rate is a current in
 * relation to the capacity: 1 C empties the cell in one hour, C/100 in a hundred.
 */
export interface DischargeTable {
  volts: readonly number[]
  loads: readonly { name: string; capacity: number; sag: number }[]
}

/** Depths of discharge, as shares of the capacity. */
export const DEPTHS: readonly number[] = [0, 0.04, 0.15, 0.35, 0.6, 0.8, 0.92, 1]

const RECHARGEABLE = [
  { name: '0.2 C', capacity: 1, sag: 0 },
  { name: '1 C', capacity: 0.95, sag: 0.03 },
  { name: '2 C', capacity: 0.89, sag: 0.06 },
]
/** Of primary cells, which cannot be charged. */
const SLOW_PRIMARY = [
  { name: 'C/1000', capacity: 1, sag: 0 },
  { name: 'C/300', capacity: 0.95, sag: 0.02 },
  { name: 'C/100', capacity: 0.84, sag: 0.05 },
]

/** `manganese`, `thionyl` and `disulfide` are lithium cells that cannot be charged; `silver` is silver oxide. */
export type ChemistryKey =
  | 'lithium-ion'
  | 'lifepo4'
  | 'nickel'
  | 'lead'
  | 'alkaline'
  | 'manganese'
  | 'thionyl'
  | 'disulfide'
  | 'silver'
  | 'zinc-air'

export const DISCHARGE_TABLES: Record<ChemistryKey, DischargeTable> = {
  'lithium-ion': { volts: [4.15, 4.06, 3.94, 3.78, 3.65, 3.52, 3.36, 3], loads: RECHARGEABLE },
  lifepo4: { volts: [3.45, 3.34, 3.3, 3.28, 3.25, 3.19, 3.05, 2.5], loads: RECHARGEABLE },
  nickel: { volts: [1.4, 1.34, 1.29, 1.26, 1.23, 1.2, 1.14, 1], loads: RECHARGEABLE },
  lead: {
    volts: [2.14, 2.12, 2.09, 2.05, 1.99, 1.93, 1.86, 1.75],
    loads: [
      { name: '0.05 C', capacity: 1, sag: 0 },
      { name: '0.2 C', capacity: 0.85, sag: 0.015 },
      { name: '1 C', capacity: 0.58, sag: 0.045 },
    ],
  },
  alkaline: {
    volts: [1.58, 1.5, 1.4, 1.3, 1.21, 1.12, 1.03, 0.9],
    loads: [
      { name: 'C/200', capacity: 1, sag: 0 },
      { name: 'C/50', capacity: 0.86, sag: 0.03 },
      { name: 'C/10', capacity: 0.58, sag: 0.08 },
    ],
  },
  manganese: { volts: [3.2, 3.05, 2.98, 2.94, 2.9, 2.84, 2.7, 2], loads: SLOW_PRIMARY },
  thionyl: { volts: [3.66, 3.64, 3.63, 3.62, 3.6, 3.57, 3.45, 2.6], loads: SLOW_PRIMARY },
  disulfide: {
    volts: [1.76, 1.64, 1.56, 1.52, 1.48, 1.43, 1.35, 0.9],
    loads: [
      { name: 'C/50', capacity: 1, sag: 0 },
      { name: 'C/10', capacity: 0.98, sag: 0.03 },
      { name: 'C/3', capacity: 0.9, sag: 0.07 },
    ],
  },
  silver: { volts: [1.6, 1.57, 1.56, 1.55, 1.55, 1.54, 1.5, 1.2], loads: SLOW_PRIMARY },
  'zinc-air': {
    volts: [1.4, 1.32, 1.29, 1.27, 1.25, 1.22, 1.17, 1],
    loads: [
      { name: 'C/500', capacity: 1, sag: 0 },
      { name: 'C/200', capacity: 0.97, sag: 0.03 },
      { name: 'C/100', capacity: 0.9, sag: 0.06 },
    ],
  },
}

/** Usual limits in °C; charge is null where the cell must not be charged. */
export interface TemperatureBand {
  charge: readonly [number, number] | null
  discharge: readonly [number, number]
  storage: readonly [number, number]
}

const ROOM = [15, 25] as const

export const TEMPERATURE_BANDS: Record<ChemistryKey, TemperatureBand> = {
  'lithium-ion': { charge: [0, 45], discharge: [-20, 60], storage: ROOM },
  lifepo4: { charge: [0, 45], discharge: [-20, 60], storage: ROOM },
  nickel: { charge: [0, 45], discharge: [-20, 50], storage: ROOM },
  lead: { charge: [0, 40], discharge: [-15, 50], storage: ROOM },
  alkaline: { charge: null, discharge: [-18, 54], storage: ROOM },
  manganese: { charge: null, discharge: [-30, 60], storage: ROOM },
  thionyl: { charge: null, discharge: [-55, 85], storage: ROOM },
  disulfide: { charge: null, discharge: [-40, 60], storage: ROOM },
  silver: { charge: null, discharge: [-10, 60], storage: ROOM },
  'zinc-air': { charge: null, discharge: [-10, 50], storage: ROOM },
}

export function chemistryKey(chemistry: string): ChemistryKey {
  const c = chemistry.toLowerCase()
  if (/lead/.test(c)) return 'lead'
  if (/lifepo|iron phos/.test(c)) return 'lifepo4'
  if (/ni-?mh|ni-?cd|nickel/.test(c)) return 'nickel'
  if (/thionyl/.test(c)) return 'thionyl'
  if (/disul(?:f|ph)ide/.test(c)) return 'disulfide'
  if (/manganese|limno/.test(c)) return 'manganese'
  if (/silver/.test(c)) return 'silver'
  if (/zinc.?air/.test(c)) return 'zinc-air'
  if (/alkaline|carbon|zinc/.test(c)) return 'alkaline'
  return 'lithium-ion'
}
