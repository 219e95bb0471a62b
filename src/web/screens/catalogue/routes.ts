// The screens of the catalogue area, each loaded on first use.
import { PAGE_PATHS } from '../../../shared/page-paths.ts'
import { lazyPart, type ScreenRoute } from '../../loading/lazy-part.ts'

const product = lazyPart('catalogue/product-detail', () => import('./product-detail.tsx'), [
  'card',
  'product',
])
const finder = lazyPart('catalogue/device-finder', () => import('./device-finder.tsx'), [
  'card',
  'lists',
])

export const catalogueRoutes: ScreenRoute[] = [
  {
    path: PAGE_PATHS.allProducts,
    part: lazyPart('catalogue/all-products', () => import('./all-products.tsx'), ['card', 'lists']),
  },
  {
    path: PAGE_PATHS.category,
    part: lazyPart('catalogue/category', () => import('./category.tsx'), ['card', 'lists']),
  },
  {
    path: PAGE_PATHS.search,
    part: lazyPart('catalogue/search-products', () => import('./search-products.tsx'), [
      'card',
      'lists',
    ]),
  },
  { path: PAGE_PATHS.product, part: product },
  { path: PAGE_PATHS.productDetail, part: product },
  { path: PAGE_PATHS.batteryDetails, part: product },
  {
    path: PAGE_PATHS.productInformation,
    part: lazyPart('catalogue/product-information', () => import('./product-information.tsx'), [
      'product-information',
    ]),
  },
  {
    path: PAGE_PATHS.newProducts,
    part: lazyPart('catalogue/new-products', () => import('./new-products.tsx'), ['card', 'lists']),
  },
  {
    path: PAGE_PATHS.newProductList,
    part: lazyPart('catalogue/new-product-list', () => import('./new-product-list.tsx'), [
      'card',
      'lists',
    ]),
  },
  {
    path: PAGE_PATHS.newProduct,
    part: lazyPart('catalogue/new-product-detail', () => import('./new-product-detail.tsx'), [
      'card',
      'product',
    ]),
  },
  {
    path: PAGE_PATHS.bestSellers,
    part: lazyPart('catalogue/best-sellers', () => import('./best-sellers.tsx'), ['card', 'lists']),
  },
  {
    path: PAGE_PATHS.updates,
    part: lazyPart('catalogue/product-updates', () => import('./product-updates.tsx'), [
      'card',
      'lists',
    ]),
  },
  {
    path: PAGE_PATHS.updatesTable,
    part: lazyPart('catalogue/product-updates-table', () => import('./product-updates-table.tsx'), [
      'card',
      'lists',
    ]),
  },
  { path: PAGE_PATHS.finder, part: finder },
  { path: PAGE_PATHS.finderType, part: finder },
  { path: PAGE_PATHS.finderBrand, part: finder },
  {
    path: PAGE_PATHS.device,
    part: lazyPart('catalogue/device', () => import('./device.tsx'), ['card', 'lists']),
  },
  {
    path: PAGE_PATHS.compare,
    part: lazyPart('catalogue/compare', () => import('./compare.tsx'), ['card', 'lists']),
  },
]
