// Routes of what waits for staff: second signatures, proposed movements of money, and the counts of other work.
import { z } from 'zod'
import { MEMBER_KINDS } from '../shared/membership.ts'
import { STAFF_PERMISSIONS } from '../shared/staff-permissions.ts'
import { ACCOUNT_REQUESTS, SETTING_REQUESTS } from '../shared/staff-requests.ts'
import { STAFF_WORK } from '../shared/staff-work.ts'
import { defineCall } from './call.ts'
import { langInput, langOnly } from './shared-shapes.ts'
import { staffRoute } from './staff-session.ts'

const proposed = {
  proposedBy: z.string().describe('the address of the account, or who asked for a payout'),
  proposedAt: z.string(),
  isOwn: z.boolean().describe('proposed by this account, which may withdraw it'),
}

const settingValue = z.object({
  amount: z.string().nullable().describe('in the currency of the setting'),
  percent: z.string().nullable(),
  isActive: z.boolean().nullable().describe('of a payment method'),
  text: z.string().nullable().describe('bank details'),
})
export type SettingValue = z.infer<typeof settingValue>

const request = z.object({
  id: z.number().int(),
  kind: z.enum([...ACCOUNT_REQUESTS, ...SETTING_REQUESTS]),
  subject: z.string().describe('the address of the account, the name of the role or setting'),
  add: z.array(z.string()).describe('roles that the account gets'),
  remove: z.array(z.string()).describe('roles that are taken from it'),
  permissions: z.array(z.enum(STAFF_PERMISSIONS)).describe('those that the role will have'),
  before: z.array(z.string()).describe('the roles of the account, or permissions of the role, now'),
  setting: z
    .object({
      name: z.string().describe('of the money setting or payment method; bank: bank details'),
      currency: z.string().nullable(),
      from: settingValue.nullable(),
      to: settingValue,
    })
    .nullable(),
  expiresAt: z.string(),
  mayApprove: z
    .boolean()
    .describe('proposed by another, or no one else could sign it: then an hour after the proposal'),
  ...proposed,
})

const proposal = z.object({
  id: z.number().int(),
  kind: z.enum(['adjustment', 'payout', 'payment']).describe('payment: a reversal'),
  state: z
    .enum(['proposed', 'requested'])
    .describe('requested: a payout that staff have not proposed to pay yet'),
  currency: z.string(),
  amount: z
    .string()
    .describe('of a payout, what is paid out; of the others, negative: taken from the account'),
  customerNo: z.string(),
  company: z.string(),
  memberKind: z.enum(MEMBER_KINDS),
  reason: z.string().nullable(),
  mayDecide: z.boolean().describe('this account has the permission'),
  ...proposed,
})

const staffQueue = z.object({
  requests: z
    .array(request)
    .nullable()
    .describe('those that the account may sign; null with neither staff.manage nor setting.write'),
  proposals: z.array(proposal).nullable().describe('null without the permission money.read'),
  work: z
    .array(
      z.object({
        kind: z.enum(STAFF_WORK),
        count: z.number().int().describe('1000: more than 999'),
        since: z.string().nullable().describe('when the oldest began to wait'),
      }),
    )
    .describe('what waits for staff with the permissions of the account'),
})
export type StaffQueue = z.infer<typeof staffQueue>
export type StaffRequest = z.infer<typeof request>
export type StaffProposal = z.infer<typeof proposal>

export const readStaffQueueRoute = defineCall({
  method: 'GET',
  path: '/api/staff/queue',
  summary: 'What waits for the account: decisions, and other work by kind, with counts',
  ...staffRoute,
  access: 'staff',
  input: langOnly,
  result: staffQueue,
})

const decision = {
  lang: langInput,
  id: z.number().int().positive(),
  isApproved: z.boolean().describe('false: it is rejected'),
}

export const decideStaffRequestRoute = defineCall({
  method: 'POST',
  path: '/api/staff/requests/decide',
  summary:
    'Signs or refuses a change of accounts or roles; withdraws one that this account proposed. 404; 409 with reason: decided, ownRequest (others could sign), tooEarly (within an hour, by the one who proposed it and signs alone), moved (what it changes has changed since)',
  ...staffRoute,
  access: 'staff:staff.manage',
  stepUp: true,
  audit: ['staff.roles', 'role.save', 'staff.reset', 'staff.disable', 'request.refuse'],
  input: z.object(decision).strict(),
  result: z.object({
    state: z.enum(['approved', 'refused', 'withdrawn']),
    invitation: z
      .string()
      .nullable()
      .describe('of a reset: what follows #invitation= in the link for the colleague'),
  }),
})

export const decideSettingRoute = defineCall({
  method: 'POST',
  path: '/api/staff/settings/decide',
  summary:
    'Signs or refuses a change of money settings, payment methods or bank details; withdraws one that this account proposed. 404; 409 with reason: decided, ownRequest (others could sign), tooEarly (within an hour, by the one who proposed it and signs alone), moved (what it changes has changed since)',
  ...staffRoute,
  access: 'staff:setting.write',
  stepUp: true,
  audit: ['money.setting', 'request.refuse'],
  input: z.object(decision).strict(),
  result: z.object({ state: z.enum(['approved', 'refused', 'withdrawn']) }),
})

const decideMoney = {
  ...staffRoute,
  stepUp: true,
  result: z.null(),
} as const

export const decideAdjustmentRoute = defineCall({
  method: 'POST',
  path: '/api/staff/adjustments/decide',
  summary: 'Approves or refuses a proposed adjustment. 404; 409 with reason',
  ...decideMoney,
  access: 'staff:money.adjust',
  audit: ['money.approve', 'money.refuse'],
  input: z.object(decision).strict(),
})

export const decideReversalRoute = defineCall({
  method: 'POST',
  path: '/api/staff/reversals/decide',
  summary: 'Approves or refuses a proposed reversal, by its payment. 404; 409 with reason',
  ...decideMoney,
  access: 'staff:money.adjust',
  audit: ['money.reverse', 'money.reject-reversal'],
  input: z.object(decision).strict(),
})

export const decidePayoutRoute = defineCall({
  method: 'POST',
  path: '/api/staff/payouts/decide',
  summary: 'Confirms that a payout was paid, or refuses it with a reason. 404; 409 with reason',
  ...decideMoney,
  access: 'staff:money.pay-out',
  audit: ['money.pay-out', 'money.reject-payout'],
  input: z.object({ ...decision, reason: z.string().trim().max(500).default('') }).strict(),
})
