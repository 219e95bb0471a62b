// Columns of a fit that returns may contradict: such a fit is unconfirmed, whatever its list says.
import { sql, type RawBuilder } from 'kysely'
import { CONTRADICTED_FITS, meansSameDevice } from '../../db/reviewed-fits.ts'

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

/**
 * For `with`: as `refuted`, the entries that staff found wrong, by product and position. The review of the twin (`twins`: of
 * each item that has one) decides where the item has none.
 */
export function refutedFits(twins: ReadonlyMap<number, number>): RawBuilder<unknown> {
  return sql`${CONTRADICTED_FITS},
    refuted as materialized (
      select f.product_id, f.position
      from (
        select c.product_id as item, true as is_own, c.* from contradicted c
        union all
        select g.item, false, c.* from contradicted c
          join unnest(${[...twins.keys()]}::int[], ${[...twins.values()]}::int[]) as g (item, twin)
            on g.twin = c.product_id
      ) v join fitment f on f.product_id = v.item and ${meansSameDevice('v', 'f')}
      group by f.product_id, f.position
      having coalesce(max(v.state) filter (where v.is_own), max(v.state)) = 'wrong'
    )`
}

/** Whether staff found an entry wrong; `entry`: its alias in the statement. */
export function isRefuted(entry: string): RawBuilder<boolean> {
  const f = sql.raw(entry)
  return sql`exists (select from refuted r where r.product_id = ${f}.product_id and r.position = ${f}.position)`
}

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
