// The calls of the group product, in contract order.
import type { AnyCall } from '../../platform/call-handler.ts'
import { listCategoriesCall } from './list-categories.ts'
import { listProductsCall } from './list-products.ts'
import { listNewProductsCall } from './list-new-products.ts'
import { listProductImagesCall } from './list-product-images.ts'
import { readProductCall } from './read-product.ts'
import { listRecommendedCall } from './list-recommended.ts'
import { listRelatedCall } from './list-related.ts'
import { listDetailImagesCall } from './list-detail-images.ts'
import { listBestSellersCall } from './list-best-sellers.ts'
import { searchProductsCall } from './search-products.ts'
import { listFitsCall } from './list-fits.ts'
import { suggestCall } from './suggest.ts'

export const productCalls: AnyCall[] = [
  listCategoriesCall,
  listProductsCall,
  listNewProductsCall,
  listProductImagesCall,
  readProductCall,
  listRecommendedCall,
  listRelatedCall,
  listDetailImagesCall,
  listBestSellersCall,
  searchProductsCall,
  suggestCall,
  listFitsCall,
]
