// Reads what the label of a return shows.
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Lang } from '../../../shared/lang.ts'
import type { ReturnReason } from '../../../shared/return-rules.ts'
import type { Packing, UnClass } from '../../../shared/shipping-terms.ts'

export interface LabelLineRow {
  item_no: string
  titles: Partial<Record<Lang, string>>
  pieces: number
  reason: ReturnReason
  chemistry: string
  /** 'battery', 'charger' or 'accessory'; null: the item left the catalogue. */
  type: string | null
  un_class: UnClass | null
  packing: Packing | null
}

export interface LabelRow {
  company_name: string
  /** Null until the return is approved. */
  approved_at: Date | null
}

/** The return must exist. */
export async function findLabelFacts(db: Kysely<Database>, returnId: number): Promise<LabelRow> {
  const { rows } = await sql<LabelRow>`
    select c.name as company_name,
      (select max(at) from return_event e where e.return_id = r.id and e.event = 'approve') as approved_at
    from trade_return r join company c on c.id = r.company_id where r.id = ${returnId}`.execute(db)
  return rows[0]!
}

export async function findLabelLines(
  db: Kysely<Database>,
  returnId: number,
): Promise<LabelLineRow[]> {
  const { rows } = await sql<LabelLineRow>`
    select o.item_no, o.titles, l.pieces, l.reason, o.chemistry, p.type, t.un_class, t.packing
    from return_line l join shipment s on s.id = l.shipment_id
    join order_line o on o.order_id = s.order_id and o.position = l.position
    left join product p on p.id = o.product_id
    left join product_transport t on t.product_id = o.product_id
    where l.return_id = ${returnId} order by l.line_no`.execute(db)
  return rows
}
