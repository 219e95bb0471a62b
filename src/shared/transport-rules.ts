// Under which UN number a battery travels, alone and with its equipment, and what its energy means in the air.
import { AIR_LIMIT_WH } from './business-constants.ts'

const LITHIUM_RECHARGEABLE = new Set(['li-ion', 'li-polymer', 'lifepo4'])
const LITHIUM_METAL = new Set(['limno2', 'lisocl2', 'lifes2'])

/** Lithium-ion batteries shipped alone by air are charged to no more than this. */
const CHARGE_PERCENT = 30

export interface Transport {
  /** Shipped alone: 'UN3480'; null: no dangerous goods in dry cells. */
  unNumber: string | null
  /** Packed with or built into equipment. */
  unNumberWithEquipment: string | null
  energyWh: number
  /** Limits in Wh; null where energy decides nothing. */
  limits: { cellWh: number; batteryWh: number; withApprovalWh: number } | null
  /** Above the limit of a battery: the airline has to agree. */
  needsApproval: boolean
  /** Above every limit: in no luggage, and as freight fully regulated. */
  forbidden: boolean
  /** Shipped alone it flies in cargo aircraft only. */
  cargoAircraftOnly: boolean
  /** Most charge when shipped alone by air. */
  chargePercent: number | null
}

/**
 * UN 3480 lithium-ion, UN 3090 lithium metal, UN 2800 non-spillable wet; null where the chemistry is not
 * listed as dangerous goods in dry cells (alkaline, silver oxide, zinc-air). Ni-MH is UN 3496 by sea only.
 */
export function unNumber(chemistry: string): string | null {
  if (LITHIUM_RECHARGEABLE.has(chemistry)) return 'UN3480'
  if (LITHIUM_METAL.has(chemistry)) return 'UN3090'
  if (chemistry === 'sla') return 'UN2800'
  if (chemistry === 'ni-mh') return 'UN3496'
  return null
}

/** `chemistry` by its code. Lithium metal is limited by grams of lithium, not by Wh. */
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
