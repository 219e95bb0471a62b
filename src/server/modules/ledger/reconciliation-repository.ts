// Queries that find figures of the ledger which do not follow from its transfers, and what the seals of days contain.
// With `since` they check only accounts that changed since that time; null: all.
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'

export interface DifferenceRow {
  /** What differs: 'account 7, held'. */
  subject: string
  stored: string
  expected: string
}

/** Figures of accounts against the sums of their transfers, and held against open holds. */
export async function findWrongFigures(
  db: Kysely<Database>,
  since: Date | null,
): Promise<DifferenceRow[]> {
  const { rows } = await sql<DifferenceRow>`
    with moved as (
      select * from money_account where ${since}::timestamptz is null or last_at >= ${since}
    ), summed as (
      select m.id, sum(case when t.credit = m.available_account then t.amount
          when t.debit = m.available_account then -t.amount else 0 end) as available,
        sum(case when t.credit = m.held_account then t.amount
          when t.debit = m.held_account then -t.amount else 0 end) as held
      from moved m join ledger_transfer t on t.account_id = m.id group by m.id
    ), figure as (
      select m.id, f.name, f.stored, coalesce(f.expected, 0) as expected
      from moved m left join summed s on s.id = m.id,
        lateral (values ('available', m.available, s.available), ('held', m.held, s.held)) as f (name, stored, expected)
    ), holds as (
      select m.id, 'open holds' as name, m.held as stored,
        coalesce((select sum(h.amount - h.captured - h.released) from money_hold h
          where h.account_id = m.id and h.captured + h.released < h.amount), 0) as expected
      from moved m
    )
    select 'account ' || id || ', ' || name as subject, stored::text, expected::text
    from (select * from figure union all select * from holds) as found
    where stored <> expected order by id, name`.execute(db)
  return rows
}

/** Running balances that do not follow from the transfer before, and transfers out of chronological order. */
export async function findBrokenBalances(
  db: Kysely<Database>,
  since: Date | null,
): Promise<DifferenceRow[]> {
  const { rows } = await sql<DifferenceRow>`
    with step as (
      select t.id, t.available_after, t.held_after, t.at,
        lag(t.at, 1, t.at) over own as at_before,
        lag(t.available_after, 1, 0::bigint) over own
          + case when t.credit = a.available_account then t.amount when t.debit = a.available_account then -t.amount
            else 0 end as available,
        lag(t.held_after, 1, 0::bigint) over own
          + case when t.credit = a.held_account then t.amount when t.debit = a.held_account then -t.amount else 0 end
          as held
      from ledger_transfer t join money_account a on a.id = t.account_id
      where ${since}::timestamptz is null or a.last_at >= ${since}
      window own as (partition by t.account_id order by t.id)
    )
    select 'transfer ' || id || ', balance' as subject, available_after || ' and ' || held_after as stored,
      available || ' and ' || held as expected
    from step where available_after <> available or held_after <> held or at < at_before
    order by id limit 100`.execute(db)
  return rows
}

/** Holds, captures and releases against their transfers. */
export async function findWrongHolds(
  db: Kysely<Database>,
  since: Date | null,
): Promise<DifferenceRow[]> {
  const { rows } = await sql<DifferenceRow>`
    with summed as (
      select h.id, h.amount, h.captured, h.released, moved.*
      from money_hold h join money_account a on a.id = h.account_id, lateral (
        select coalesce(sum(t.amount) filter (where t.kind = 'hold'), 0) as amount_moved,
          coalesce(sum(t.amount) filter (where t.kind like 'capture%' or t.kind = 'payout'), 0) as captured_moved,
          coalesce(sum(t.amount) filter (where t.kind = 'release'), 0) as released_moved
        from ledger_transfer t
        where (t.order_id = h.order_id or t.payout_id = h.payout_id) and t.account_id = h.account_id) as moved
      where ${since}::timestamptz is null or a.last_at >= ${since}
    )
    select 'hold ' || id as subject, concat_ws(', ', amount, captured, released) as stored,
      concat_ws(', ', amount_moved, captured_moved, released_moved) as expected
    from summed
    where amount <> amount_moved or captured <> captured_moved or released <> released_moved
    order by id limit 100`.execute(db)
  return rows
}

/** Payments against their transfers, surcharges against their formula, adjustments and open charges likewise. */
export async function findWrongPayments(db: Kysely<Database>): Promise<DifferenceRow[]> {
  const { rows } = await sql<DifferenceRow>`
    with paid as (
      select p.id, p.amount, p.charge, p.state,
        payment_charge_of_received(p.amount, p.bp, p.fixed) as formula,
        coalesce((select sum(t.amount) from ledger_transfer t
          where t.payment_id = p.id and t.kind = 'payment'), 0) as moved,
        coalesce((select sum(t.amount) from ledger_transfer t
          where t.payment_id = p.id and t.kind = 'payment_charge'), 0) as charged,
        coalesce((select sum(t.amount) from ledger_transfer t
          where t.payment_id = p.id and t.kind = 'payment_reversal'), 0)
          + coalesce((select sum(c.amount) from open_charge c where c.payment_id = p.id), 0) as reversed
      from payment p where p.state in ('credited', 'reversed')
    ), posted as (
      select a.id, a.amount, a.state, (select sum(t.amount) from ledger_transfer t where t.adjustment_id = a.id)
        as moved
      from adjustment a
    ), owed as (
      select c.account_id, sum(c.settled) as settled, coalesce((select sum(t.amount) from ledger_transfer t
        where t.account_id = c.account_id and t.kind = 'open_charge'), 0) as moved
      from open_charge c group by c.account_id
    )
    select 'payment ' || id as subject, concat_ws(', ', amount, charge) as stored,
      concat_ws(', ', moved, charged, formula) as expected
    from paid where amount <> moved or charge <> charged or charge <> formula
      or reversed <> case state when 'reversed' then amount else 0 end
    union all
    select 'adjustment ' || id, amount::text, coalesce(moved::text, 'no transfer') from posted
    where coalesce(moved, 0) <> case state when 'posted' then abs(amount) else 0 end
    union all
    select 'open charges of account ' || account_id, settled::text, moved::text from owed where settled <> moved
    limit 100`.execute(db)
  return rows
}

/** Closed months whose figures or hash no longer follow from their transfers. */
export async function findWrongStatements(db: Kysely<Database>): Promise<DifferenceRow[]> {
  const { rows } = await sql<DifferenceRow>`
    with month as (
      select s.*, lag(s.closing, 1, 0::bigint) over own as closing_before,
        lag(s.hash) over own as hash_before, lag(s.last_transfer, 1, 0::bigint) over own as last_before
      from statement s window own as (partition by s.account_id order by s.month)
    ), computed as (
      select m.*, encode(sha256(convert_to(encode(coalesce(m.hash_before, ''), 'hex') || coalesce((
        select string_agg(transfer_text(t), E'\n' order by t.id) from ledger_transfer t
        where t.account_id = m.account_id and t.id > coalesce(m.last_before, 0)
          and t.id <= coalesce(m.last_transfer, 0)), ''), 'UTF8')), 'hex') as hash_now
      from month m
    )
    select 'statement of account ' || account_id || ' for ' || to_char(month, 'YYYY-MM') as subject,
      opening || ', ' || left(encode(hash, 'hex'), 16) as stored,
      closing_before || ', ' || left(hash_now, 16) as expected
    from computed where opening <> closing_before or encode(hash, 'hex') <> hash_now
    order by account_id, month limit 100`.execute(db)
  return rows
}

/** The number and the hash of the transfers from one time until another. */
export async function hashTransfers(
  db: Kysely<Database>,
  from: Date,
  until: Date,
): Promise<{ transfers: number; hash: string }> {
  const { rows } = await sql<{ transfers: number; hash: string }>`
    select transfers, hash from transfers_hash(${from}, ${until})`.execute(db)
  return rows[0]!
}

/** The days that were sealed in the audit log, oldest first. */
export function findSeals(db: Kysely<Database>) {
  return db
    .selectFrom('audit_entry')
    .where('action', '=', 'ledger.seal')
    .select(['subject', 'change'])
    .orderBy('id')
    .execute()
}

/** The number and the hash of the events of orders that were recorded from one time until another. */
export async function hashEvents(
  db: Kysely<Database>,
  from: Date,
  until: Date,
): Promise<{ events: number; hash: string }> {
  const { rows } = await sql<{ events: number; hash: string }>`
    select events, hash from order_events_hash(${from}, ${until})`.execute(db)
  return rows[0]!
}

/** The time of the oldest transfer or event; undefined while there is none. */
export async function findFirstTimeToSeal(db: Kysely<Database>): Promise<Date | undefined> {
  const { rows } = await sql<{ at: Date | null }>`
    select least((select min(at) from ledger_transfer), (select min(recorded_at) from order_event)) as at`.execute(
    db,
  )
  return rows[0]?.at ?? undefined
}
