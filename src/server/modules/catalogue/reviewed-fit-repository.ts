// Columns of a fit that returns may contradict: such a fit is unconfirmed, whatever its list says.
import { sql } from 'kysely'

/** Beside `fitment f`. Restored entries are as any other. */
export const JOIN_REVIEW = sql`
  left join fit_review v on v.product_id = f.product_id and v.label = f.label and v.state <> 'restored'`

export const REVIEWED_CONFIDENCE = sql`
  case when v.state is null then f.confidence else 'unconfirmed' end as confidence, v.state as review`
