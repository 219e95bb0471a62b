// The calls of the group basket; those that call a single function are bound here.
import { removeBasketLinesRoute } from '../../../contract/basket.ts'
import { type AnyCall, handle } from '../../context/call-handler.ts'
import { removeBasketLines } from '../../modules/ordering/basket-service.ts'
import { addBasketLinesCall } from './add-basket-lines.ts'
import { addToBasketFromCall } from './add-to-basket-from.ts'
import { readBasketCall } from './read-basket.ts'

export const basketCalls: AnyCall[] = [
  readBasketCall,
  addBasketLinesCall,
  addToBasketFromCall,
  handle(removeBasketLinesRoute, (ctx, { ids }) =>
    removeBasketLines(ctx, ids === undefined ? null : ids.split(',').map((id) => id.trim())),
  ),
]
