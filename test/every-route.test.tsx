// The lists of the site's pages that tests open contain every specified URL and every route of the router.
import { expect, test } from 'vitest'
import { createRoutes } from '../src/web/app/routes.tsx'
import { MEMBER_PAGES, SITE_PAGES } from './support/site-pages.ts'

/** The URLs that the site must have; test/addresses.test.ts tests their `.html` aliases, which answer 301. */
const SPECIFIED = `
  / /allproduct /support /secondarytype/:ids?/:id /products/:ids?/:idw?/:id /wishlist /searchProduct
  /productinfo /newproduct /newproductInfo /newproductInfoDetail/:id /bestsellers /replace /replace1 /sendwish
  /changePassword /corporate-culture/:id /corporate-social/:id /posterDetail/:id/:type /news /newsdetail/:id/:type
  /packaging.html /quality-certification.html /usermanual.html /charger-usermanual.html /faq.html
  /privacy-policy.html /how-to-order.html /terms-and-conditions.html /contact-us.html /customer-feedback.html
  /about-us.html /join-us.html /product-verification.html /download-center.html /dsintroduce.html
  /locations.html /posters /introduction/:id /zones
  /drop-shipping.html /dropship/dsabout.html /dropship/news /dropship/news/newsdetail/:id/:type
  /dropship/dsfaq.html /dropship/dsprivacypolicy.html /dropship/login /dropship/dsintroduce.html
  /login /forgotten /register /signUp /registrationForm/:id /registration-received /registration-failed
  /application-status /error500`
  .trim()
  .split(/\s+/)

/** The catch-all page, and alternative product URLs that the server answers with 301. */
const EXEMPT = /\*|^\/(?:productdetail|batteryDetails)\//

const addresses = [...SITE_PAGES.map(([path]) => path), ...MEMBER_PAGES].map(
  (path) => path.split('?', 1)[0] ?? '',
)

test.each(SPECIFIED)('the pages that tests open include %s', (route) => {
  const pattern = route
    .replaceAll('.', '\\.')
    .replaceAll(/\/:\w+\?/g, '(?:/[^/]+)?')
    .replaceAll(/:\w+/g, '[^/]+')
  const spelled = new RegExp(`^${pattern}$`)
  expect(addresses.some((address) => spelled.test(address))).toBe(true)
})

test('the pages that tests open include every screen of the router', () => {
  const { routes, match } = createRoutes('en_us')
  const listed = new Set(addresses.map((address) => match(address)?.route.path))
  const missing = routes
    .map(({ path }) => path)
    .filter((path) => !listed.has(path) && !EXEMPT.test(path))
  expect(missing).toEqual([])
})
