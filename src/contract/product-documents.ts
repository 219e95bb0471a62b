// What accompanies a battery: its documents, and what its energy means for transport.
import { z } from 'zod'
import { DOCUMENT_TYPES } from '../shared/content-kinds.ts'

export const productDocument = z.object({
  kind: z.enum(DOCUMENT_TYPES),
  title: z.string(),
  url: z.string().describe('without language prefix'),
  isExample: z.boolean().describe('to be replaced before going live'),
})

/**
 * Transport of the battery as freight by the rules for dangerous goods (shared/transport-rules.ts). The UN number names
 * the kind of goods, the hazard class their danger. An IATA packing instruction says how goods are packed for a flight:
 * PI965 lithium-ion, PI968 lithium metal; its section IB is for small batteries, IA for larger ones. Special provision
 * 188 exempts small batteries from most of the rules.
 */
export const transport = z.object({
  unNumber: z.string().nullable().describe('of the battery shipped alone'),
  unNumberWithEquipment: z
    .string()
    .nullable()
    .describe('of the battery packed with or built into a device'),
  hazardClass: z.enum(['8', '9']).nullable(),
  energyWh: z.number(),
  cells: z.number().int().nullable().describe('number of cells; null: unknown'),
  limits: z
    .object({ cellWh: z.number(), batteryWh: z.number(), withApprovalWh: z.number() })
    .nullable()
    .describe(
      'Wh limits; null where energy is not the criterion. withApprovalWh concerns passengers’ baggage only',
    ),
  needsApproval: z.boolean().describe('in passenger baggage only with the airline’s approval'),
  forbidden: z.boolean().describe('not allowed in passenger baggage'),
  cargoAircraftOnly: z.boolean().describe('shipped alone, it may travel in cargo aircraft only'),
  chargePercent: z
    .number()
    .nullable()
    .describe('maximum state of charge when shipped alone by air'),
  packingInstruction: z
    .enum(['PI965', 'PI968'])
    .nullable()
    .describe('of the battery shipped alone'),
  section: z
    .enum(['IA', 'IB'])
    .nullable()
    .describe('of the packing instruction; null: not applicable, or cannot be decided'),
  specialProvision188: z
    .boolean()
    .nullable()
    .describe(
      'whether special provision 188 exempts it by road and sea; null: not applicable, or cannot be decided',
    ),
})
