// Routes for settings of orders: mails, parcels, statements, billing address; an owner also sees the approval limit.
import { z } from 'zod'
import { ORDER_MAILS } from '../shared/order-mails.ts'
import { approvalLimit } from './approval.ts'
import { defineCall } from './call.ts'
import { country, line, optional, postCode } from './member-fields.ts'
import { langInput, langOnly } from './shared-shapes.ts'

const forFinance = {
  access: 'member',
  cache: 'none',
  roles: ['owner', 'finance'],
} as const

/** The characters that carriers print in one line of a label. */
const LABEL_LINE = 35

const settings = z.object({
  mails: z
    .enum(ORDER_MAILS)
    .describe('each: a mail per event; digest: one per day; none: no mails about orders'),
  senderName: z.string().describe('on parcels; empty: the name of the company'),
  neutralSlip: z
    .boolean()
    .describe("in a dropshipper's parcels: a slip with your name and the lines, without prices"),
  packingList: z.boolean().describe("in a wholesaler's parcels"),
  monthlyMail: z.boolean().describe('a mail with the statement of each month, and its invoice'),
  billing: z
    .object({
      name: z.string(),
      line1: z.string(),
      line2: z.string(),
      city: z.string(),
      region: z.string(),
      postCode: z.string(),
      country: z.string(),
      taxNo: z.string(),
    })
    .nullable()
    .describe('null: invoices name the address of the company'),
  approval: approvalLimit.nullable().describe('null: this login is not an owner'),
})
export type AccountSettings = z.infer<typeof settings>

export const readAccountSettingsRoute = defineCall({
  method: 'GET',
  path: '/api/account/settings',
  summary:
    'Which mails about orders are sent, what parcels name as sender, and the billing address',
  ...forFinance,
  cost: 'normal',
  crossSite: 'allow',
  input: langOnly,
  result: settings,
})

export const changeAccountSettingsRoute = defineCall({
  method: 'POST',
  path: '/api/account/settings',
  summary:
    'Changes all settings of orders together, except the approval limit. Without any field of the billing address, invoices name the address of the company',
  ...forFinance,
  cost: 'normal',
  crossSite: 'deny-cookie',
  idempotency: 'repeatable',
  input: z
    .object({
      lang: langInput,
      mails: z.enum(ORDER_MAILS),
      senderName: optional(line(LABEL_LINE)),
      neutralSlip: z.boolean(),
      packingList: z.boolean(),
      monthlyMail: z.boolean(),
      billingName: optional(line(120)),
      line1: optional(line(120)),
      line2: optional(line(120)),
      city: optional(line(80)),
      region: optional(line(80)),
      postCode: optional(postCode),
      country: optional(country),
      taxNo: optional(line(40)),
    })
    .strict(),
  result: settings,
})
