// Routes of staff sessions: log-in, log-out, step-up, the account of the session, factors.
import { z } from 'zod'
import { STAFF_PERMISSIONS } from '../shared/staff-permissions.ts'
import { defineCall } from './call.ts'
import { attemptedPassword, newPassword } from './member-fields.ts'
import { langInput, langOnly } from './shared-shapes.ts'

/** What every call of staff has in common. */
export const staffRoute = { cache: 'none', cost: 'normal', crossSite: 'same-origin' } as const

/** Six digits of the app, or a recovery code; spaces and hyphens do not matter. */
const code = z.string().trim().min(6).max(20)

export const readStaffEntryRoute = defineCall({
  method: 'GET',
  path: '/api/staff/entry',
  summary: 'What the login of staff offers at this address',
  ...staffRoute,
  access: 'staff-entry',
  input: langOnly,
  result: z.object({
    passkeyHost: z
      .string()
      .nullable()
      .describe('the host under which passkeys work; null: the address does not allow them'),
  }),
})

export const loggedInStaff = z.object({
  name: z.string(),
  isEnrolled: z.boolean().describe('false: the account must set up a factor before all else'),
})

export const logInStaffRoute = defineCall({
  method: 'POST',
  path: '/api/staff/log-in',
  summary:
    'Logs a staff account in. 422 credentials: address, password or code is wrong, without saying which; 429: too many attempts',
  ...staffRoute,
  access: 'staff-entry',
  audit: 'staff.log-in',
  input: z
    .object({
      lang: langInput,
      email: z.string().trim().min(1).max(254),
      password: attemptedPassword,
      code: z.string().trim().max(20).default('').describe('empty for an account without a factor'),
    })
    .strict(),
  result: loggedInStaff,
})

export const logOutStaffRoute = defineCall({
  method: 'DELETE',
  path: '/api/staff/log-out',
  summary: 'Ends this session of staff',
  ...staffRoute,
  access: 'staff-enrolling',
  audit: 'staff.log-out',
  input: langOnly,
  result: z.null(),
})

export const stepUpRoute = defineCall({
  method: 'POST',
  path: '/api/staff/step-up',
  summary: 'Verifies a code again, which counts for five minutes. 422 wrongCode',
  ...staffRoute,
  access: 'staff',
  audit: 'staff.step-up',
  input: z.object({ lang: langInput, code }).strict(),
  result: z.null(),
})

const staffSession = z.object({
  id: z.string(),
  current: z.boolean().describe('the session of this request'),
  device: z.enum(['browser', 'terminal']),
  userAgent: z.string(),
  ip: z.string(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  endsAt: z.string(),
})

const staffMe = z.object({
  email: z.string(),
  name: z.string(),
  isEnrolled: z.boolean().describe('it has a second factor'),
  roles: z.array(z.string()),
  permissions: z.array(z.enum(STAFF_PERMISSIONS)),
  ip: z.string().describe('the network address of this request'),
  onePerson: z.boolean().describe('one person runs the shop: no second signature is possible'),
  factors: z.object({
    totpSince: z.string().nullable(),
    recoveryCodes: z.number().int().describe('those that are left'),
    passkeys: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        createdAt: z.string(),
        lastUsedAt: z.string().nullable(),
      }),
    ),
    passkeyHost: z
      .string()
      .nullable()
      .describe('the host under which passkeys work; null: the address does not allow them'),
  }),
  sessions: z.array(staffSession),
})
export type StaffMe = z.infer<typeof staffMe>

export const readStaffMeRoute = defineCall({
  method: 'GET',
  path: '/api/staff/me',
  summary: 'Who I am: roles, permissions, factors and sessions',
  ...staffRoute,
  access: 'staff-enrolling',
  input: langOnly,
  result: staffMe,
})

export const proposeTotpRoute = defineCall({
  method: 'POST',
  path: '/api/staff/totp/propose',
  summary: 'A new secret for an authenticator app. Nothing is stored until a code confirms it',
  ...staffRoute,
  access: 'staff-enrolling',
  stepUp: true,
  audit: 'none',
  input: z.object({ lang: langInput }).strict(),
  result: z.object({
    secret: z.string().describe('base32, for typing'),
    sealed: z.string().describe('to be returned with the first code'),
    address: z.string().describe('otpauth://'),
    qr: z.object({
      size: z.number().int().describe('modules along one side'),
      path: z.string().describe('of an SVG, one unit per module'),
    }),
  }),
})
export type TotpProposal = z.infer<(typeof proposeTotpRoute)['result']>

export const recoveryCodes = z.object({
  recoveryCodes: z.array(z.string()).describe('shown once; those before are void'),
})

export const confirmTotpRoute = defineCall({
  method: 'POST',
  path: '/api/staff/totp',
  summary:
    'Sets up the authenticator app with its first code; the former app is void. 422 wrongCode',
  ...staffRoute,
  access: 'staff-enrolling',
  stepUp: true,
  audit: 'staff.authenticator',
  input: z.object({ lang: langInput, sealed: z.string().max(500), code }).strict(),
  result: recoveryCodes,
})

export const issueRecoveryCodesRoute = defineCall({
  method: 'POST',
  path: '/api/staff/recovery-codes',
  summary: 'Ten new recovery codes, each of which is accepted once in place of a code of the app',
  ...staffRoute,
  access: 'staff',
  stepUp: true,
  audit: 'staff.recovery-codes',
  input: z.object({ lang: langInput }).strict(),
  result: recoveryCodes,
})

export const endStaffSessionRoute = defineCall({
  method: 'DELETE',
  path: '/api/staff/sessions',
  summary: 'Ends one of my sessions (id), or all but this one',
  ...staffRoute,
  access: 'staff',
  audit: 'staff.end-session',
  input: z.object({ lang: langInput, id: z.string().max(64).optional() }),
  result: z.object({ ended: z.number().int() }),
})

export const acceptStaffInvitationRoute = defineCall({
  method: 'POST',
  path: '/api/staff/accept-invitation',
  summary: 'Sets the password of a staff account by its one-time link',
  ...staffRoute,
  access: 'staff-entry',
  audit: 'staff.accept',
  input: z
    .object({ lang: langInput, invitation: z.string().min(20).max(128), newPassword })
    .strict(),
  result: z.object({ name: z.string() }),
})
