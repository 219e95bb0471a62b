// The fixed addresses of the site, without language prefix: the indexed ones, and alternative spellings that
// redirect.

/** Content pages; each is also reachable with or without its extension. */
const TOLD = [
  '/news',
  '/posters',
  '/packaging.html',
  '/quality-certification.html',
  '/usermanual.html',
  '/charger-usermanual.html',
  '/faq.html',
  '/privacy-policy.html',
  '/how-to-order.html',
  '/terms-and-conditions.html',
  '/contact-us.html',
  '/customer-feedback.html',
  '/about-us.html',
  '/join-us.html',
  '/locations.html',
  '/zones',
  '/product-verification.html',
  '/download-center.html',
  '/drop-shipping.html',
  '/dropship/dsabout.html',
  '/dropship/deposit.html',
  '/dropship/news',
  '/dropship/dsfaq.html',
  '/dropship/dsprivacypolicy.html',
  '/dropship/dsintroduce.html',
] as const

const CATALOGUE = [
  '/',
  '/allproduct',
  '/support',
  '/productinfo',
  '/newproduct',
  '/newproductInfo',
  '/bestsellers',
  '/replace',
  '/replace1',
  '/finder',
] as const

/** Every address that is listed individually in the sitemap. */
export const INDEXED_PLACES: readonly string[] = [...CATALOGUE, ...TOLD]

/** The drop-ship introduction in the layout of the main shop. */
const NOT_INDEXED = ['/dsintroduce.html'] as const

const SPELLINGS: ReadonlyMap<string, string> = new Map(
  [...INDEXED_PLACES, ...NOT_INDEXED]
    .filter((place) => place !== '/')
    .map((place) => [place.endsWith('.html') ? place.slice(0, -5) : `${place}.html`, place]),
)

/** '/faq' -> '/faq.html', '/news.html' -> '/news'; undefined for canonical or unknown paths. */
export function placeOfSpelling(path: string): string | undefined {
  return SPELLINGS.get(path)
}
