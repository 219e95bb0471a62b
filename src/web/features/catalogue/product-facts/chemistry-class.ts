// Battery chemistry class, which determines charging, transport, warranty and cell count.
import { CHARGING_LIMIT } from '../../../../shared/business-constants.ts'

/** 'single-use': every other chemistry that cannot be recharged, and unknown ones. */
export type ChemistryClass =
  | 'lithium-ion'
  | 'lithium-iron-phosphate'
  | 'nickel'
  | 'lead-acid'
  | 'lithium-metal'
  | 'single-use'

/** Pattern of the chemistry code, its class and the nominal volts of one cell. */
const CHEMISTRIES: [RegExp, ChemistryClass, number][] = [
  [/^lifepo|^lithiumironphosphate/, 'lithium-iron-phosphate', 3.2],
  [/^li(thium)?(ion|po)/, 'lithium-ion', 3.7],
  [/^ni(mh|cd)/, 'nickel', 1.2],
  [/lead|^sla$/, 'lead-acid', 2],
  [/manganese|limno/, 'lithium-metal', 3],
  [/thionyl|lisocl/, 'lithium-metal', 3.6],
  [/disul(?:f|ph)|lifes/, 'lithium-metal', 1.5],
  [/silver/, 'single-use', 1.55],
  [/zincair/, 'single-use', 1.45],
]

/** Accepts any spelling of the code: 'Li-ion', 'li-ion', 'Lithium thionyl chloride', 'limno2'. */
export function chemistryOf(code: string): { kind: ChemistryClass; cellVolts: number } {
  const letters = code.toLowerCase().replaceAll(/[^a-z]/g, '')
  for (const [pattern, kind, cellVolts] of CHEMISTRIES) {
    if (pattern.test(letters)) return { kind, cellVolts }
  }
  return { kind: 'single-use', cellVolts: 1.5 }
}

/** Number of cells in series for the voltage, and nominal volts of each (rounded to 0.01). */
export function seriesCells(code: string, volts: number): { count: number; cellVolts: number } {
  const count = Math.max(1, Math.round(volts / chemistryOf(code).cellVolts))
  return { count, cellVolts: Math.round((volts / count) * 100) / 100 }
}

/**
 * The 4.2 V limit applies only to ordinary lithium-ion cells. Cells of a higher nominal voltage have their own, which
 * is printed on the battery.
 */
export function chargingLimitKind(
  code: string,
  volts: number,
  rechargeable: boolean,
): 'ordinary' | 'high-voltage' | 'none' {
  if (!rechargeable || chemistryOf(code).kind !== 'lithium-ion') return 'none'
  return seriesCells(code, volts).cellVolts <= CHARGING_LIMIT.nominal ? 'ordinary' : 'high-voltage'
}
