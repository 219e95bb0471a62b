// The calls of the group product; those that call a single function are bound here.
import {
  listBestSellersRoute,
  listCategoriesRoute,
  listNewProductsRoute,
  listProductImagesRoute,
  listProductsRoute,
  listRecommendedRoute,
  listRelatedRoute,
} from '../../../contract/product.ts'
import { listCategories } from '../../modules/catalogue/category-service.ts'
import { listPictures } from '../../modules/catalogue/product-service.ts'
import {
  listBestSellersForActor,
  listCatalogue,
  listNewestForActor,
  listRecommendedForActor,
  listRelatedForActor,
} from '../../operations/list-for-actor.ts'
import { type AnyCall, handle } from '../../context/call-handler.ts'
import { pageOf, wholeList } from '../../platform/http/paging.ts'
import { listDetailImagesCall } from './list-detail-images.ts'
import { listFitsCall } from './list-fits.ts'
import { readProductCall } from './read-product.ts'
import { searchProductsCall } from './search-products.ts'
import { suggestCall } from './suggest.ts'

export const productCalls: AnyCall[] = [
  handle(listCategoriesRoute, async (ctx, input) =>
    wholeList(await listCategories(ctx, input.parentId)),
  ),
  handle(listProductsRoute, listCatalogue),
  handle(listNewProductsRoute, listNewestForActor),
  handle(listProductImagesRoute, async (ctx, input) =>
    pageOf(await listPictures(ctx, input.product), input),
  ),
  readProductCall,
  handle(listRecommendedRoute, listRecommendedForActor),
  handle(listRelatedRoute, listRelatedForActor),
  listDetailImagesCall,
  handle(listBestSellersRoute, listBestSellersForActor),
  searchProductsCall,
  suggestCall,
  listFitsCall,
]
