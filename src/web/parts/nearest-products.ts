// The batteries whose numbers come close to what a lost address was about.
import { searchProducts } from '../../client/product.ts'
import type { FoundProduct } from '../../contract/search.ts'
import { splitLangPath } from '../../shared/lang.ts'
import type { PageContext } from '../site-context.ts'
import { wordsOfAddress } from './words-of-address.ts'

const MOST = 5

/** Empty when the address says nothing, nothing is close, or the search fails: the page still stands. */
export async function nearestProducts(
  url: string,
  { lang, transport }: PageContext,
): Promise<FoundProduct[]> {
  const keyword = wordsOfAddress(splitLangPath(new URL(url).pathname).path)
  if (!keyword) return []
  try {
    return (await searchProducts({ lang, keyword, rows: MOST }, transport)).list
  } catch {
    return []
  }
}
