// Every URL of the site that shows its input, with a text of an attacker's choice.
import type { TestApp } from '../support/test-app.ts'
import { scriptsIn } from './find-scripts.ts'

/** '%' marks the place of the encoded text. */
export const REFLECTED_INPUTS: readonly string[] = [
  '/searchProduct?keyword=%',
  '/zh-hk/searchProduct?keyword=%',
  '/allproduct?brand=%',
  '/allproduct?deviceBrand=%&sort=%',
  '/secondarytype/batteries/%',
  '/products/laptop/%/VC-LT81747',
  '/newproductInfoDetail/%',
  '/replace?brand=%&from=%',
  '/compare?items=%',
  '/finder/laptop/%',
  '/device/%',
  '/registrationForm/%',
  '/login?redirect=%',
  '/register?kind=%',
  '/news?keyword=%',
  '/news?type=%&year=%',
  '/newsdetail/%/event',
  '/newsdetail/%/%',
  '/posterDetail/%/guide',
  '/introduction/%',
  '/corporate-culture/%',
  '/corporate-social/%',
  '/faq.html?keyword=%',
  '/dropship/dsfaq.html?keyword=%',
  '/dropship/news?keyword=%',
  '/dropship/deposit.html?orders=%&value=%&method=%',
  '/locations.html?region=%',
  '/contact-us.html?region=%',
  '/quality-certification.html?type=%',
  '/join-us.html?team=%',
  '/download-center.html?keyword=%',
  '/customer-feedback.html?type=product&item=%&subject=%',
  '/product-verification.html?no=%',
  '/product-verification.html?dateCode=%',
  '/01/%',
  '/01/02900000413464/21/%',
  '/nowhere/%',
]

export function reflectedAddress(place: string, text: string): string {
  // A lone surrogate cannot be encoded, so it cannot occur in a URL either.
  return place.replaceAll('%', encodeURIComponent(text.toWellFormed()))
}

/**
 * Everything in the answering pages that could run, and the number of pages. An answer of 500 and a redirect off the
 * site are listed in `found`, too.
 */
export async function reflect(
  shop: TestApp,
  place: string,
  texts: readonly string[],
): Promise<{ found: string[]; pages: number }> {
  const found: string[] = []
  let pages = 0
  for (const text of texts) {
    const address = reflectedAddress(place, text)
    const { body, headers, statusCode } = await shop.app.inject(address)
    if (statusCode >= 500) found.push(`${address}: ${statusCode}`)
    if (!/^\/(?![/\\])/.test(String(headers.location ?? '/'))) found.push(`${address}: leads away`)
    if (!String(headers['content-type']).startsWith('text/html')) continue
    pages += 1
    found.push(...scriptsIn(body).map((script) => `${address}: ${script}`))
  }
  return { found, pages }
}
