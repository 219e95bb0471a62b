// Countries for forms; the browser loads them once per language.
import { listCountries } from '../../client/reference.ts'
import type { Country } from '../../contract/reference.ts'
import type { Lang } from '../../shared/lang.ts'
import type { PageContext } from '../site-context.ts'

/** Pages of 100 rows that are requested together; they have room for more countries than there are. */
const PAGES = [1, 2, 3]
const stored = new Map<Lang, Country[]>()

/** Sorted for the language. */
export async function readCountries({ lang, transport }: PageContext): Promise<Country[]> {
  const known = stored.get(lang)
  if (known) return known
  const pages = await Promise.all(
    PAGES.map((page) => listCountries({ lang, page, rows: 100 }, transport)),
  )
  const list = pages.flatMap((each) => each.list)
  if (typeof document !== 'undefined') stored.set(lang, list)
  return list
}
