// Finds products whose numbers are close to the words in a not-found address.
import { searchProducts } from '../../client/product.ts'
import type { FoundProduct } from '../../contract/search.ts'
import { splitLangPath } from '../../shared/lang.ts'
import type { PageContext } from '../site-context.ts'
import { wordsOfUrl } from './words-of-url.ts'

const MAX_PRODUCTS = 5

/**
 * Empty when the address has no usable words, nothing is close, or the search fails; it never throws. A keyword
 * without a digit is rarely a mistyped number, so merely similar products are left out.
 */
export async function nearestProducts(
  url: string,
  { lang, transport, packSeries }: Pick<PageContext, 'lang' | 'transport' | 'packSeries'>,
): Promise<FoundProduct[]> {
  const keyword = wordsOfUrl(splitLangPath(new URL(url).pathname).path)
  if (!keyword) return []
  try {
    // `perPack`: of two twins, only the one of the preferred series is returned.
    const input = { lang, keyword, rows: MAX_PRODUCTS, perPack: packSeries() }
    const { list, certainty } = await searchProducts(input, transport)
    return certainty === 'similar' && !/\d/.test(keyword) ? [] : list
  } catch {
    return []
  }
}
