// GET /api/product/bestseller
import { listBestSellersRoute } from '../../../contract/product.ts'
import { listBestSellersForActor } from '../../operations/list-for-actor.ts'
import { handle } from '../../platform/call-handler.ts'

export const listBestSellersCall = handle(listBestSellersRoute, listBestSellersForActor)
