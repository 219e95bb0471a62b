// Reads entries of fit lists by product and name of the device.
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'

export interface FitQuery {
  productId: number
  /** The id of its twin, which lists the same devices; null: it has none. */
  twin: number | null
  /** Brand and name of a device, as the fit list has them. */
  label: string
}

interface ListedFitRow {
  product_id: number
  label: string
  /**
   * `confirmed`: by the maker or by two observations; `reported`: observed once; `unconfirmed`: derived, or contradicted by
   * returns.
   */
  confidence: 'confirmed' | 'reported' | 'unconfirmed'
  /** Which of the devices of this name it fits. */
  qualifier: string[]
}

/** The first entry of each product and device. */
export async function findListedFits(
  db: Kysely<Database>,
  queries: readonly FitQuery[],
): Promise<ListedFitRow[]> {
  const { rows } = await sql<ListedFitRow>`
    select distinct on (f.product_id, f.label) f.product_id, f.label, f.qualifier,
      case when exists (select from fit_review v where v.product_id in (f.product_id, g.twin) and v.label = f.label
        and v.state <> 'restored') then 'unconfirmed' else f.confidence end as confidence
    from (select distinct * from unnest(${queries.map(({ productId }) => productId)}::int[],
        ${queries.map(({ label }) => label)}::text[], ${queries.map(({ twin }) => twin)}::int[])) as g (product_id, label, twin)
      join fitment f on f.product_id = g.product_id and f.label = g.label
    order by f.product_id, f.label, f.position`.execute(db)
  return rows
}
