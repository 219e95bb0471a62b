// The screens of the catalogue area, each loaded when first wanted.
import { lazyPart, type ScreenRoute } from '../../parts/lazy-part.ts'

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
    path: '/allproduct',
    part: lazyPart('catalogue/all-products', () => import('./all-products.tsx'), ['card', 'lists']),
  },
  {
    path: '/secondarytype/:ids?/:id',
    part: lazyPart('catalogue/category', () => import('./category.tsx'), ['card', 'lists']),
  },
  {
    path: '/searchProduct',
    part: lazyPart('catalogue/search-products', () => import('./search-products.tsx'), [
      'card',
      'lists',
    ]),
  },
  { path: '/products/:ids?/:idw?/:id', part: product },
  { path: '/productdetail/:id', part: product },
  { path: '/batteryDetails/:id', part: product },
  {
    path: '/productinfo',
    part: lazyPart('catalogue/product-information', () => import('./product-information.tsx'), [
      'product-information',
    ]),
  },
  {
    path: '/newproduct',
    part: lazyPart('catalogue/new-products', () => import('./new-products.tsx'), ['card', 'lists']),
  },
  {
    path: '/newproductInfo',
    part: lazyPart('catalogue/new-product-list', () => import('./new-product-list.tsx'), [
      'card',
      'lists',
    ]),
  },
  {
    path: '/newproductInfoDetail/:id',
    part: lazyPart('catalogue/new-product-detail', () => import('./new-product-detail.tsx'), [
      'card',
      'product',
    ]),
  },
  {
    path: '/bestsellers',
    part: lazyPart('catalogue/best-sellers', () => import('./best-sellers.tsx'), ['card', 'lists']),
  },
  {
    path: '/replace',
    part: lazyPart('catalogue/product-updates', () => import('./product-updates.tsx'), [
      'card',
      'lists',
    ]),
  },
  {
    path: '/replace1',
    part: lazyPart('catalogue/product-updates-table', () => import('./product-updates-table.tsx'), [
      'card',
      'lists',
    ]),
  },
  { path: '/finder', part: finder },
  { path: '/finder/:type', part: finder },
  { path: '/finder/:type/:brand', part: finder },
  {
    path: '/device/:slug',
    part: lazyPart('catalogue/device', () => import('./device.tsx'), ['card', 'lists']),
  },
  {
    path: '/compare',
    part: lazyPart('catalogue/compare', () => import('./compare.tsx'), ['card', 'lists']),
  },
]
