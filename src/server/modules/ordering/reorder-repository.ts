// Reads which items can be ordered again, and the replacement items of those that were discontinued.
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'

export interface ReorderFacts {
  itemNo: string
  /** Also if it is not in the catalogue, because it is hidden, a draft or archived. */
  isDiscontinued: boolean
  /** A replacement item on sale. */
  replacementId: number | null
  replacementNo: string | null
}

/** Items that were deleted are missing. */
export async function findReorderFacts(
  db: Kysely<Database>,
  itemNos: readonly string[],
): Promise<ReorderFacts[]> {
  const { rows } = await sql<ReorderFacts>`
    select p.item_no as "itemNo", p.stop or p.status <> 'active' as "isDiscontinued", s.id as "replacementId",
      s.item_no as "replacementNo"
    from product p
    left join product s on s.id = p.successor_id and not s.stop and s.status = 'active'
    where p.item_no = any(${itemNos as string[]}::text[])`.execute(db)
  return rows
}
