// The calls of the group wish-list; those that call a single function are bound here.
import {
  arrangeWishListRoute,
  listWishListsRoute,
  previewWishListMailRoute,
  removeWishListRoute,
  saveWishListRoute,
} from '../../../contract/wish-list.ts'
import { arrangeLines } from '../../modules/wishlist/wish-list-item-service.ts'
import {
  listWishLists,
  removeWishList,
  saveWishList,
} from '../../modules/wishlist/wish-list-service.ts'
import { previewWishListMail } from '../../operations/mail-wish-list.ts'
import { type AnyCall, handle } from '../../context/call-handler.ts'
import { addWishLinesCall } from './add-wish-lines.ts'
import { addWishCall } from './add-wish.ts'
import { confirmRecipientCall } from './confirm-recipient.ts'
import { exportWishListCall } from './export-wish-list.ts'
import { readListChangesCall } from './read-list-changes.ts'
import { matchRowsCall } from './match-rows.ts'
import { readWishListCall } from './read-wish-list.ts'
import { readListsOfItemsCall } from './read-lists-of-items.ts'
import { removeWishesCall } from './remove-wishes.ts'
import { requestQuotationCall } from './request-quotation.ts'
import { sendWishListCall } from './send-wish-list.ts'

export const wishListCalls: AnyCall[] = [
  readWishListCall,
  addWishCall,
  readListsOfItemsCall,
  removeWishesCall,
  sendWishListCall,
  handle(previewWishListMailRoute, previewWishListMail),
  confirmRecipientCall,
  handle(listWishListsRoute, async (ctx) => ({ list: await listWishLists(ctx) })),
  handle(saveWishListRoute, saveWishList),
  handle(removeWishListRoute, async (ctx, { id }) => {
    await removeWishList(ctx, id)
    return null
  }),
  handle(arrangeWishListRoute, async (ctx, input) => {
    await arrangeLines(ctx, { listId: input.listId, itemNos: input.itemNos })
    return null
  }),
  readListChangesCall,
  addWishLinesCall,
  matchRowsCall,
  exportWishListCall,
  requestQuotationCall,
]
