// The pages of the home and catalogue areas and the error page, each with a URL of the fixture.

/** The canonical address of a product page. */
export const PRODUCT = '/products/laptop/arima-w35044lb-11-1v-2190mah/VC-LT81747'

/** Canonical URLs without language prefix; the second value says whether search engines may index the page. */
export const CATALOGUE_PAGES: [path: string, indexed: boolean][] = [
  ['/', true],
  ['/support', true],
  ['/allproduct', true],
  ['/secondarytype/batteries/laptop', true],
  ['/searchProduct?keyword=latitude', false],
  ['/searchProduct?keyword=qqzzxxyyvv', false],
  ['/searchProduct', true],
  [PRODUCT, true],
  ['/productinfo', true],
  ['/newproduct', true],
  ['/newproductInfo', true],
  ['/newproductInfoDetail/VC-LT81747', true],
  ['/bestsellers', true],
  ['/replace', true],
  ['/replace1', true],
  ['/finder', true],
  ['/finder/laptop', true],
  ['/finder/laptop/dell', true],
  ['/device/dell-latitude-5400', true],
  ['/compare', true],
  ['/compare?items=VC-LT81747,VC-LT18719', false],
  ['/error500', false],
]
