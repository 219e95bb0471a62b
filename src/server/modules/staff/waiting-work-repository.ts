// Counts what waits for staff, each kind of work with its oldest entry.
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { StaffWork } from '../../../shared/staff-work.ts'
import type { Database } from '../../db/database.ts'

export interface WaitingRow {
  kind: StaffWork
  count: number
  /** Of the oldest entry; null: nothing waits. */
  since: Date | null
}

/** One statement for all kinds; each is counted up to `max`, so that a long queue costs no more than a short one. */
export async function countWork(
  db: Kysely<Database>,
  { kinds, max }: { kinds: readonly StaffWork[]; max: number },
): Promise<WaitingRow[]> {
  if (kinds.length === 0) return []
  const parts = kinds.map(
    (kind) => sql`
      select ${kind}::text as kind, count(*)::int as count, min(since) as since
      from (select since from (${ENTRIES[kind]}) as entry order by since limit ${max}) as counted`,
  )
  const { rows } = await sql<WaitingRow>`${sql.join(parts, sql` union all `)}`.execute(db)
  return rows
}

/** When each entry began to wait; returns: when they were requested. What waits for the customer, or is stopped, is left out. */
const ENTRIES: Readonly<Record<StaffWork, RawBuilder<unknown>>> = {
  application: sql`
    select submitted_at as since from application where state in ('submitted', 'in_review')
    union all select submitted_at from team_application where state in ('submitted', 'in_review')`,
  offer: ordersIn(sql`state = 'submitted'`),
  warehouse: ordersIn(sql`state in ('paid', 'held', 'picking', 'packed', 'part_shipped')`),
  cancellation: sql`
    select cancel_asked_at as since from trade_order where state = 'picking' and cancel_asked_at is not null`,
  case: sql`
    select last_activity_at as since from feedback_case where state in ('new', 'waiting_for_us')`,
  return: sql`select requested_at as since from trade_return where state = 'requested'`,
  inspection: returnsArrived(sql`inspected_at is null`),
  refund: returnsArrived(sql`inspected_at is not null`),
  payment: sql`
    select coalesce(reported_at, matched_at, arrived_at) as since from payment
    where state in ('reported', 'matched', 'unmatched')`,
  review: sql`select created_at as since from review where state = 'pending'`,
}

function ordersIn(condition: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select coalesce(held_at, placed_at) as since from trade_order where ${condition} and not stopped`
}

function returnsArrived(condition: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`select requested_at as since from trade_return where state = 'received' and ${condition}`
}
