// The calls of the group wish-list, in contract order.
import type { AnyCall } from '../../platform/call-handler.ts'
import { addWishLinesCall } from './add-wish-lines.ts'
import { addWishCall } from './add-wish.ts'
import { arrangeWishListCall } from './arrange-wish-list.ts'
import { confirmRecipientCall } from './confirm-recipient.ts'
import { exportWishListCall } from './export-wish-list.ts'
import { listWishListsCall } from './list-wish-lists.ts'
import { matchRowsCall } from './match-rows.ts'
import { previewWishListMailCall } from './preview-wish-list-mail.ts'
import { readWishListCall } from './read-wish-list.ts'
import { readWishesCall } from './read-wishes.ts'
import { removeWishListCall } from './remove-wish-list.ts'
import { removeWishesCall } from './remove-wishes.ts'
import { saveWishListCall } from './save-wish-list.ts'
import { sendWishListCall } from './send-wish-list.ts'

export const wishListCalls: AnyCall[] = [
  readWishListCall,
  addWishCall,
  readWishesCall,
  removeWishesCall,
  sendWishListCall,
  previewWishListMailCall,
  confirmRecipientCall,
  listWishListsCall,
  saveWishListCall,
  removeWishListCall,
  arrangeWishListCall,
  addWishLinesCall,
  matchRowsCall,
  exportWishListCall,
]
