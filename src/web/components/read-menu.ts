// The categories of the menus; the browser loads them once, on pages that came without them.
import { readFrame } from '../../client/home.ts'
import type { CategoryNode } from '../../contract/product.ts'
import type { Lang } from '../../shared/lang.ts'
import type { PageContext } from '../site-context.ts'

const stored = new Map<Lang, CategoryNode[]>()

/** Categories without products are left out. */
export async function readMenu({
  lang,
  transport,
}: Pick<PageContext, 'lang' | 'transport'>): Promise<CategoryNode[]> {
  const cached = stored.get(lang)
  if (cached) return cached
  const { menuCategory } = await readFrame({ lang }, transport)
  if (typeof document !== 'undefined') stored.set(lang, menuCategory)
  return menuCategory
}
