// POST /api/basket/add-from
import { addToBasketFromRoute } from '../../../src/contract/basket.ts'
import { useShop } from '../../support/ask.ts'
import { describeWishListCall } from '../../support/wish-list-cases.ts'

describeWishListCall(useShop(), addToBasketFromRoute, {
  input: { listId: '' },
  listField: 'listId',
})
