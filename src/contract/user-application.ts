// Routes for applying for membership (email code, form, draft, status, answers to staff) and to a team; exhibitions.
import { z } from 'zod'
import { HEARD_FROM, REQUESTABLE_DETAILS } from '../shared/membership.ts'
import { MONTHLY_VOLUMES, TEAMS } from '../shared/teams.ts'
import { defineCall } from './call.ts'
import {
  approvalState,
  country,
  dialCode,
  email,
  emailCode,
  failReason,
  line,
  loginName,
  memberKind,
  newPassword,
  optional,
  phone,
  postCode,
  privacyAcceptedInForm,
  securityAnswer,
  text,
  ticket,
  website,
} from './member-fields.ts'
import { langInput, langOnly } from './shared-shapes.ts'
import { attachment, ATTACHMENT, sendingId } from './upload.ts'

const forVisitors = { access: 'visitor', cache: 'none', cost: 'normal' } as const

export const sendEmailCodeRoute = defineCall({
  method: 'POST',
  path: '/api/user/register/send-email',
  summary: 'Mails a code of six digits; the answer does not reveal whether the address is known',
  ...forVisitors,
  crossSite: 'deny-cookie',
  input: z
    .object({
      lang: langInput,
      email,
      purpose: z.enum(['register', 'status']).default('register'),
      ...securityAnswer,
    })
    .strict(),
  result: z.object({
    expiresAt: z.string(),
    resendAfter: z.number().int().describe('seconds until another mail may be asked for'),
  }),
})

export const checkEmailCodeRoute = defineCall({
  method: 'POST',
  path: '/api/user/register/check/email-security-code',
  summary:
    'Exchanges the code for a ticket that is valid for two hours; five wrong attempts invalidate the code',
  ...forVisitors,
  crossSite: 'deny-cookie',
  input: z
    .object({
      lang: langInput,
      email,
      code: emailCode,
      purpose: z.enum(['register', 'status']).default('register'),
    })
    .strict(),
  result: z.object({
    ticket: z.string(),
    expiresAt: z.string(),
    hasDraft: z.boolean().describe('an application was begun with this address and is kept'),
  }),
})

const applicationFields = {
  memberKind,
  username: loginName,
  firstName: line(60),
  surname: line(60),
  companyName: line(120),
  website: optional(website),
  businessRegistrationNo: optional(line(60)),
  salesChannels: optional(text(500)),
  country,
  addressLine1: line(120),
  addressLine2: optional(line(120)),
  city: line(80),
  region: optional(line(80)),
  postCode: optional(postCode),
  dialCode,
  phone,
  invoiceReference: optional(line(60)).describe(
    'number of any invoice, if the company has bought from us before',
  ),
  heardFrom: optional(z.enum(HEARD_FROM)),
  productsOfInterest: z.array(z.string().max(64)).max(20).default([]).describe('category ids'),
  invitationCode: optional(line(40)).describe(
    'from our sales staff; decides the price group of the membership',
  ),
}

/** Postcode and phone are validated by country; region and postcode are required where that country needs them. */
export const registerMemberRoute = defineCall({
  method: 'POST',
  path: '/api/user/register-v2',
  summary: 'Sends the application; the same ticket sent again answers 5600 with the same number',
  ...forVisitors,
  crossSite: 'deny-cookie',
  input: z
    .object({
      lang: langInput,
      ticket,
      ...applicationFields,
      password: newPassword,
      confirmPassword: z.string().max(128),
      privacyAccepted: z.literal(true, { error: 'consent' }),
    })
    .strict(),
  result: z.object({
    applicationNo: z.string(),
    approvalState,
    submittedAt: z.string(),
    dueAt: z.string().describe('the end of the last working day for the decision'),
  }),
})

export const readApplicationRoute = defineCall({
  method: 'GET',
  path: '/api/user/register-v2',
  summary:
    'The status of an application: by email address and mailed code (purpose status), by ticket, or by the token of the applicant',
  ...forVisitors,
  crossSite: 'allow',
  input: z.object({
    lang: langInput,
    email: email.optional(),
    code: emailCode.optional(),
    ticket: ticket.optional(),
  }),
  result: z.object({
    applicationNo: z.string().nullable().describe('null when none was sent yet'),
    memberKind: memberKind.nullable(),
    approvalState,
    failReason: failReason.nullable(),
    missing: z.array(
      z.object({ item: z.enum(REQUESTABLE_DETAILS), name: z.string(), note: z.string() }),
    ),
    submittedAt: z.string().nullable(),
    dueAt: z.string().nullable(),
    keptUntil: z
      .string()
      .nullable()
      .describe('when the data of an application that is not approved are erased'),
    ticket: z.string().nullable().describe('for the next request, when the code was used up'),
  }),
})

export const sendAnswersRoute = defineCall({
  method: 'POST',
  path: '/api/user/register/papers',
  summary: 'Answers what staff asked for; by ticket, or by the token of the applicant',
  ...forVisitors,
  crossSite: 'deny-cookie',
  input: z
    .object({
      lang: langInput,
      ticket: ticket.optional(),
      answers: z
        .array(z.object({ item: z.enum(REQUESTABLE_DETAILS), text: text(4000).min(1) }).strict())
        .min(1)
        .max(10),
    })
    .strict(),
  result: z.object({ approvalState, dueAt: z.string() }),
})

/** A partial form: nothing is required or validated; secrets are rejected as unknown fields. */
const draft = z
  .object(
    Object.fromEntries(
      Object.keys(applicationFields).map((name) => [
        name,
        name === 'productsOfInterest'
          ? z.array(z.string().max(64)).max(20).optional()
          : z.string().max(1000).optional(),
      ]),
    ) as Record<
      keyof typeof applicationFields,
      z.ZodOptional<z.ZodString | z.ZodArray<z.ZodString>>
    >,
  )
  .strict()

export const saveDraftRoute = defineCall({
  method: 'POST',
  path: '/api/user/register/draft',
  summary: 'Stores an unfinished form for 30 days for the owner of the email address',
  ...forVisitors,
  crossSite: 'deny-cookie',
  input: z.object({ lang: langInput, ticket, form: draft }).strict(),
  result: z.object({ savedAt: z.string(), keptUntil: z.string() }),
})

export const readDraftRoute = defineCall({
  method: 'POST',
  path: '/api/user/register/read-draft',
  summary: 'The form as it was stored',
  ...forVisitors,
  crossSite: 'deny-cookie',
  input: z.object({ lang: langInput, ticket }).strict(),
  result: z.object({
    email: z.string(),
    form: draft.nullable(),
    savedAt: z.string().nullable(),
    keptUntil: z.string().nullable(),
  }),
})

export const registerAtExhibitionRoute = defineCall({
  method: 'POST',
  path: '/api/user/exhibition/register',
  summary: 'Registers a visitor for an exhibition; the same address again answers 5600',
  ...forVisitors,
  crossSite: 'deny-cookie',
  input: z
    .object({
      lang: langInput,
      exhibitionId: z.string().min(1).max(64),
      firstName: line(60),
      surname: line(60),
      companyName: line(120),
      email,
      country,
      dialCode: optional(dialCode),
      phone: optional(phone),
      visitDay: optional(z.string().regex(/^\d{4}-\d{2}-\d{2}$/)),
      message: optional(text(2000)),
      privacyAccepted: z.literal(true, { error: 'consent' }),
      ...securityAnswer,
    })
    .strict(),
  result: z.object({ registrationNo: z.string() }),
})

export const readExhibitionRoute = defineCall({
  method: 'GET',
  path: '/api/exhibition/info/{id}',
  summary: 'An exhibition at which visitors can meet the company',
  ...forVisitors,
  crossSite: 'allow',
  input: z.object({ id: z.string().min(1).max(64), ...langOnly.shape }),
  result: z.object({
    id: z.string(),
    name: z.string(),
    place: z.string(),
    beginsOn: z.string(),
    endsOn: z.string(),
    booth: z.string(),
    text: z.string(),
    isExample: z.boolean().describe('an example, to be replaced before going live'),
    isOver: z.boolean().describe('its last day has passed, so no one can register'),
  }),
})
export type Exhibition = z.infer<typeof readExhibitionRoute.result>

/** For every team. The application joins the same queue as members' applications and never creates a login. */
export const applyToTeamRoute = defineCall({
  method: 'POST',
  path: '/api/user/join-us/{id}',
  summary:
    'Applies to a team (distributor, warehouse, logistics, general) or, by its id, for an opening in one',
  ...forVisitors,
  upload: ATTACHMENT,
  crossSite: 'deny-cookie',
  input: z
    .object({
      id: z.string().min(1).max(80),
      lang: langInput,
      team: z.enum(TEAMS).optional().describe('ignored: id names the team or an opening in it'),
      firstName: line(60),
      surname: line(60),
      email,
      country,
      dialCode: optional(dialCode),
      phone: optional(phone),
      city: optional(line(80)),
      companyName: optional(line(120)).describe('required of a distributor'),
      website: optional(website),
      region: optional(line(80)).describe('where a distributor wants to sell; required of one'),
      volume: optional(z.enum(MONTHLY_VOLUMES)).describe(
        'pieces per month; required of a distributor',
      ),
      message: text(4000).min(1),
      privacyAccepted: privacyAcceptedInForm,
      sendingId,
      attachment,
      ...securityAnswer,
    })
    .strict(),
  result: z.object({ applicationNo: z.string(), dueAt: z.string() }),
})
