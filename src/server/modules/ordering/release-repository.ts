// Finds orders that wait for money, in the order in which they are released, and orders and offers whose time is up.
import { sql, type Kysely } from 'kysely'
import type { OrderState } from '../../../shared/order-vocabulary.ts'
import type { Database } from '../../db/database.ts'
import { ADVISORY_LOCKS } from '../../db/advisory-locks.ts'
import type { OrderParty } from './order-repository.ts'
import type { OrderRow } from './order-writing-repository.ts'

/** A suspended member's orders wait until the member is reinstated. */
const isOfMember = sql<boolean>`exists (select from membership m
  where m.company_id = trade_order.company_id and m.kind = trade_order.kind and m.state = 'approved')`

/** As `isOfMember`, for a query that reads few orders: there `isOfMember` would read every membership. */
const isOfMemberByRow = sql<boolean>`(select m.state from membership m
  where m.company_id = trade_order.company_id and m.kind = trade_order.kind) = 'approved'`

/** The account of an order while it waits for money; an index has this expression. */
const waitingAccount = sql<number>`case when state in ('awaiting_funds', 'awaiting_payment') then account_id end`

/**
 * Accounts with waiting orders, without those whose balance covers none of them: to find that out one by one takes a
 * transaction for each, and there may be thousands. A credit releases the orders of its account without this list.
 */
export async function findWaitingAccounts(db: Kysely<Database>): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select a.id from money_account a join (
      select account_id, min(total) as smallest from trade_order
      where state in ('awaiting_funds', 'awaiting_payment') and not stopped and ${isOfMember} group by account_id
    ) w on w.account_id = a.id
    where w.smallest = 0 or (a.opened_at is not null and a.available >= w.smallest) order by a.id`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

/** Lets one transaction at a time release the orders of an account. */
export async function lockRelease(trx: Kysely<Database>, accountId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.releases}::int, hashtext(${String(accountId)}))`.execute(
    trx,
  )
}

/**
 * The order of the account that is released next. Of a dropshipper by rank, then the oldest; of a wholesaler first an
 * order that a credited payment names and that is covered, then the one that is due first. A stopped order and those of
 * a suspended member are passed over. Locked until the transaction ends.
 */
export async function lockNextWaiting(
  trx: Kysely<Database>,
  accountId: number,
): Promise<OrderRow | undefined> {
  return trx
    .selectFrom('trade_order')
    .where(waitingAccount, '=', accountId)
    .where('stopped', '=', false)
    .where(isOfMemberByRow)
    .selectAll()
    .orderBy('rank', (order) => order.asc().nullsLast())
    .orderBy(isNamedAndCovered, 'desc')
    .orderBy(sql`case when state = 'awaiting_payment' then due_at end`)
    .orderBy('id')
    .limit(1)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

const isNamedAndCovered = sql<boolean>`(state = 'awaiting_payment'
  and exists (select from payment p where p.order_id = trade_order.id and p.state = 'credited')
  and total <= (select available from money_account a where a.id = trade_order.account_id))`

/**
 * Orders in this state that are due by the moment `until` and have larger ids than `after`, without those whose payment
 * only has to be credited.
 */
export async function findDueOrders(
  db: Kysely<Database>,
  { state, until, after, limit }: { state: OrderState; until: Date; after: number; limit: number },
): Promise<{ id: number; order_no: string }[]> {
  const { rows } = await sql<{ id: number; order_no: string }>`
    select id, order_no from trade_order
    where id > ${after} and state = ${state} and state in ('awaiting_funds', 'quoted', 'awaiting_payment') and due_at <= ${until}
      and not exists (select from payment p where p.order_id = trade_order.id and p.state = 'matched')
    order by id limit ${limit}`.execute(db)
  return rows
}

/** Whether a payment that names the order was received and only has to be credited. */
export async function hasMatchedPayment(db: Kysely<Database>, orderId: number): Promise<boolean> {
  const { rows } = await sql`
    select from payment where order_id = ${orderId} and state = 'matched' limit 1`.execute(db)
  return rows.length > 0
}

export interface WaitingRow {
  order_no: string
  own_reference: string
  placed_at: Date
  due_at: Date | null
  total: number
  currency: string
  city: string
  country: string
  stopped: boolean
}

/** In the order in which they are released. */
export async function findWaiting(
  db: Kysely<Database>,
  { companyId, kind }: OrderParty,
  limit: number,
): Promise<WaitingRow[]> {
  return db
    .selectFrom('trade_order as o')
    .innerJoin('order_address as a', 'a.order_id', 'o.id')
    .where('o.company_id', '=', companyId)
    .where('o.kind', '=', kind)
    .where('o.state', '=', 'awaiting_funds')
    .select(['o.order_no', 'o.own_reference', 'o.placed_at', 'o.due_at', 'o.total', 'o.currency'])
    .select(['a.city', 'a.country', 'o.stopped'])
    .orderBy('o.rank', (order) => order.asc().nullsLast())
    .orderBy('o.id')
    .limit(limit)
    .execute()
}
