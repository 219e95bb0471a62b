// The screens of the catalogue area, each loaded on first use.
import { PAGE_PATHS } from '../../../shared/page-paths.ts'
import { routeModule, type ScreenRoute } from '../../loading/route-module.ts'

const product = routeModule('catalogue/product-detail', () => import('./product-detail.tsx'), [
  'card',
  'product',
])
const finder = routeModule('catalogue/device-finder', () => import('./device-finder.tsx'), [
  'card',
  'lists',
])

export const catalogueRoutes: ScreenRoute[] = [
  {
    path: PAGE_PATHS.allProducts,
    route: routeModule('catalogue/all-products', () => import('./all-products.tsx'), [
      'card',
      'lists',
    ]),
  },
  {
    path: PAGE_PATHS.category,
    route: routeModule('catalogue/category', () => import('./category.tsx'), ['card', 'lists']),
  },
  {
    path: PAGE_PATHS.search,
    route: routeModule('catalogue/search-products', () => import('./search-products.tsx'), [
      'card',
      'lists',
    ]),
  },
  { path: PAGE_PATHS.product, route: product },
  { path: PAGE_PATHS.productDetail, route: product },
  { path: PAGE_PATHS.batteryDetails, route: product },
  {
    path: PAGE_PATHS.productInformation,
    route: routeModule('catalogue/product-information', () => import('./product-information.tsx'), [
      'product-information',
    ]),
  },
  {
    path: PAGE_PATHS.newProducts,
    route: routeModule('catalogue/new-products', () => import('./new-products.tsx'), [
      'card',
      'lists',
    ]),
  },
  {
    path: PAGE_PATHS.newProductList,
    route: routeModule('catalogue/new-product-list', () => import('./new-product-list.tsx'), [
      'card',
      'lists',
    ]),
  },
  {
    path: PAGE_PATHS.newProduct,
    route: routeModule('catalogue/new-product-detail', () => import('./new-product-detail.tsx'), [
      'card',
      'new-product',
      'product',
    ]),
  },
  {
    path: PAGE_PATHS.bestSellers,
    route: routeModule('catalogue/best-sellers', () => import('./best-sellers.tsx'), [
      'card',
      'lists',
    ]),
  },
  {
    path: PAGE_PATHS.updates,
    route: routeModule('catalogue/product-updates', () => import('./product-updates.tsx'), [
      'card',
      'lists',
    ]),
  },
  {
    path: PAGE_PATHS.updatesTable,
    route: routeModule(
      'catalogue/product-updates-table',
      () => import('./product-updates-table.tsx'),
      ['card', 'lists'],
    ),
  },
  { path: PAGE_PATHS.finder, route: finder },
  { path: PAGE_PATHS.finderType, route: finder },
  { path: PAGE_PATHS.finderBrand, route: finder },
  {
    path: PAGE_PATHS.device,
    route: routeModule('catalogue/device', () => import('./device.tsx'), ['card', 'lists']),
  },
  {
    path: PAGE_PATHS.compare,
    route: routeModule('catalogue/compare', () => import('./compare.tsx'), ['card', 'lists']),
  },
]
