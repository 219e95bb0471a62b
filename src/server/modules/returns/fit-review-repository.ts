// Entries of fit lists that inspected returns contradict, and what staff decide about them.
import { sql, type Kysely } from 'kysely'
import { ADVISORY_LOCKS } from '../../db/advisory-locks.ts'
import type { Database } from '../../db/database.ts'
import { CONTRADICTED_FITS, meansSameDevice, REVIEWED_FITS } from '../../db/reviewed-fits.ts'
import type { FitReviewTable } from '../../db/schema/returns.ts'

export interface ContradictedFit {
  product_id: number
  item_no: string
  /** The device as the fit list names it. */
  label: string
  return_nos: string[]
}

/**
 * Of the entries that this return contradicts, those which inspected returns of at least `companies` companies
 * contradict since staff last restored them, and which are neither under review nor refuted. Entries for the same device
 * count as one.
 */
export async function findContradictedFits(
  trx: Kysely<Database>,
  returnId: number,
  companies: number,
): Promise<ContradictedFit[]> {
  const { rows } = await sql<ContradictedFit>`
    with ${REVIEWED_FITS},
    own as (
      select distinct on (o.product_id, coalesce(f.device_id, l.fit_label)) o.product_id, o.item_no, f.device_id,
        l.fit_label as label,
        array(select l.fit_label union select e.label from fitment e
          where e.product_id = o.product_id and e.device_id = f.device_id) as labels
      from return_line l join trade_return r on r.id = l.return_id
        join order_line o on o.order_id = r.order_id and o.position = l.position
        left join fitment f on f.product_id = o.product_id and f.label = l.fit_label
      where l.return_id = ${returnId} and l.fit_label is not null and l.accepted > 0
      order by o.product_id, coalesce(f.device_id, l.fit_label), l.line_no
    ), reviewed as (
      select own.*, bool_or(v.state in ('open', 'wrong')) as is_contradicted, max(v.decided_at) as decided_at
      from own left join reviewed_fit v on v.product_id = own.product_id and ${meansSameDevice('v', 'own')}
      group by own.product_id, own.item_no, own.device_id, own.label, own.labels
    )
    select own.product_id, own.item_no, own.label, array_agg(distinct r.return_no) as return_nos
    from reviewed own join return_line l on l.fit_label = any (own.labels) and l.accepted > 0
      join trade_return r on r.id = l.return_id
      join order_line o on o.order_id = r.order_id and o.position = l.position and o.product_id = own.product_id
    where own.is_contradicted is not true
      -- The return that is being inspected has no date yet.
      and (r.id = ${returnId} or r.inspected_at > coalesce(own.decided_at, '-infinity'))
    group by own.product_id, own.item_no, own.label
    having count(distinct r.company_id) >= ${companies}`.execute(trx)
  return rows
}

/** Makes transactions that inspect returns wait for each other, so that each counts the returns of those before it. */
export async function lockFitReviews(trx: Kysely<Database>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.fitReviews})`.execute(trx)
}

export async function openFitReview(
  trx: Kysely<Database>,
  { product_id, label }: Pick<ContradictedFit, 'product_id' | 'label'>,
  now: Date,
): Promise<void> {
  await sql`
    insert into fit_review (product_id, label, state, opened_at) values (${product_id}, ${label}, 'open', ${now})
    on conflict (product_id, label) do update set state = 'open', opened_at = excluded.opened_at,
      decided_at = null`.execute(trx)
}

export interface FitReviewRow {
  item_no: string
  label: string
  state: FitReviewTable['state']
  opened_at: Date
  returns: number
}

/** Open ones first. */
export async function findFitReviews(db: Kysely<Database>): Promise<FitReviewRow[]> {
  const { rows } = await sql<FitReviewRow>`
    select p.item_no, v.label, v.state, v.opened_at,
      (select count(distinct l.return_id)::int from return_line l join trade_return r on r.id = l.return_id
        join order_line o on o.order_id = r.order_id and o.position = l.position
        where o.product_id = v.product_id and l.accepted > 0
          and l.fit_label in (select v.label union select s.label
            from fitment f join fitment s on s.product_id = f.product_id and s.device_id = f.device_id
            where f.product_id = v.product_id and f.label = v.label)) as returns
    from fit_review v join product p on p.id = v.product_id
    order by v.state = 'open' desc, v.opened_at, p.item_no, v.label limit 500`.execute(db)
  return rows
}

/** Returns the state it had; undefined: there is no such entry. */
export async function decideFitReview(
  trx: Kysely<Database>,
  {
    itemNo,
    label,
    state,
    now,
  }: { itemNo: string; label: string; state: 'wrong' | 'restored'; now: Date },
): Promise<FitReviewTable['state'] | undefined> {
  // Not `for no key update`, because the statement changes the row as well (decision 26).
  const { rows } = await sql<{ state: FitReviewTable['state'] }>`
    with found as (
      select v.product_id, v.label, v.state from fit_review v join product p on p.id = v.product_id
      where p.item_no = ${itemNo} and v.label = ${label} for update of v
    ), written as (
      update fit_review v set state = ${state}, decided_at = ${now} from found
      where v.product_id = found.product_id and v.label = found.label
    )
    select state from found`.execute(trx)
  return rows[0]?.state
}

/**
 * Whether the fit list marked the device "does not fit" at that time. The item's own review decides, unless there is none
 * or staff have restored the entry: then the review of its twin does.
 */
export async function wasRefuted(
  db: Kysely<Database>,
  { productId, twinId, label }: { productId: number; twinId: number | null; label: string },
  at: Date,
): Promise<boolean> {
  const { rows } = await sql`
    with ${CONTRADICTED_FITS},
    entry as (
      select ${label}::text as label, f.device_id from (select) one
        left join fitment f on f.product_id = ${productId} and f.label = ${label})
    select from entry f join contradicted v on ${meansSameDevice('v', 'f')}
    where v.state = 'wrong' and v.decided_at <= ${at}
      and (v.product_id = ${productId} or (v.product_id = ${twinId}::int and not exists (
        select from contradicted o where o.product_id = ${productId} and ${meansSameDevice('o', 'f')}
          and o.opened_at <= ${at})))`.execute(db)
  return rows.length > 0
}

export interface ContradictedEntry {
  product_id: number
  label: string
  /** The address of its device; null: the list names a device that the catalogue does not know. */
  slug: string | null
  state: 'open' | 'wrong'
}

/** Entries under review and refuted ones, of each product the refuted ones first. */
export async function findContradictedEntries(db: Kysely<Database>): Promise<ContradictedEntry[]> {
  const { rows } = await sql<ContradictedEntry>`
    with ${CONTRADICTED_FITS}
    select v.product_id, v.label, d.slug, v.state
    from contradicted v left join device d on d.id = v.device_id
    order by v.product_id, v.state desc, v.label`.execute(db)
  return rows
}

/** The email addresses of the staff who look after fit lists. */
export async function findCatalogueStaff(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    select distinct s.email from staff s join staff_account_role a on a.staff_id = s.id
      join staff_role_permission p on p.role = a.role
    where p.permission = 'catalogue.write' and s.disabled_at is null order by s.email`.execute(db)
  return rows.map(({ email }) => email)
}
