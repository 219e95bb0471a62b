// What accompanies a battery: its documents, and what its energy means for transport.
import { z } from 'zod'
import { DOCUMENT_TYPES } from '../shared/content-kinds.ts'

export const productDocument = z.object({
  kind: z.enum(DOCUMENT_TYPES),
  title: z.string(),
  url: z.string().describe('without language prefix'),
  isExample: z.boolean().describe('to be replaced before going live'),
})

/** Transport of the battery, by UN number and energy (shared/transport-rules.ts). */
export const transport = z.object({
  unNumber: z.string().nullable().describe('shipped alone'),
  unNumberWithEquipment: z.string().nullable(),
  energyWh: z.number(),
  limits: z
    .object({ cellWh: z.number(), batteryWh: z.number(), withApprovalWh: z.number() })
    .nullable()
    .describe('Wh limits of air transport; null where energy decides nothing'),
  needsApproval: z.boolean(),
  forbidden: z.boolean().describe('above every limit: freight, fully regulated'),
  cargoAircraftOnly: z.boolean(),
  chargePercent: z.number().nullable().describe('most charge when shipped alone by air'),
})
