// Transport of a battery as freight, and the limits of passengers' baggage. UN number and hazard class are those of the
// dangerous goods rules; the packing instructions are the airlines' (IATA); special provision 188 exempts small lithium
// batteries by road and sea.
import { AIR_LIMIT_WH, LITHIUM_LIMIT_GRAMS } from './business-constants.ts'

const LITHIUM_RECHARGEABLE = new Set(['li-ion', 'li-polymer', 'lifepo4'])
const LITHIUM_METAL = new Set(['limno2', 'lisocl2', 'lifes2'])

/** Maximum state of charge of lithium-ion batteries shipped alone by air, in percent. */
const CHARGE_PERCENT = 30

/** IEC names of single rechargeable lithium cells, such as ICR18/65 and INR22/70; packs start with a digit. */
const SINGLE_ION_CELL = /^I[CFMN][PR]\d/

export interface Transport {
  /** Shipped alone: 'UN3480'; null: not dangerous goods as a dry cell. */
  unNumber: string | null
  /** Packed with or built into equipment. */
  unNumberWithEquipment: string | null
  /** Hazard class of `unNumber`: '9' for lithium and Ni-MH, '8' for lead-acid. */
  hazardClass: '8' | '9' | null
  energyWh: number
  /** Number of cells, if known. */
  cells: number | null
  /** Limits in Wh; null where energy is not the criterion. `withApprovalWh` concerns passengers' baggage only. */
  limits: { cellWh: number; batteryWh: number; withApprovalWh: number } | null
  /** Passengers' baggage: above the battery limit, the airline has to approve. Says nothing about freight. */
  needsApproval: boolean
  /** Passengers' baggage: above every limit. */
  forbidden: boolean
  /** Shipped alone, it may travel in cargo aircraft only. */
  cargoAircraftOnly: boolean
  /** Maximum state of charge when shipped alone by air, in percent. */
  chargePercent: number | null
  /** IATA packing instruction for the battery shipped alone. */
  packingInstruction: 'PI965' | 'PI968' | null
  /**
   * Section of the packing instruction: IB within the limits per cell and battery, IA above them, with more duties; null
   * where it does not apply or cannot be decided.
   */
  section: 'IA' | 'IB' | null
  /** Whether special provision 188 exempts it by road and sea; null where it does not apply or cannot be decided. */
  specialProvision188: boolean | null
}

/** What decides how a battery is shipped. `chemistry` is a code of the vocabulary; null in another field: unknown. */
export interface Consignment {
  chemistry: string
  energyWh: number
  cells: number | null
  /** Lithium content of the whole battery, for lithium metal. */
  lithiumGrams?: number | null
}

/**
 * UN 3480 lithium-ion, UN 3090 lithium metal, UN 2800 non-spillable wet; null where dry cells of the chemistry
 * are not dangerous goods (alkaline, silver oxide, zinc-air). Ni-MH is UN 3496 by sea only.
 */
export function unNumber(chemistry: string): string | null {
  if (LITHIUM_RECHARGEABLE.has(chemistry)) return 'UN3480'
  if (LITHIUM_METAL.has(chemistry)) return 'UN3090'
  if (chemistry === 'sla') return 'UN2800'
  if (chemistry === 'ni-mh') return 'UN3496'
  return null
}

/** 1 for a standard lithium-ion cell named by the IEC; null: unknown, as for every device battery. */
export function cellCount(iecName: string | null): number | null {
  return iecName !== null && SINGLE_ION_CELL.test(iecName) ? 1 : null
}

export function transportOf(consignment: Consignment): Transport {
  const { chemistry, energyWh, cells, lithiumGrams = null } = consignment
  const isIon = LITHIUM_RECHARGEABLE.has(chemistry)
  const isMetal = LITHIUM_METAL.has(chemistry)
  const { cell, battery, withApproval } = AIR_LIMIT_WH
  const isWithin = isIon
    ? isWithinLimits(energyWh, cells, { cell, battery })
    : isMetal
      ? isWithinLimits(lithiumGrams, cells, LITHIUM_LIMIT_GRAMS)
      : null
  const number = unNumber(chemistry)
  return {
    unNumber: number,
    unNumberWithEquipment: isIon ? 'UN3481' : isMetal ? 'UN3091' : number,
    hazardClass: number === null ? null : chemistry === 'sla' ? '8' : '9',
    energyWh,
    cells,
    limits: isIon ? { cellWh: cell, batteryWh: battery, withApprovalWh: withApproval } : null,
    needsApproval: isIon && energyWh > battery && energyWh <= withApproval,
    forbidden: isIon && energyWh > withApproval,
    cargoAircraftOnly: isIon || isMetal,
    chargePercent: isIon ? CHARGE_PERCENT : null,
    packingInstruction: isIon ? 'PI965' : isMetal ? 'PI968' : null,
    section: isWithin === null ? null : isWithin ? 'IB' : 'IA',
    specialProvision188: isWithin,
  }
}

/**
 * Whether every cell and the battery are within their limits; null: cannot be decided. A battery of one cell
 * counts as a cell. Above the battery limit the number of cells no longer matters.
 */
function isWithinLimits(
  amount: number | null,
  cells: number | null,
  limits: { cell: number; battery: number },
): boolean | null {
  if (amount === null) return null
  if (amount > limits.battery) return false
  return cells === null ? null : amount / cells <= limits.cell
}
