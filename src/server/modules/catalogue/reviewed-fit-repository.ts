// Columns of a fit that returns may contradict: such a fit is unconfirmed, whatever its list says.
import { sql } from 'kysely'
import { meansSameDevice } from '../../db/reviewed-fits.ts'

/** Joins `fitment f` with CONTRADICTED_FITS. Of several reviews of one device the gravest counts: 'wrong' sorts after 'open'. */
export const JOIN_REVIEW = sql`
  left join lateral (
    select max(c.state) as state from contradicted c
    where c.product_id = f.product_id and ${meansSameDevice('c', 'f')}) v on true`

/** `twin_reviews`: contradicted entries of other products for the same device, among which the twin's may be. */
export const REVIEWED_CONFIDENCE = sql`
  case when v.state is null then f.confidence else 'unconfirmed' end as confidence, v.state as review,
  (select json_agg(json_build_object('id', o.product_id, 'state', o.state)) from (
    select c.product_id, max(c.state) as state from contradicted c
    where c.product_id <> f.product_id and ${meansSameDevice('c', 'f')}
    group by c.product_id) o) as twin_reviews`

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
