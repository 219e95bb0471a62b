// Reads entries of fit lists by product and name of the device.
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { CONTRADICTED_FITS, meansSameDevice } from '../../db/reviewed-fits.ts'
import { JOIN_REVIEW, REVIEWED_CONFIDENCE, type ReviewedFit } from './reviewed-fit-repository.ts'

export interface FitQuery {
  productId: number
  /** A name of the device, such as brand and name as the fit list has them. */
  name: string
  /** The addresses of the devices of this name; empty: the catalogue knows none. */
  slugs: readonly string[]
}

export interface ListedFitRow extends ReviewedFit {
  product_id: number
  /** As in the query. */
  name: string
  /** Which of the devices of this name it fits. */
  qualifier: string[]
}

/**
 * Of each product and name the first entry of this name, else the first for the same device. If the name is that of several
 * devices, a contradicted entry comes first.
 */
export async function findListedFits(
  db: Kysely<Database>,
  queries: readonly FitQuery[],
): Promise<ListedFitRow[]> {
  const asked = queries.flatMap(({ slugs, ...query }) =>
    (slugs.length > 0 ? slugs : [null]).map((slug) => ({ ...query, slug })),
  )
  const { rows } = await sql<ListedFitRow>`
    with ${CONTRADICTED_FITS},
    asked as (
      select g.product_id, g.name, array_remove(array_agg(d.id), null) as devices
      from unnest(${asked.map(({ productId }) => productId)}::int[], ${asked.map(({ name }) => name)}::text[],
        ${asked.map(({ slug }) => slug)}::text[]) as g (product_id, name, slug)
        left join device d on d.slug = g.slug
      group by g.product_id, g.name
    ), listed as (
      select distinct on (g.product_id, g.name) f.*, g.name
      from asked g join fitment f on f.product_id = g.product_id
        and (f.label = g.name or f.device_id = any (g.devices))
      order by g.product_id, g.name, f.label = g.name desc,
        cardinality(g.devices) > 1 and exists (select from contradicted c
          where c.product_id = f.product_id and ${meansSameDevice('c', 'f')}) desc, f.position
    )
    select f.product_id, f.name, f.qualifier, ${REVIEWED_CONFIDENCE} from listed f ${JOIN_REVIEW}`.execute(
    db,
  )
  return rows
}
