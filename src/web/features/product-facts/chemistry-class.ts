// What a chemistry means for charging, transport, warranty and the number of cells.

export type ChemistryClass =
  | 'lithium-ion'
  | 'lithium-iron-phosphate'
  | 'nickel'
  | 'lead-acid'
  | 'lithium-metal'
  | 'single-use'

/** Nominal volts of one cell by the letters of the chemistry's code; the class beside it. */
const KNOWN: [RegExp, ChemistryClass, number][] = [
  [/^lifepo|^lithiumironphosphate/, 'lithium-iron-phosphate', 3.2],
  [/^li(thium)?(ion|po)/, 'lithium-ion', 3.7],
  [/^ni(mh|cd)/, 'nickel', 1.2],
  [/lead|^sla$/, 'lead-acid', 2],
  [/manganese|limno/, 'lithium-metal', 3],
  [/thionyl|lisocl/, 'lithium-metal', 3.6],
  [/disulf|lifes/, 'lithium-metal', 1.5],
  [/silver/, 'single-use', 1.55],
  [/zincair/, 'single-use', 1.45],
]

/** Accepts the code in any spelling: 'Li-ion', 'li-ion', 'Lithium thionyl chloride', 'limno2'. */
export function chemistryOf(code: string): { kind: ChemistryClass; cellVolts: number } {
  const letters = code.toLowerCase().replaceAll(/[^a-z]/g, '')
  for (const [pattern, kind, cellVolts] of KNOWN) {
    if (pattern.test(letters)) return { kind, cellVolts }
  }
  return { kind: 'single-use', cellVolts: 1.5 }
}

/** How many cells in series reach the voltage, and the nominal volts of each (rounded to 0.01). */
export function seriesCells(code: string, volts: number): { count: number; cellVolts: number } {
  const count = Math.max(1, Math.round(volts / chemistryOf(code).cellVolts))
  return { count, cellVolts: Math.round((volts / count) * 100) / 100 }
}

/**
 * The limit of 4.2 V is true of ordinary lithium-ion cells alone. Cells of a nominal voltage above
 * 3.7 V are charged higher, and their limit is printed on the battery.
 */
export function chargingLimitKind(
  code: string,
  volts: number,
  rechargeable: boolean,
): 'ordinary' | 'high-voltage' | 'none' {
  if (!rechargeable || chemistryOf(code).kind !== 'lithium-ion') return 'none'
  return seriesCells(code, volts).cellVolts <= 3.7 ? 'ordinary' : 'high-voltage'
}
