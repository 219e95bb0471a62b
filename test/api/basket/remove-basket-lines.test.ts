// DELETE /api/basket
import { removeBasketLinesRoute } from '../../../src/contract/basket.ts'
import { useShop } from '../../support/ask.ts'
import { describeWishListCall } from '../../support/wish-list-cases.ts'

describeWishListCall(useShop(), removeBasketLinesRoute, { input: { ids: 'VC-LT35641' } })
