// Routes around products: updates, inquiry, packaging, quality, questions, verification codes, date codes.
import { z } from 'zod'
import { CERTIFICATE_TYPES, QUESTION_TOPICS } from '../shared/content-kinds.ts'
import { LANGS } from '../shared/lang.ts'
import { defineCall, defineFileCall } from './call.ts'
import { area, contentId, contentEntry, keyword, publicContent } from './content.ts'
import { updateRow } from './home.ts'
import { perPackInput } from './product-card.ts'
import { email, line, optional, securityAnswer, text } from './member-fields.ts'
import { itemNo, langInput, listOf, pagingInput } from './shared-shapes.ts'
import { attachment, ATTACHMENT, caseOpened, sendingId } from './upload.ts'

const day = z.iso.date()
const updateFilters = {
  category: z.string().max(64).optional(),
  brand: z.string().max(80).optional(),
  region: z.string().max(16).optional(),
  from: day.optional(),
  to: day.optional(),
}

export const listUpdatesRoute = defineCall({
  method: 'POST',
  path: '/api/about/product/update-information',
  summary: 'What changed in the catalogue, newest first',
  access: 'visitor',
  cache: 'public',
  cost: 'normal',
  crossSite: 'deny-cookie',
  input: z
    .object({ lang: langInput, ...pagingInput, ...updateFilters, perPack: perPackInput })
    .strict(),
  result: listOf(updateRow),
})

export const exportUpdatesRoute = defineFileCall({
  method: 'POST',
  path: '/api/about/product/update-information/export',
  summary: 'The whole update list as a spreadsheet, streamed; page and rows are ignored',
  access: 'visitor',
  cache: 'none',
  cost: 'heavy',
  blob: 'application/octet-stream',
  crossSite: 'deny-cookie',
  input: z
    .object({
      lang: langInput,
      ...pagingInput,
      ...updateFilters,
      format: z.enum(['xlsx', 'csv']).default('xlsx'),
    })
    .strict(),
  result: z.null(),
})

/** Repeating the same sendingId returns 5600 with the same case. */
export const sendInquiryRoute = defineCall({
  method: 'POST',
  path: '/api/about/product/inquiry',
  summary: 'Asks about a product; opens a case',
  access: 'visitor',
  cache: 'none',
  cost: 'normal',
  upload: ATTACHMENT,
  crossSite: 'deny-cookie',
  input: z
    .object({
      lang: langInput,
      itemNo,
      name: line(120),
      email,
      message: text(4000).min(1),
      quantity: optional(z.coerce.number().int().min(1).max(1_000_000)),
      sendingId,
      attachment,
      ...securityAnswer,
    })
    .strict(),
  result: caseOpened,
})

export const readPackagingRoute = defineCall({
  method: 'GET',
  path: '/api/about/product/packaging/{id}',
  summary: 'A kind of packaging, or with id `all` all of them',
  ...publicContent,
  crossSite: 'allow',
  input: z.object({ id: contentId, lang: langInput }),
  result: listOf(contentEntry),
})

const certificate = contentEntry.extend({
  number: z.string(),
  standard: z.string(),
  issuer: z.string(),
  validFrom: z.string().nullable(),
  validTo: z.string().nullable(),
})
export type Certificate = z.infer<typeof certificate>

/** A document that accompanies a battery: summary of the UN 38.3 transport tests, safety data sheet, declaration, manual. */
const batteryDocument = contentEntry.extend({
  chemistries: z
    .array(z.string())
    .describe('names of the chemistries to which the document belongs'),
})
export type BatteryDocument = z.infer<typeof batteryDocument>

export const listQualityCertificatesRoute = defineCall({
  method: 'GET',
  path: '/api/about/product/quality/{type}',
  summary:
    'Certificates of one type (company, product, transport), or with type `all` of every type',
  ...publicContent,
  crossSite: 'allow',
  input: z.object({
    type: z.enum([...CERTIFICATE_TYPES, 'all']),
    lang: langInput,
    ...pagingInput,
  }),
  result: listOf(certificate).extend({
    documents: z
      .array(batteryDocument)
      .describe('filled for the types transport and all; otherwise empty'),
  }),
})

export const listQuestionsRoute = defineCall({
  method: 'GET',
  path: '/api/about/product/question',
  summary: 'Questions and answers by topic, narrowed by words',
  ...publicContent,
  crossSite: 'allow',
  input: z.object({ lang: langInput, keyword, area }),
  result: listOf(
    z.object({
      id: z.enum(QUESTION_TOPICS),
      questions: z.array(
        z.object({
          id: z.string(),
          question: z.string(),
          answer: z.string().describe('sanitised HTML'),
          lang: z.enum(LANGS),
          isFallback: z
            .boolean()
            .describe('it is in another language, because the requested one has none'),
        }),
      ),
    }),
  ).extend({ questions: z.number().int().describe('over all topics') }),
})
export type QuestionTopic = z.infer<typeof listQuestionsRoute.result>['list'][number]

const checkedProduct = z.object({ itemNo: z.string(), title: z.string(), url: z.string() })

/**
 * Only a request with a page token is recorded as a check, because link scanners and prefetches use GET too.
 * Anything but 16 digits: 422.
 */
export const verifyProductRoute = defineCall({
  method: 'GET',
  path: '/api/about/product/validation/{No}',
  summary: 'Whether a code is genuine, and whether it was checked before',
  access: 'visitor',
  cache: 'none',
  cost: 'normal',
  crossSite: 'allow',
  input: z.object({
    No: z.string().min(1).max(64),
    lang: langInput,
    pageToken: z
      .string()
      .max(128)
      .optional()
      .describe('a one-time token of the verification page; without it, the check is not recorded'),
  }),
  result: z.object({
    outcome: z
      .enum(['genuine', 'unknown', 'used'])
      .describe('used: genuine, but first checked on another device or over a day ago'),
    mistyped: z
      .boolean()
      .optional()
      .describe('the check digit does not match: the code was mistyped'),
    firstCheckedAt: z.string().nullable().optional(),
    checksBefore: z
      .number()
      .int()
      .optional()
      .describe('with used: recorded checks before this one'),
    minutesSinceFirst: z.number().int().optional().describe('with used'),
    stamped: z.boolean().describe('false: this request was not recorded as a check'),
    product: checkedProduct.nullable().optional(),
    lot: z.string().nullable().optional().describe('the batch of production'),
    madeOn: z.string().nullable().optional(),
  }),
})
export type Verification = z.infer<typeof verifyProductRoute.result>

export const issuePageTokenRoute = defineCall({
  method: 'POST',
  path: '/api/about/product/validation-token',
  summary:
    'The one-time token with which a check is recorded; after several unknown codes a security code is needed (423)',
  access: 'visitor',
  cache: 'none',
  cost: 'cheap',
  crossSite: 'deny-cookie',
  input: z
    .object({
      lang: langInput,
      securityKey: securityAnswer.securityKey.optional(),
      securityCode: securityAnswer.securityCode.optional(),
    })
    .strict(),
  result: z.object({ pageToken: z.string(), expiresAt: z.string() }),
})

export const readDateCodeRoute = defineCall({
  method: 'GET',
  path: '/api/about/product/date-code/{code}',
  summary: 'Reads the 21 characters of a date code; the first four are the date of manufacture',
  access: 'visitor',
  cache: 'none',
  cost: 'cheap',
  crossSite: 'allow',
  input: z.object({ code: z.string().min(1).max(64), lang: langInput }),
  result: z.object({
    code: z.string(),
    pattern: z.enum(['YYWW', 'YYMM']).describe('year and week, or year and month'),
    from: z.string().describe('the first day it may have been made on, YYYY-MM-DD'),
    to: z.string().describe('the last one'),
    isFuture: z.boolean().describe('the first possible day is after today'),
    ageMonths: z.number().int(),
  }),
})
