// Routes for files of orders: upload, check by a mapping of columns, place, progress, errors.
import { z } from 'zod'
import { BUYER_ROLES } from '../shared/membership.ts'
import { ORDER_FILE_BOUNDS, ORDER_FILE_FIELDS } from '../shared/order-file-fields.ts'
import { ORDER_LABELS } from '../shared/order-vocabulary.ts'
import { defineCall, defineFileCall } from './call.ts'
import { expectedTotal, idempotencyKey, continuedListOf, langInput } from './shared-shapes.ts'
import { ReceivedUpload } from './upload.ts'

const forDropshipBuyers = {
  access: 'member',
  cache: 'none',
  roles: BUYER_ROLES,
  kinds: ['dropship'],
} as const
const readOnly = { ...forDropshipBuyers, cost: 'normal', crossSite: 'allow' } as const

const id = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER)
const field = z.enum(ORDER_FILE_FIELDS)
const line = z.number().int().min(1).max(10_000_000)
const amount = z.string().describe("with all decimals of the currency: '61.50'")
const column = z
  .number()
  .int()
  .min(0)
  .max(ORDER_FILE_BOUNDS.columns - 1)
const mapping = z
  .partialRecord(field, column)
  .describe('the column of each field, from 0; fields without a column are missing')

const summary = z.object({
  rows: z.number().int(),
  faultyRows: z.number().int(),
  orders: z.number().int(),
  goodOrders: z.number().int().describe('orders without an error'),
  pieces: z.number().int(),
  currency: z.string(),
  goods: amount.describe('the merchandise of orders without an error, without freight'),
  freight: amount.describe('of the orders without an error'),
  total: amount.describe('of the orders without an error'),
  available: amount.describe('of the account'),
  waiting: z.number().int().describe('orders that would wait for money'),
  short: z.number().int().describe('orders with pieces beyond the stock'),
})

const listedFile = z.object({
  id: z.number().int(),
  fileName: z.string(),
  state: z.enum(['read', 'checked', 'placing', 'done']).describe('read: not checked yet'),
  rows: z.number().int(),
  createdAt: z.string(),
  progress: z.object({
    good: z.number().int().describe('rows of orders without an error'),
    faulty: z.number().int().describe('rows of orders with an error'),
    placing: z.number().int().describe('orders that are still to be placed'),
    placed: z.number().int().describe('orders that were placed'),
    waiting: z.number().int().describe('placed orders that wait for money'),
  }),
})

const orderFile = listedFile.extend({
  columns: z.array(
    z.object({ heading: z.string(), samples: z.array(z.string()).describe('up to three') }),
  ),
  mapping: mapping.describe('as checked, else as kept for these headings, else guessed'),
  isRemembered: z.boolean().describe('the company mapped these headings before'),
  service: z.string().nullable().describe('of rows without one; null: the cheapest'),
  mayWait: z.boolean().describe('pieces beyond the stock are backordered'),
  services: z.array(z.object({ id: z.string(), name: z.string() })),
  summary: summary.nullable().describe('of the newest check; null: not checked yet'),
})
export type OrderFile = z.infer<typeof orderFile>

export const uploadOrderFileRoute = defineCall({
  method: 'POST',
  path: '/api/order-files',
  summary:
    'Reads a file of orders (CSV, TSV or XLSX) and guesses its columns. 5600: it was uploaded with this key before',
  ...forDropshipBuyers,
  cost: 'heavy',
  crossSite: 'deny-cookie',
  idempotency: 'key',
  upload: {
    field: 'file',
    count: 1,
    maxBytes: ORDER_FILE_BOUNDS.bytes,
    mediaTypes: [
      'text/csv',
      'text/tab-separated-values',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    ],
  },
  input: z
    .object({
      lang: langInput,
      key: idempotencyKey,
      file: z.instanceof(ReceivedUpload, { error: 'type' }).optional(),
    })
    .strict(),
  result: orderFile,
})

const checkedRow = z.object({
  line: z.number().int().describe('as a spreadsheet program numbers it'),
  reference: z.string(),
  fields: z.partialRecord(field, z.string()).describe('of the columns that are mapped'),
  errors: z.array(
    z.object({
      field,
      code: z.string(),
      text: z.string(),
      choices: z.array(z.string()).describe('item numbers to choose from'),
    }),
  ),
  orderNo: z.string().nullable().describe('null: not placed'),
  label: z
    .enum(ORDER_LABELS)
    .nullable()
    .describe('the state of the placed order as members see it'),
})
export type CheckedRow = z.infer<typeof checkedRow>

export const checkOrderFileRoute = defineCall({
  method: 'POST',
  path: '/api/order-files/{id}/check',
  summary:
    'Checks every row as an order would be, after these edits; places nothing. 5100: rows have errors. 409: it is being placed',
  ...forDropshipBuyers,
  cost: 'heavy',
  queuesItself: true,
  crossSite: 'deny-cookie',
  idempotency: 'repeatable',
  input: z
    .object({
      lang: langInput,
      id,
      mapping,
      service: z.string().min(1).max(40).nullable().default(null),
      mayWait: z.boolean().default(false).describe('pieces beyond the stock are backordered'),
      edits: z
        .array(z.object({ line, field, value: z.string().trim().max(200) }).strict())
        .max(500)
        .default([])
        .describe('texts in place of cells, kept with the file'),
    })
    .strict(),
  result: orderFile,
})

export const placeOrderFileRoute = defineCall({
  method: 'POST',
  path: '/api/order-files/{id}/place',
  summary:
    'Places the orders of a checked file in the background (5500); read the file for the progress. 5600: it was asked for before. 409 `reason`: unchecked, faulty, changed, nothing',
  ...forDropshipBuyers,
  cost: 'critical',
  crossSite: 'deny-cookie',
  idempotency: 'key',
  input: z
    .object({
      lang: langInput,
      id,
      key: idempotencyKey,
      mode: z.enum(['whole', 'good']).describe('whole: only if no row has an error'),
      expectedTotal,
    })
    .strict(),
  result: orderFile,
})

export const readOrderFileRoute = defineCall({
  method: 'GET',
  path: '/api/order-files/{id}',
  summary: 'A file with its progress, and its rows with errors or its placed orders',
  ...readOnly,
  input: z.object({
    lang: langInput,
    id,
    show: z.enum(['faulty', 'placed']).default('faulty'),
    after: z.coerce.number().int().min(0).max(10_000_000).default(0).describe('only later lines'),
    rows: z.coerce.number().int().min(1).max(100).default(50),
  }),
  result: orderFile.extend({ list: z.array(checkedRow), next: z.number().int().nullable() }),
})
export type OpenedOrderFile = z.infer<typeof readOrderFileRoute.result>

export const exportOrderFileErrorsRoute = defineFileCall({
  method: 'GET',
  path: '/api/order-files/{id}/errors',
  summary: "The rows with errors in the sender's own columns, with one more column for the reasons",
  ...readOnly,
  cost: 'heavy',
  input: z.object({ lang: langInput, id }),
  blob: 'text/csv; charset=utf-8',
  result: z.null(),
})

export const listOrderFilesRoute = defineCall({
  method: 'GET',
  path: '/api/order-files',
  summary: 'The order files of my company, newest first',
  ...readOnly,
  input: z.object({
    lang: langInput,
    after: id.optional(),
    rows: z.coerce.number().int().min(1).max(100).default(20),
  }),
  result: continuedListOf(listedFile),
})
export type ListedOrderFile = z.infer<typeof listedFile>
