// Countries for forms; the browser loads them once per language.
import { listCountries } from '../../client/reference.ts'
import type { Country } from '../../contract/reference.ts'
import type { Lang } from '../../shared/lang.ts'
import type { PageContext } from '../site-context.ts'

const MOST = 300
const stored = new Map<Lang, Country[]>()

/** Sorted for the language. */
export async function readCountries({ lang, transport }: PageContext): Promise<Country[]> {
  const known = stored.get(lang)
  if (known) return known
  const { list } = await listCountries({ lang, page: 1, rows: MOST }, transport)
  if (typeof document !== 'undefined') stored.set(lang, list)
  return list
}
