// Columns of a fit that returns may contradict: such a fit is unconfirmed, whatever its list says.
import { sql } from 'kysely'

/** Joins `fitment f`. An entry that staff restored counts as not contradicted. */
export const JOIN_REVIEW = sql`
  left join fit_review v on v.product_id = f.product_id and v.label = f.label and v.state <> 'restored'`

/** `twin_reviews`: contradicted entries of other products for the same device, among which the twin's may be. */
export const REVIEWED_CONFIDENCE = sql`
  case when v.state is null then f.confidence else 'unconfirmed' end as confidence, v.state as review,
  (select json_agg(json_build_object('id', o.product_id, 'state', o.state)) from fit_review o
    where o.label = f.label and o.product_id <> f.product_id and o.state <> 'restored') as twin_reviews`

export interface ReviewedFit {
  /**
   * `confirmed`: by the maker or by two observations; `reported`: observed once; `unconfirmed`: derived, or contradicted by
   * returns.
   */
  confidence: 'confirmed' | 'reported' | 'unconfirmed'
  /**
   * `open`: staff examine it. `wrong`: they found that it does not fit. Null: no return contradicts it, or staff
   * restored it.
   */
  review: 'open' | 'wrong' | null
  /** Null: none. */
  twin_reviews: readonly { id: number; state: 'open' | 'wrong' }[] | null
}
