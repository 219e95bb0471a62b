// Routes of the contact pages: details of the member, the form, and a case with its files.
import { z } from 'zod'
import { CASE_STATES, INQUIRY_TYPES, RETURN_REASONS } from '../shared/case-states.ts'
import { ORDER_LABELS } from '../shared/order-vocabulary.ts'
import { defineCall, defineFileCall } from './call.ts'
import {
  email,
  line,
  optional,
  privacyAcceptedInForm,
  securityAnswer,
  text,
  website,
} from './member-fields.ts'
import { langInput, langOnly } from './shared-shapes.ts'
import { attachment, ATTACHMENT, caseOpened, sendingId } from './upload.ts'

export const readContactDetailsRoute = defineCall({
  method: 'GET',
  path: '/api/contact-us/user-info',
  summary: 'What the contact form can fill in for a member',
  access: 'member',
  cache: 'none',
  cost: 'cheap',
  crossSite: 'allow',
  input: langOnly,
  result: z.object({
    fullName: z.string(),
    email: z.string(),
    phone: z.string(),
    company: z.string(),
    customerNo: z.string(),
    country: z.string(),
    region: z.string().nullable(),
  }),
})

const forVisitors = { access: 'visitor', cache: 'none', cost: 'normal' } as const

/**
 * Required by type: warranty needs orderNo, quantity, dateCode and reason, for the reason does_not_fit also device;
 * report_seller needs seller.
 */
export const sendFeedbackRoute = defineCall({
  method: 'POST',
  path: '/api/contact-us/customer-feedback',
  summary: 'Opens a case; the same submission again answers 5600 with the same case',
  ...forVisitors,
  upload: ATTACHMENT,
  crossSite: 'deny-cookie',
  input: z
    .object({
      lang: langInput,
      inquiryType: z.enum(INQUIRY_TYPES),
      fullName: line(120),
      region: optional(line(80)),
      email,
      subject: line(160),
      modelNumber: optional(line(80)),
      message: text(4000).min(1),
      orderNo: optional(line(60)),
      quantity: optional(z.coerce.number().int().min(1).max(1_000_000)),
      dateCode: optional(line(32)),
      reason: optional(z.enum(RETURN_REASONS)),
      device: optional(line(120)).describe('which device it does not fit'),
      seller: optional(line(160)),
      sellerUrl: optional(website),
      verificationCode: optional(line(32)),
      privacyAccepted: privacyAcceptedInForm,
      sendingId,
      attachment,
      ...securityAnswer,
    })
    .strict(),
  result: caseOpened,
})

const caseFile = z.object({
  id: z.string(),
  name: z.string(),
  mediaType: z.string(),
  bytes: z.number().int(),
})

/** A wrong number and a wrong code get the same response (404). */
export const followCaseRoute = defineCall({
  method: 'POST',
  path: '/api/contact-us/customer-feedback/case-follow',
  summary: 'The thread of a case, to which a reply or an attachment is added first',
  ...forVisitors,
  upload: ATTACHMENT,
  crossSite: 'deny-cookie',
  input: z
    .object({
      lang: langInput,
      caseNo: line(20),
      feedbackCode: line(40),
      reply: optional(text(4000)),
      sendingId,
      attachment,
    })
    .strict(),
  result: z.object({
    caseNo: z.string(),
    type: z.enum(INQUIRY_TYPES),
    state: z.enum(CASE_STATES),
    subject: z.string(),
    itemNo: z.string().nullable(),
    createdAt: z.string(),
    events: z.array(z.object({ state: z.enum(CASE_STATES), at: z.string() })),
    messages: z.array(
      z.object({
        id: z.string(),
        author: z.enum(['customer', 'staff']),
        text: z.string(),
        at: z.string(),
        files: z.array(caseFile),
      }),
    ),
    canReply: z.boolean().describe('false: the case is closed'),
    order: z
      .object({
        orderNo: z.string(),
        label: z.enum(ORDER_LABELS).describe('the state as members see it'),
      })
      .nullable()
      .describe('what a request for a quotation has become'),
  }),
})
export type CaseThread = z.infer<typeof followCaseRoute.result>

export const downloadCaseFileRoute = defineFileCall({
  method: 'POST',
  path: '/api/contact-us/customer-feedback/case-file',
  summary: 'A file of a case, for the holder of its number and code',
  ...forVisitors,
  blob: 'application/octet-stream',
  crossSite: 'deny-cookie',
  input: z
    .object({ lang: langInput, caseNo: line(20), feedbackCode: line(40), fileId: line(64) })
    .strict(),
  result: z.null(),
})
