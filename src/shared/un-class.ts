// The class of dangerous goods (UN number) in which a battery travels, and how many cells its voltage needs at least.
import type { ParcelLine, Packing, ShippingMode, UnClass } from './shipping-terms.ts'
import { unNumber } from './transport-rules.ts'
import { RECHARGEABLE } from './vocabulary.ts'

/** The class in which a line travels by a mode; null: unknown. Ni-MH is dangerous goods by sea only. */
export function unClassOf(
  line: Pick<ParcelLine, 'chemistry' | 'unClass' | 'packing'>,
  mode: ShippingMode,
): UnClass | null {
  const stated = line.unClass ?? classOfChemistry(line.chemistry, line.packing)
  return stated === 'UN3496' && mode !== 'sea' ? 'none' : stated
}

/** The cells in series that the voltage needs at least, from the highest nominal voltage of a cell. */
export function minCells(chemistry: string, volts: number): number {
  const cellVolts = HIGHEST_CELL_VOLTS[chemistry]
  return cellVolts === undefined ? 1 : Math.max(1, Math.ceil(volts / cellVolts))
}

/** Nominal, rounded up: high-voltage lithium-ion cells have up to 3.89 V. */
const HIGHEST_CELL_VOLTS: Readonly<Record<string, number>> = {
  'li-ion': 3.9,
  'li-polymer': 3.9,
  lifepo4: 3.3,
  limno2: 3.2,
  lisocl2: 3.7,
  lifes2: 1.8,
}

const HARMLESS = new Set(['alkaline', 'silver-oxide', 'zinc-air', 'ni-cd'])

function classOfChemistry(chemistry: string, packing: Packing): UnClass | null {
  const number = unNumber(chemistry)
  if (number === null) return HARMLESS.has(chemistry) ? 'none' : null
  if (number === 'UN3496' || number === 'UN2800') return number
  // Rechargeable lithium is lithium-ion, the rest lithium metal.
  const isIon = RECHARGEABLE.has(chemistry)
  if (packing === 'with') return isIon ? 'UN3481' : 'UN3091'
  return isIon ? 'UN3480' : 'UN3090'
}
