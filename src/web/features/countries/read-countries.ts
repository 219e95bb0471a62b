// The countries of the world for forms; the browser asks for them once a language.
import { listCountries } from '../../../client/reference.ts'
import type { Country } from '../../../contract/reference.ts'
import type { Lang } from '../../../shared/lang.ts'
import type { PageContext } from '../../site-context.ts'

const MOST = 300
const kept = new Map<Lang, Country[]>()

/** In the order of the language. */
export async function readCountries({ lang, transport }: PageContext): Promise<Country[]> {
  const known = kept.get(lang)
  if (known) return known
  const { list } = await listCountries({ lang, page: 1, rows: MOST }, transport)
  if (typeof document !== 'undefined') kept.set(lang, list)
  return list
}
