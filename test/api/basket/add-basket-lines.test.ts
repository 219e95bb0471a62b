// POST /api/basket/lines
import { addBasketLinesRoute } from '../../../src/contract/basket.ts'
import { useShop } from '../../support/ask.ts'
import { describeWishListCall } from '../../support/wish-list-cases.ts'

describeWishListCall(useShop(), addBasketLinesRoute, {
  input: { lines: [{ itemNo: 'VC-LT35641', quantity: 5 }] },
})
