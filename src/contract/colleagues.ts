// Routes for the logins of one company: its owners invite colleagues, give roles and remove logins.
import { z } from 'zod'
import { LANGS } from '../shared/lang.ts'
import { COMPANY_EVENTS, MEMBER_ROLES } from '../shared/membership.ts'
import { defineCall } from './call.ts'
import { attemptedPassword, email, line, loginName, newPassword } from './member-fields.ts'
import { idempotencyKey, langInput, langOnly } from './shared-shapes.ts'

const forMembers = { access: 'member', cache: 'none', cost: 'normal' } as const
const changing = { ...forMembers, roles: ['owner'], crossSite: 'deny-cookie' } as const
const forVisitors = {
  access: 'visitor',
  cache: 'none',
  cost: 'normal',
  crossSite: 'deny-cookie',
} as const

const role = z.enum(MEMBER_ROLES)
const id = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER)
const password = attemptedPassword.describe('of the login that makes the call; 422: it is wrong')
const token = z.string().min(20).max(128).describe('from the mailed link')

const colleague = z.object({
  id: z.number().int(),
  username: z.string(),
  firstName: z.string(),
  surname: z.string(),
  email: z.string().nullable().describe('null unless an owner asks'),
  role,
  isYou: z.boolean().describe('the login that asks'),
  isLastOwner: z.boolean().describe('cannot be removed, and keeps the role'),
  memberSince: z.string(),
})

const invitation = z.object({
  id: z.number().int(),
  email: z.string(),
  role,
  lang: z.enum(LANGS),
  sentAt: z.string(),
  expiresAt: z.string(),
  isExpired: z.boolean().describe('its link is no longer valid'),
})

const companyEvent = z.object({
  at: z.string(),
  event: z.enum(COMPANY_EVENTS),
  by: z.string().nullable().describe('login name; null: no longer known'),
  about: z
    .string()
    .nullable()
    .describe('login name, the address of an invitation, or the approval limit with its currency'),
  role: role.nullable().describe('the role given'),
})

const team = z.object({
  mayChange: z.boolean().describe('this login is an owner, who changes the team'),
  colleagues: z.array(colleague),
  invitations: z.array(invitation).describe('open ones; empty unless an owner asks'),
  events: z.array(companyEvent).describe('the last changes; empty unless an owner asks'),
})
export type CompanyTeam = z.infer<typeof team>
export type Colleague = z.infer<typeof colleague>
export type ColleagueInvitation = z.infer<typeof invitation>
export type CompanyEventItem = z.infer<typeof companyEvent>

export const listColleaguesRoute = defineCall({
  method: 'GET',
  path: '/api/user/colleagues',
  summary: 'The logins of my company; for owners also open invitations and the last changes',
  ...forMembers,
  crossSite: 'allow',
  input: langOnly,
  result: team,
})

export const changeRoleRoute = defineCall({
  method: 'POST',
  path: '/api/user/colleagues/{id}/role',
  summary: 'Gives a login of my company another role. 422: it is the last owner',
  ...changing,
  idempotency: 'repeatable',
  input: z.object({ lang: langInput, id, role, password }).strict(),
  result: team,
})

export const removeColleagueRoute = defineCall({
  method: 'POST',
  path: '/api/user/colleagues/{id}/remove',
  summary:
    'Removes a login: its sessions end, its basket is dropped, its orders stay. 422: it is the last owner',
  ...changing,
  input: z.object({ lang: langInput, id, password }).strict(),
  result: team,
})

export const inviteColleagueRoute = defineCall({
  method: 'POST',
  path: '/api/user/invitations',
  summary:
    'Mails an invitation with a link that works once, and replaces an earlier one to the address. 409: the company has all logins it may have. 422: also the address of a colleague. 5600: it was sent before',
  ...changing,
  idempotency: 'key',
  input: z
    .object({
      lang: langInput,
      key: idempotencyKey,
      email,
      role,
      mailLang: z.enum(LANGS),
      password,
    })
    .strict(),
  result: team,
})

export const resendInvitationRoute = defineCall({
  method: 'POST',
  path: '/api/user/invitations/{id}/resend',
  summary: 'Mails a new link; the former one no longer works',
  ...changing,
  input: z.object({ lang: langInput, id }).strict(),
  result: team,
})

export const withdrawInvitationRoute = defineCall({
  method: 'DELETE',
  path: '/api/user/invitations',
  summary: 'Withdraws an invitation: its link no longer works',
  ...changing,
  input: z.object({ lang: langInput, id }),
  result: team,
})

export const readInvitationRoute = defineCall({
  method: 'POST',
  path: '/api/user/invitations/read',
  summary: 'Who invites whom, by the secret of the mailed link. 410: it was used, or is too old',
  ...forVisitors,
  input: z.object({ lang: langInput, token }).strict(),
  result: z.object({ company: z.string(), email: z.string(), role, expiresAt: z.string() }),
})
/** What an invited colleague reads before accepting. */
export type InvitationDetails = z.infer<typeof readInvitationRoute.result>

export const acceptInvitationRoute = defineCall({
  method: 'POST',
  path: '/api/user/invitations/accept',
  summary:
    'Makes the login of an invited colleague. 409: the address has got a login meanwhile. 410: the link was used, or is too old. 422: also a login name that is taken',
  ...forVisitors,
  input: z
    .object({
      lang: langInput,
      token,
      username: loginName,
      firstName: line(60),
      surname: line(60),
      password: newPassword,
      confirmPassword: z.string().max(128),
      privacyAccepted: z.literal(true, { error: 'consent' }),
    })
    .strict(),
  result: z.object({
    username: z.string(),
    company: z.string(),
    loginB2d: z.boolean().describe('true when the company is in the dropshipping area only'),
  }),
})
