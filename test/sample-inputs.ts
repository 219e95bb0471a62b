// One good input for every call of the shop, for tests that walk through all of them.

/** By '<method> <path>'; a call that is missing here fails the tests that walk. */
export const SAMPLE_INPUTS: Record<string, Record<string, unknown>> = {
  'POST /api/home/top-info': { topPhoto: 'home' },
  'GET /api/home/home-info': {},
  'POST /api/user/behavior/statistical': { accessPage: '/', accessTime: '2026-01-01T00:00:00Z' },
  'GET /api/country/list': {},
  'GET /api/area-code': {},
  'GET /api/region/sale/{id}': { id: 'EU' },
  'POST /api/post-code/region-info': { country: 'US', postCode: '95014' },
  'POST /api/category/service': {},
  'POST /api/category/product-list': { sort: 'newest' },
  'GET /api/product/news': {},
  'GET /api/product/images/{product}': { product: 'VC-LT35641' },
  'GET /api/product/detail/{itemNo}': { itemNo: 'VC-LT35641' },
  'GET /api/product/recommend/product': { itemNo: 'VC-LT35641' },
  'GET /api/product/related/{id}': { id: 'VC-LT35641' },
  'GET /api/product/details/img/{id}': { id: 'VC-LT35641' },
  'GET /api/product/bestseller': {},
  'POST /api/product/search': { keyword: 'dell' },
  'GET /api/search/suggest': { keyword: 'dell' },
  'GET /api/product/fits/{itemNo}': { itemNo: 'VC-GC70089' },
  'POST /api/about/product/update-information': {},
  'POST /api/about/product/update-information/export': { format: 'csv' },
  'GET /api/finder/brands': {},
  'GET /api/finder/devices': { keyword: 'latitude' },
  'GET /api/finder/device/{slug}': { slug: 'dell-latitude-5400' },
}
