// Every line of a list, page after page, for what needs the whole of it.
import type { Transport } from '../../../client/call.ts'
import { readWishList } from '../../../client/wish-list.ts'
import type { WishLine } from '../../../contract/wish-list.ts'
import type { Lang } from '../../../shared/lang.ts'

/** The most rows a call gives. */
export const ROWS = 100

export async function readAllLines(
  { lang, transport }: { lang: Lang; transport: Transport },
  listId: string,
): Promise<WishLine[]> {
  const lines: WishLine[] = []
  for (let page = 1; ; page += 1) {
    const answer = await readWishList({ lang, listId, page, rows: ROWS }, transport)
    lines.push(...answer.list)
    if (answer.list.length === 0 || lines.length >= answer.total) return lines
  }
}
