// The UN number of a battery, alone and with equipment, and what its energy means for air transport.
import { AIR_LIMIT_WH } from './business-constants.ts'

const LITHIUM_RECHARGEABLE = new Set(['li-ion', 'li-polymer', 'lifepo4'])
const LITHIUM_METAL = new Set(['limno2', 'lisocl2', 'lifes2'])

/** Maximum charge of lithium-ion batteries shipped alone by air. */
const CHARGE_PERCENT = 30

export interface Transport {
  /** Shipped alone: 'UN3480'; null: not dangerous goods as a dry cell. */
  unNumber: string | null
  /** Packed with or built into equipment. */
  unNumberWithEquipment: string | null
  energyWh: number
  /** Limits in Wh; null where energy is not the criterion. */
  limits: { cellWh: number; batteryWh: number; withApprovalWh: number } | null
  /** Above the battery limit: the airline has to approve. */
  needsApproval: boolean
  /** Above every limit: not allowed in luggage and fully regulated as freight. */
  forbidden: boolean
  /** Shipped alone, it may travel in cargo aircraft only. */
  cargoAircraftOnly: boolean
  /** Maximum charge when shipped alone by air. */
  chargePercent: number | null
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

/** `chemistry` is a code. Lithium metal is limited by grams of lithium, not by Wh. */
export function transportOf(chemistry: string, energyWh: number): Transport {
  const isIon = LITHIUM_RECHARGEABLE.has(chemistry)
  const isMetal = LITHIUM_METAL.has(chemistry)
  const { cell, battery, withApproval } = AIR_LIMIT_WH
  return {
    unNumber: unNumber(chemistry),
    unNumberWithEquipment: isIon ? 'UN3481' : isMetal ? 'UN3091' : unNumber(chemistry),
    energyWh,
    limits: isIon ? { cellWh: cell, batteryWh: battery, withApprovalWh: withApproval } : null,
    needsApproval: isIon && energyWh > battery && energyWh <= withApproval,
    forbidden: isIon && energyWh > withApproval,
    cargoAircraftOnly: isIon || isMetal,
    chargePercent: isIon ? CHARGE_PERCENT : null,
  }
}
