// POST /api/category/product-list
import { listProductsRoute } from '../../../contract/product.ts'
import { listCatalogue } from '../../operations/list-for-actor.ts'
import { handle } from '../../platform/call-handler.ts'

export const listProductsCall = handle(listProductsRoute, listCatalogue)
