// Routes for logging in and out, renewal and areas, and for a login's sessions, password, profile, email and addresses.
import { z } from 'zod'
import { defineCall } from './call.ts'
import {
  approvalState,
  country,
  email,
  emailCode,
  failReason,
  line,
  memberKind,
  newPassword,
  optional,
  phone,
  securityAnswer,
  attemptedName,
  attemptedPassword,
} from './member-fields.ts'
import { langInput, langOnly } from './shared-shapes.ts'

const forMembers = { access: 'member', cache: 'none', cost: 'normal' } as const
const forVisitors = { access: 'visitor', cache: 'none', cost: 'normal' } as const

const credentials = z
  .object({
    lang: langInput,
    username: attemptedName.describe('login name or email address'),
    password: attemptedPassword,
    remember: z.boolean().default(false).describe('a session of 30 days'),
    securityKey: securityAnswer.securityKey.optional(),
    securityCode: securityAnswer.securityCode.optional(),
  })
  .strict()

const loggedIn = z.object({
  token: z.string(),
  username: z.string(),
  company: z.string(),
  loginB2d: z.boolean().describe('true for the dropshipping area'),
  customerNo: z.string(),
  approvalState,
  failReason: failReason.optional(),
})
export type LoggedIn = z.infer<typeof loggedIn>

export const logInRoute = defineCall({
  method: 'POST',
  path: '/api/user/login',
  summary:
    'Logs a wholesaler in. 40001: an applicant, who browses as a visitor; 403: rejected, suspended, expired, or a member of the other kind; 423: a security code is needed; 429: too many attempts; with `codeByMail`, a code of /api/user/login/code lets this browser log in',
  ...forVisitors,
  crossSite: 'deny',
  input: credentials,
  result: loggedIn,
})

export const logInDropShipRoute = defineCall({
  method: 'POST',
  path: '/api/user/dropship/login',
  summary: 'Logs a dropshipper in, with the outcomes of the other login',
  ...forVisitors,
  crossSite: 'deny',
  input: credentials,
  result: loggedIn,
})

export const renewTokenRoute = defineCall({
  method: 'GET',
  path: '/api/user/update',
  summary: 'A new token for a valid or renewable one; never 402',
  access: 'renewable',
  cache: 'none',
  cost: 'normal',
  crossSite: 'deny-prefetch',
  input: langOnly,
  result: z.object({
    token: z.string(),
    company: z.string(),
    username: z.string(),
    customerNo: z.string(),
  }),
})

export const switchAreaRoute = defineCall({
  method: 'POST',
  path: '/api/user/area',
  summary:
    'Continues this session in another area, without a second login. 403: the company is not a member there',
  ...forMembers,
  crossSite: 'deny-cookie',
  idempotency: 'repeatable',
  input: z.object({ lang: langInput, memberKind }).strict(),
  result: z.object({ loginB2d: z.boolean().describe('true for the dropshipping area') }),
})

export const logOutRoute = defineCall({
  method: 'DELETE',
  path: '/api/user/logout',
  summary: 'Ends this session; with `everywhere`, every session of this login',
  access: 'applicant',
  cache: 'none',
  cost: 'cheap',
  crossSite: 'deny-cookie',
  input: z.object({ lang: langInput, everywhere: z.enum(['true', 'false']).optional() }),
  result: z.null(),
})

export const resetPasswordRoute = defineCall({
  method: 'POST',
  path: '/api/user/reset',
  summary:
    'Step 1 (username or email, security code) mails a link, whether or not the account is known; step 2 (resetToken, newPassword) sets the password and ends every session',
  ...forVisitors,
  crossSite: 'deny-cookie',
  input: z
    .object({
      lang: langInput,
      username: attemptedName.optional(),
      email: attemptedName.optional(),
      securityKey: securityAnswer.securityKey.optional(),
      securityCode: securityAnswer.securityCode.optional(),
      resetToken: z.string().min(20).max(128).optional(),
      newPassword: newPassword.optional(),
    })
    .strict(),
  result: z.null(),
})

export const changePasswordRoute = defineCall({
  method: 'POST',
  path: '/api/user/change-password',
  summary: 'Changes the password, ends every other session and returns a new token for this one',
  ...forMembers,
  crossSite: 'deny-cookie',
  input: z.object({ lang: langInput, currentPassword: attemptedPassword, newPassword }).strict(),
  result: z.object({ token: z.string() }),
})

const memberInfo = z.object({
  username: z.string(),
  email: z.string(),
  firstName: z.string(),
  surname: z.string(),
  phone: z.string(),
  lang: z.enum(['en_us', 'zh_cn', 'zh_hk']).describe('of mails'),
  role: z.string(),
  company: z.string(),
  customerNo: z.string(),
  website: z.string().nullable(),
  country: z.string(),
  memberKind,
  loginB2d: z.boolean().describe('true for the dropshipping area'),
  otherKind: z.boolean().describe('true when this login also opens the other area'),
  priceGroup: z.string().describe('selects the price lists that apply to the company'),
  currency: z.string(),
  region: z.object({ id: z.string(), name: z.string() }),
  memberSince: z.string(),
})
export type MemberInfo = z.infer<typeof memberInfo>

export const readMemberRoute = defineCall({
  method: 'GET',
  path: '/api/user/info',
  summary: 'The member, without secrets',
  ...forMembers,
  crossSite: 'allow',
  input: langOnly,
  result: memberInfo,
})

export const changeProfileRoute = defineCall({
  method: 'POST',
  path: '/api/user/profile',
  summary: 'Changes what a member may change alone: name, phone, language of mails',
  ...forMembers,
  crossSite: 'deny-cookie',
  input: z
    .object({
      lang: langInput,
      firstName: line(60),
      surname: line(60),
      phone,
      mailLang: z.enum(['en_us', 'zh_cn', 'zh_hk']),
    })
    .strict(),
  result: z.null(),
})

export const changeEmailRoute = defineCall({
  method: 'POST',
  path: '/api/user/change-email',
  summary:
    'Step 1 (newEmail, password) mails a code to the new address; step 2 (code) changes it and notifies the old address',
  ...forMembers,
  crossSite: 'deny-cookie',
  input: z
    .object({
      lang: langInput,
      newEmail: email.optional(),
      password: attemptedPassword.optional(),
      code: emailCode.optional(),
    })
    .strict(),
  result: z.object({ email: z.string().describe('the address in use now') }),
})

const sessionInfo = z.object({
  id: z.string(),
  current: z.boolean().describe('of this request'),
  kind: memberKind,
  device: z.string().describe('browser and system as the browser names them'),
  remembered: z.boolean().describe('logged in with remember'),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  endsAt: z.string(),
})
export type SessionInfo = z.infer<typeof sessionInfo>

export const listSessionsRoute = defineCall({
  method: 'GET',
  path: '/api/user/sessions',
  summary: 'Where this login is logged in, the newest first',
  ...forMembers,
  crossSite: 'allow',
  input: langOnly,
  result: z.object({ list: z.array(sessionInfo) }),
})

export const endSessionRoute = defineCall({
  method: 'DELETE',
  path: '/api/user/sessions',
  summary: 'Ends one of my sessions (id), or all but this one',
  ...forMembers,
  crossSite: 'deny-cookie',
  input: z.object({ lang: langInput, id: z.string().max(64).optional() }),
  result: z.object({ ended: z.number().int() }),
})

const addressFields = {
  label: line(60),
  recipient: line(100),
  line1: line(120),
  line2: optional(line(120)),
  city: line(80),
  region: optional(line(80)),
  postCode: optional(line(20)),
  country,
  phone: optional(phone),
  isDefault: z.boolean().default(false),
}
const address = z.object({
  id: z.string(),
  label: z.string(),
  recipient: z.string(),
  line1: z.string(),
  line2: z.string(),
  city: z.string(),
  region: z.string(),
  postCode: z.string(),
  country: z.string(),
  countryName: z.string(),
  phone: z.string(),
  isDefault: z.boolean(),
})
export type MemberAddress = z.infer<typeof address>

export const listAddressesRoute = defineCall({
  method: 'GET',
  path: '/api/user/addresses',
  summary: 'The delivery addresses of my company, the default one first',
  ...forMembers,
  crossSite: 'allow',
  input: langOnly,
  result: z.object({ list: z.array(address) }),
})

export const saveAddressRoute = defineCall({
  method: 'POST',
  path: '/api/user/addresses',
  summary: 'Adds an address, or with id changes one; at most 200 per company',
  ...forMembers,
  crossSite: 'deny-cookie',
  input: z
    .object({ lang: langInput, id: z.string().max(64).optional(), ...addressFields })
    .strict(),
  result: address,
})

export const removeAddressRoute = defineCall({
  method: 'DELETE',
  path: '/api/user/addresses',
  summary: 'Removes one of my addresses',
  ...forMembers,
  crossSite: 'deny-cookie',
  input: z.object({ lang: langInput, id: z.string().max(64) }),
  result: z.null(),
})
