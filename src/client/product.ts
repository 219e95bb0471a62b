// Calls for categories, lists, search and single products.
import type {
  listBestSellersRoute,
  listCategoriesRoute,
  listDetailImagesRoute,
  listFitsRoute,
  listNewProductsRoute,
  listProductImagesRoute,
  listProductsRoute,
  listRecommendedRoute,
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
export const listProductImages = caller<typeof listProductImagesRoute>(
  'GET',
  '/api/product/images/{product}',
)
export const listFits = caller<typeof listFitsRoute>('GET', '/api/product/fits/{itemNo}')
export const listRecommended = caller<typeof listRecommendedRoute>(
  'GET',
  '/api/product/recommend/product',
)
export const listRelated = caller<typeof listRelatedRoute>('GET', '/api/product/related/{id}')
export const listDetailImages = caller<typeof listDetailImagesRoute>(
  'GET',
  '/api/product/details/img/{id}',
)
