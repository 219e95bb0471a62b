// POST /api/product/search
import { searchProductsRoute } from '../../../contract/search.ts'
import { searchCatalogue } from '../../flows/search-catalogue.ts'
import { handle } from '../../platform/call-handler.ts'

export const searchProductsCall = handle(searchProductsRoute, searchCatalogue)
