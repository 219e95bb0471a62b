// The entries of fit lists that a review concerns: every entry of the item that means the same device.
import { sql, type RawBuilder } from 'kysely'

/** For `with`: each review as `reviewed_fit`. */
export const REVIEWED_FITS = sql`reviewed_fit as materialized (${reviewsWhere(sql`true`)})`

/** For `with`: as `contradicted`, the reviews of entries that returns contradict. Those that staff restored count as right. */
export const CONTRADICTED_FITS = sql`
  contradicted as materialized (${reviewsWhere(sql`v.state <> 'restored'`)})`

/**
 * Reviews with the device that their label means, in one row for each if it means several. A label that an import has
 * replaced on the fit list is looked up among the names of devices.
 */
function reviewsWhere(condition: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select v.product_id, v.label, v.state, v.opened_at, v.decided_at, named.device_id
    from fit_review v left join lateral (
      select f.device_id from fitment f where f.product_id = v.product_id and f.label = v.label
      union
      -- As deviceKey normalises the name: without separators, but with the plus sign.
      select n.device_id from device_name n
      where n.norm = regexp_replace(lower(normalize(v.label, nfkc)), '[ -*,-/:-@[-\`{-~]+', '', 'g')
        and not exists (select from fitment f where f.product_id = v.product_id and f.label = v.label)
    ) named on true
    where ${condition}`
}

/**
 * Whether a review and an entry mean the same device; an entry without a device is compared by its label. `review` and
 * `entry`: their aliases in the statement.
 */
export function meansSameDevice(review: string, entry: string): RawBuilder<boolean> {
  const [v, f] = [sql.raw(review), sql.raw(entry)]
  return sql`(${v}.label = ${f}.label or ${v}.device_id = ${f}.device_id)`
}
