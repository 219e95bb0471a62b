// Random parcels, returns, closed months and failures, and the comparison of all documents with the ledger.
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../src/server/db/database.ts'
import {
  findMonthsToInvoice,
  issueCreditNote,
  issueMonthlyInvoice,
} from '../../src/server/modules/document/issue-service.ts'
import { tenThousandthsOf } from '../../src/shared/money.ts'
import {
  type OrderWithHold,
  closeMonth,
  dispatchCharged,
  placeWithHold,
} from '../support/orders-with-holds.ts'
import { createMemberWithMoney, refundReturn } from '../support/money.ts'
import { ITEM, OTHER } from '../support/orders.ts'
import type { Random } from '../support/seeded.ts'
import type { TestApp } from '../support/test-app.ts'
import { anyOf, wholeBetween } from './random-act.ts'

interface Account {
  id: number
  kind: 'wholesale' | 'dropship'
  /** Months closed so far. */
  months: number
  /** Orders with pieces that have not been dispatched yet. */
  open: OrderWithHold[]
  /** Orders with a dispatched parcel, for returns. */
  sent: OrderWithHold[]
}

/**
 * The database of the tests runs without autovacuum, which would tell the planner how large tables have become, so
 * the tables are analysed after this many acts.
 */
const ACTS_BETWEEN_ANALYSES = 1000

export interface DocumentActs {
  /** By act: 'dispatch', 'return', 'return that is rejected' … */
  acts: Record<string, number>
}

/** Plays `count` acts on four accounts, one after the other. `firstReturn`: no other test uses numbers from it on. */
export async function playDocuments(
  shop: Pick<TestApp, 'db' | 'owner'>,
  { count, random, firstReturn }: { count: number; random: Random; firstReturn: number },
): Promise<DocumentActs> {
  const accounts: Account[] = []
  for (const kind of ['wholesale', 'dropship', 'wholesale', 'dropship'] as const) {
    const { accountId } = await createMemberWithMoney(shop.db, shop.owner, {
      kind,
      available: 10n ** 13n,
    })
    accounts.push({ id: accountId, kind, months: 0, open: [], sent: [] })
  }
  const played: DocumentActs = { acts: {} }
  let returnId = firstReturn
  for (let at = 0; at < count; at += 1) {
    const account = anyOf(accounts, random)
    const choice = random()
    const name =
      account.open.length === 0 || choice < 0.3
        ? await place(shop, account, random)
        : choice < 0.75
          ? await dispatch(shop.db, account, random)
          : choice < 0.95
            ? await giveBack(shop.db, account, { random, returnId: returnId++ })
            : await endMonth(shop, account)
    played.acts[name] = (played.acts[name] ?? 0) + 1
    if (at % ACTS_BETWEEN_ANALYSES === ACTS_BETWEEN_ANALYSES - 1)
      await sql`analyze`.execute(shop.owner)
  }
  return played
}

async function place(
  { db }: Pick<TestApp, 'db'>,
  account: Account,
  random: Random,
): Promise<string> {
  const unit = () => (1 + random() * 50).toFixed(4)
  const parts = () =>
    Array.from({ length: wholeBetween(random, 1, 2) }, () => ({
      quantity: wholeBetween(random, 1, 6),
      unit: unit(),
    }))
  const lines = [ITEM, OTHER].map((itemNo) => ({ itemNo, parts: parts() }))
  const isDemonstration = random() < 0.1
  const freight = BigInt(wholeBetween(random, 0, 3000))
  const { id: accountId } = account
  account.open.push(await placeWithHold(db, { accountId, lines, freight, isDemonstration }))
  return isDemonstration ? 'place at demonstration prices' : 'place'
}

async function dispatch(db: Kysely<Database>, account: Account, random: Random): Promise<string> {
  const order = anyOf(account.open, random)
  const left = order.lines.map(({ parts, shipped }) => {
    return parts.reduce((sum, { quantity }) => sum + quantity, 0) - shipped
  })
  let pieces = left.map((max) => wholeBetween(random, 0, max))
  if (pieces.every((count) => count === 0)) pieces = left
  if (random() < 0.1) {
    const onCharged = () => {
      throw new Error('lost')
    }
    await dispatchCharged(db, order, pieces, { onCharged }).catch(() => undefined)
    return 'dispatch that fails'
  }
  await dispatchCharged(db, order, pieces)
  if (!account.sent.includes(order)) account.sent.push(order)
  if (pieces.every((count, at) => count === left[at])) {
    account.open = account.open.filter((each) => each !== order)
  }
  return 'dispatch'
}

/** Refunds one piece of the first line at its lowest price. The ledger or the document rejects more than was charged. */
async function giveBack(
  db: Kysely<Database>,
  { sent }: Account,
  { random, returnId }: { random: Random; returnId: number },
): Promise<string> {
  if (sent.length === 0) return 'nothing to return'
  const order = anyOf(sent, random)
  const { id: shipmentId } = anyOf(order.parcels, random)
  const [lowest = '1'] = (order.lines[0]?.parts ?? [])
    .map(({ unit }) => unit)
    .toSorted((a, b) => Number(tenThousandthsOf(a) - tenThousandthsOf(b)))
  const amount = tenThousandthsOf(lowest) / 100n
  const feeBasis = random() < 0.5 ? amount : 0n
  const lines = [{ position: 1, pieces: 1, amount }]
  try {
    await db.transaction().execute(async (trx) => {
      const refund = { orderId: order.id, returnId, amount, feeBasis }
      const restocking = await refundReturn(trx, refund)
      const { orderNo } = order
      const credited = { orderNo, shipmentId, returnId, lines, restocking }
      await issueCreditNote(trx, credited, new Date())
    })
    return 'return'
  } catch (error) {
    const { code, message } = error as { code?: unknown; message?: string }
    // DC001: the database rejects a credit note whose total is not what the ledger moved.
    if (code === 409 || code === 'DC001') return 'return that is rejected'
    throw new Error(`return: ${message}`, { cause: error })
  }
}

async function endMonth(shop: Pick<TestApp, 'db' | 'owner'>, account: Account): Promise<string> {
  const { id, months } = account
  const month = new Date(Date.UTC(2000, months, 1)).toISOString().slice(0, 10)
  account.months += 1
  await closeMonth(shop.owner, id, month)
  for (const due of await findMonthsToInvoice(shop.db)) {
    await shop.db.transaction().execute((trx) => issueMonthlyInvoice(trx, due, new Date()))
  }
  return 'close a month'
}

/** What documents and ledger do not agree on, as sentences; empty: all is right. */
export async function compareDocuments(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ difference: string }>`
    with captured as (
      select t.shipment_id, min(t.id) as first, sum(t.amount) as amount, o.kind, t.account_id
      from ledger_transfer t join trade_order o on o.id = t.order_id
      where t.kind in ('capture_goods', 'capture_freight') and not o.demonstration and not o.test_mode
      group by t.shipment_id, o.kind, t.account_id
    ), due as (
      select * from captured c where c.kind = 'wholesale' or exists (select from statement s
        where s.account_id = c.account_id and c.first between s.first_transfer and s.last_transfer)
    )
    select 'parcel ' || coalesce(d.shipment_id, i.shipment_id) || ': captured ' || coalesce(d.amount, 0)
      || ', invoiced ' || coalesce(i.amount, 0) as difference
    from due d full join invoiced_shipment i on i.shipment_id = d.shipment_id
    where d.amount is distinct from i.amount
    union all
    select 'invoice ' || d.number || ' is ' || d.total || ', its parcels ' || coalesce(sum(i.amount), 0)
    from issued_document d left join invoiced_shipment i on i.document_id = d.id
    where d.kind <> 'credit_note' group by d.id having d.total is distinct from sum(i.amount)
    union all
    select 'documents are ' || documents || ', the ledger ' || moved from
      (select coalesce(sum(case kind when 'credit_note' then -total else total end), 0) as documents
        from issued_document) d,
      (select (select coalesce(sum(amount), 0) from due) - coalesce(sum(
          case kind when 'restocking' then -amount else amount end), 0) as moved
        from ledger_transfer t where kind in ('refund', 'refund_freight', 'restocking')
          and exists (select from trade_order o where o.id = t.order_id and not o.demonstration and not o.test_mode)) l
    where documents <> moved
    union all
    select 'document ' || number || ' shows ' || (facts ->> 'total') from issued_document
    where (facts ->> 'total')::numeric * 100 <> total
    union all
    select 'document ' || d.number || ' has lines of ' || sum((line ->> 'amount')::numeric)
    from issued_document d, jsonb_array_elements(facts -> 'lines') line group by d.id
    having sum((line ->> 'amount')::numeric) <> (d.facts ->> 'goods')::numeric`.execute(db)
  return [...rows.map(({ difference }) => difference), ...(await findGaps(db))]
}

/** Series of a year, such as I26 of I26-000001, whose numbers are not exactly 1 to the last. */
export async function findGaps(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ gap: string }>`
    select 'series ' || c.series || ': last ' || c.last || ', documents ' || count(d.id) || ', highest '
      || coalesce(max(substr(d.number, 5)::int), 0) as gap
    from document_counter c left join issued_document d
      on left(d.number, 3) = c.series || lpad((c.year % 100)::text, 2, '0')
    group by c.series, c.year, c.last
    having count(d.id) <> c.last or max(substr(d.number, 5)::int) <> c.last
      or min(substr(d.number, 5)::int) <> 1`.execute(db)
  return rows.map(({ gap }) => gap)
}
