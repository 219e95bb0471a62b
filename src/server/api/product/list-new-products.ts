// GET /api/product/news
import { listNewProductsRoute } from '../../../contract/product.ts'
import { listNewestForActor } from '../../operations/list-for-actor.ts'
import { handle } from '../../platform/call-handler.ts'

export const listNewProductsCall = handle(listNewProductsRoute, listNewestForActor)
