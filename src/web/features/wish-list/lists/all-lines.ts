// Reads the lines of a list page by page, for features that need more than the shown page.
import type { Transport } from '../../../../client/call.ts'
import { readWishList } from '../../../../client/wish-list.ts'
import type { WishListItem } from '../../../../contract/wish-list.ts'
import type { Lang } from '../../../../shared/lang.ts'

/** The most that the call returns at once. */
export const LINES_PER_PAGE = 100

export async function readAllLines(
  site: { lang: Lang; transport: Transport },
  listId: string,
): Promise<WishListItem[]> {
  return readPages(site, listId, Infinity)
}

/** The lines of the first pages, or of all pages if the list has fewer. */
export async function readPages(
  { lang, transport }: { lang: Lang; transport: Transport },
  listId: string,
  pages: number,
): Promise<WishListItem[]> {
  const lines: WishListItem[] = []
  for (let page = 1; page <= pages; page += 1) {
    const answer = await readWishList({ lang, listId, page, rows: LINES_PER_PAGE }, transport)
    lines.push(...answer.list)
    if (answer.list.length === 0 || lines.length >= answer.total) break
  }
  return lines
}
