// Routes for wish lists: items of a list, the lists, export, sending by email.
import { z } from 'zod'
import { defineCall, defineFileCall } from './call.ts'
import { email, line, text } from './member-fields.ts'
import { quotedLine } from './price.ts'
import { productCard } from './product-card.ts'
import { LONGEST_REF, MAX_REFS } from '../shared/customer-refs.ts'
import { itemNo, langInput, listOf, pagingInput } from './shared-shapes.ts'

const forMembers = { access: 'member', cache: 'none', cost: 'normal' } as const
const listId = z.string().max(64).optional().describe('absent: the default list')
const quantity = z.coerce.number().int().min(1).max(999_999)
const note = text(500)
const wishCount = z.object({ wishCount: z.number().int().describe('lines of the default list') })

const customerRef = z.object({
  number: z.string().trim().min(1).max(LONGEST_REF).describe('as the customer wrote it'),
  row: z.number().int().min(1).max(1_000_000).nullable().describe('row of the pasted list, from 1'),
  quantity: z.number().int().min(1).max(999_999).nullable(),
})
const customerRefs = z
  .array(customerRef)
  .max(MAX_REFS)
  .describe("the customer's own numbers and rows that led to the line")

const wishListItem = z.object({
  itemNo: z.string(),
  quantity: z.number().int(),
  note: z.string(),
  addedAt: z.string(),
  customerRefs,
  product: productCard,
  quote: quotedLine.nullable().describe('null: ask for a price'),
})
export type WishListItem = z.infer<typeof wishListItem>

const wishListInfo = z.object({
  id: z.string(),
  name: z.string(),
  isDefault: z.boolean().describe('the list of calls that name none'),
  isStanding: z.boolean().describe('it shows what has changed since the last order from it'),
  count: z.number().int(),
  updatedAt: z.string(),
})
export type WishListInfo = z.infer<typeof wishListInfo>

export const readWishCountRoute = defineCall({
  method: 'GET',
  path: '/api/home/other-info',
  summary: 'How many lines the default wish list has',
  ...forMembers,
  cost: 'cheap',
  crossSite: 'allow',
  input: z.object({ lang: langInput }),
  result: wishCount,
})

export const readWishListRoute = defineCall({
  method: 'GET',
  path: '/api/about/product/wish-list',
  summary: 'The lines of a wish list with product, price and stock, in the order of the member',
  ...forMembers,
  crossSite: 'allow',
  input: z.object({ lang: langInput, listId, ...pagingInput }),
  result: listOf(wishListItem).extend({
    wishList: wishListInfo,
    totals: z
      .array(z.object({ currency: z.string(), amount: z.string() }))
      .describe('over all pages; lines without a price or with a fault are not in it'),
    unpriced: z.number().int().describe('lines that are not in the totals'),
  }),
})

export const addWishRoute = defineCall({
  method: 'POST',
  path: '/api/about/product/wish-list/{id}',
  summary:
    'Adds an item or sets quantity and note of its line (id is the item number). 5600: the line already had this quantity and note',
  ...forMembers,
  crossSite: 'deny-cookie',
  input: z
    .object({
      lang: langInput,
      id: itemNo,
      listId,
      quantity: quantity.optional(),
      note: note.optional(),
    })
    .strict(),
  result: wishCount.extend({ quantity: z.number().int().describe('of the line') }),
})

export const readListsOfItemsRoute = defineCall({
  method: 'POST',
  path: '/api/about/product/wish-list/product',
  summary: 'Which of these items are in one of my lists, and how many pieces in the default one',
  ...forMembers,
  crossSite: 'deny-cookie',
  input: z.object({ lang: langInput, itemNos: z.array(itemNo).max(500) }).strict(),
  result: listOf(
    z.object({
      itemNo: z.string(),
      listIds: z.array(z.string()),
      quantity: z.number().int().nullable().describe('in the default list; null: only in others'),
    }),
  ),
})

export const removeWishesRoute = defineCall({
  method: 'DELETE',
  path: '/api/about/product/wish-list',
  summary: 'Removes lines by item numbers, comma separated or repeated; from the query or the body',
  ...forMembers,
  crossSite: 'deny-cookie',
  input: z.object({
    lang: langInput,
    listId,
    ids: z.union([z.string().max(20_000), z.array(itemNo).max(500)]),
  }),
  result: wishCount,
})

const mailInput = {
  lang: langInput,
  listId,
  recipients: z.array(email).min(1).max(5),
  title: line(120),
  messages: text(2000).default(''),
  content: z
    .array(itemNo)
    .max(500)
    .optional()
    .describe('item numbers of the lines to send; absent: all of them'),
  withPrices: z.boolean().default(false).describe('shows the prices of the sender'),
  attachCsv: z.boolean().default(false).describe('attaches the lines as a CSV file'),
}

export const sendWishListRoute = defineCall({
  method: 'POST',
  path: '/api/about/product/wish-list/send/email',
  summary:
    'Mails a list to the sender, the sales team, or others once they agreed (5000: none has agreed yet, 5100: some have); a hundred per day',
  ...forMembers,
  cost: 'heavy',
  crossSite: 'deny-cookie',
  input: z
    .object({
      ...mailInput,
      requestId: z.string().max(64).optional().describe('idempotency key; `key` in newer calls'),
    })
    .strict(),
  result: z.object({
    recipients: z.array(
      z.object({ email: z.string(), outcome: z.enum(['sent', 'awaits_consent']) }),
    ),
  }),
})

export const previewWishListMailRoute = defineCall({
  method: 'POST',
  path: '/api/wish-lists/preview-mail',
  summary: 'The mail as it would be sent',
  ...forMembers,
  cost: 'heavy',
  crossSite: 'deny-cookie',
  input: z.object(mailInput).strict(),
  result: z.object({ subject: z.string(), html: z.string(), text: z.string() }),
})

export const confirmRecipientRoute = defineCall({
  method: 'POST',
  path: '/api/wish-lists/confirm-recipient',
  summary: 'A recipient agrees to receive lists from one member; mails that waited are sent',
  access: 'visitor',
  cache: 'none',
  cost: 'normal',
  crossSite: 'deny-cookie',
  input: z.object({ lang: langInput, token: z.string().min(20).max(128) }).strict(),
  result: z.object({ company: z.string() }),
})

export const listWishListsRoute = defineCall({
  method: 'GET',
  path: '/api/wish-lists',
  summary: 'My lists, the default one first',
  ...forMembers,
  crossSite: 'allow',
  input: z.object({ lang: langInput }),
  result: z.object({ list: z.array(wishListInfo) }),
})

export const saveWishListRoute = defineCall({
  method: 'POST',
  path: '/api/wish-lists',
  summary:
    'Makes a list, copies one (copyOf), or with id renames one, makes it the default or a standing one; at most 50',
  ...forMembers,
  crossSite: 'deny-cookie',
  input: z
    .object({
      lang: langInput,
      id: z.string().max(64).optional(),
      name: line(80).optional(),
      copyOf: z.string().max(64).optional(),
      makeDefault: z.literal(true).optional(),
      isStanding: z
        .boolean()
        .optional()
        .describe('whether it shows what has changed since the last order from it'),
    })
    .strict(),
  result: wishListInfo,
})

export const removeWishListRoute = defineCall({
  method: 'DELETE',
  path: '/api/wish-lists',
  summary: 'Removes a list and its lines; the default one is emptied',
  ...forMembers,
  crossSite: 'deny-cookie',
  input: z.object({ lang: langInput, id: z.string().max(64) }),
  result: z.null(),
})

export const arrangeWishListRoute = defineCall({
  method: 'POST',
  path: '/api/wish-lists/arrange',
  summary: 'Puts the named lines first, in this order; the others follow in their former order',
  ...forMembers,
  crossSite: 'deny-cookie',
  // All 2,000 item numbers that a list can have, with 64 characters of up to three bytes each.
  bodyBytes: 400 * 1024,
  input: z
    .object({
      lang: langInput,
      listId,
      itemNos: z.array(itemNo).min(1).max(2000),
    })
    .strict(),
  result: z.null(),
})

const lineInput = z
  .object({
    itemNo,
    quantity: quantity.optional(),
    note: note.optional(),
    customerRefs: customerRefs.optional(),
  })
  .strict()

export const addWishLinesRoute = defineCall({
  method: 'POST',
  path: '/api/wish-lists/lines',
  summary:
    'Adds many lines: `add` raises quantities, `keep` leaves existing lines as they are (merging after log-in). 5100: `rows` says which ones failed',
  ...forMembers,
  crossSite: 'deny-cookie',
  input: z
    .object({
      lang: langInput,
      listId,
      mode: z.enum(['add', 'keep']).default('add'),
      lines: z.array(lineInput).min(1).max(1000),
    })
    .strict(),
  result: z.object({
    wishCount: z.number().int(),
    rows: z.array(
      z.object({
        itemNo: z.string(),
        outcome: z
          .enum(['added', 'raised', 'kept', 'unknown', 'full'])
          .describe(
            'kept: the line was left as it was; unknown: no such item; full: the list is full',
          ),
        quantity: z.number().int(),
      }),
    ),
  }),
})

export const exportWishListRoute = defineFileCall({
  method: 'POST',
  path: '/api/wish-lists/export',
  summary: 'A list as CSV, XLSX or PDF, with or without prices',
  ...forMembers,
  cost: 'heavy',
  crossSite: 'deny-cookie',
  input: z
    .object({
      lang: langInput,
      listId,
      format: z.enum(['csv', 'xlsx', 'pdf']).default('xlsx'),
      withPrices: z.boolean().default(false).describe('with the prices of this member'),
    })
    .strict(),
  result: z.null(),
  blob: 'application/octet-stream',
})
