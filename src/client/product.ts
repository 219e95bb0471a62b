// Calls for categories, lists, search and single products.
import type {
  listBestSellersRoute,
  listCategoriesRoute,
  listFitsRoute,
  listNewProductsRoute,
  listProductsRoute,
  listRelatedRoute,
  readProductRoute,
} from '../contract/product.ts'
import type { searchProductsRoute, suggestRoute } from '../contract/search.ts'
import { caller } from './call.ts'

export const listCategories = caller<typeof listCategoriesRoute>('POST', '/api/category/service')
export const listProducts = caller<typeof listProductsRoute>('POST', '/api/category/product-list')
export const searchProducts = caller<typeof searchProductsRoute>('POST', '/api/product/search')
export const suggest = caller<typeof suggestRoute>('GET', '/api/search/suggest')
export const listNewProducts = caller<typeof listNewProductsRoute>('GET', '/api/product/news')
export const listBestSellers = caller<typeof listBestSellersRoute>('GET', '/api/product/bestseller')
export const readProduct = caller<typeof readProductRoute>('GET', '/api/product/detail/{itemNo}')
export const listFits = caller<typeof listFitsRoute>('GET', '/api/product/fits/{itemNo}')
export const listRelated = caller<typeof listRelatedRoute>('GET', '/api/product/related/{id}')
