// Calls for wish lists, the matching of pasted rows with products, and requests for a quotation.
import type { InputOf } from '../contract/call.ts'
import type { matchRowsRoute } from '../contract/match-rows.ts'
import type {
  addWishLinesRoute,
  addWishRoute,
  arrangeWishListRoute,
  confirmRecipientRoute,
  exportWishListRoute,
  listWishListsRoute,
  previewWishListMailRoute,
  readWishCountRoute,
  readListsOfItemsRoute,
  readWishListRoute,
  removeWishesRoute,
  removeWishListRoute,
  saveWishListRoute,
  sendWishListRoute,
} from '../contract/wish-list.ts'
import type { requestQuotationRoute } from '../contract/quotation.ts'
import { caller } from './call.ts'

export const readWishCount = caller<typeof readWishCountRoute>('GET', '/api/home/other-info')

export const readWishList = caller<typeof readWishListRoute>('GET', '/api/about/product/wish-list')
export const addWish = caller<typeof addWishRoute>('POST', '/api/about/product/wish-list/{id}')
export const readListsOfItems = caller<typeof readListsOfItemsRoute>(
  'POST',
  '/api/about/product/wish-list/product',
)
/** `ids` as one comma-separated string. */
export const removeWishes = caller<typeof removeWishesRoute>(
  'DELETE',
  '/api/about/product/wish-list',
)
export const sendWishList = caller<typeof sendWishListRoute>(
  'POST',
  '/api/about/product/wish-list/send/email',
)
export const previewWishListMail = caller<typeof previewWishListMailRoute>(
  'POST',
  '/api/wish-lists/preview-mail',
)
export const confirmRecipient = caller<typeof confirmRecipientRoute>(
  'POST',
  '/api/wish-lists/confirm-recipient',
)

export const listWishLists = caller<typeof listWishListsRoute>('GET', '/api/wish-lists')
export const saveWishList = caller<typeof saveWishListRoute>('POST', '/api/wish-lists')
export const removeWishList = caller<typeof removeWishListRoute>('DELETE', '/api/wish-lists')
/** Changes the order of the lines of a list. */
export const arrangeWishList = caller<typeof arrangeWishListRoute>(
  'POST',
  '/api/wish-lists/arrange',
)
export const addWishLines = caller<typeof addWishLinesRoute>('POST', '/api/wish-lists/lines')
export const requestQuotation = caller<typeof requestQuotationRoute>(
  'POST',
  '/api/wish-lists/request-quotation',
)
export const matchRows = caller<typeof matchRowsRoute>('POST', '/api/wish-lists/match')

/**
 * Browser only: downloads the list as a file. The download code is loaded on demand: most pages only count
 * items.
 */
export async function exportWishList(input: InputOf<typeof exportWishListRoute>) {
  const { fetchFile } = await import('./fetch-file.ts')
  return fetchFile('POST', '/api/wish-lists/export', input)
}
