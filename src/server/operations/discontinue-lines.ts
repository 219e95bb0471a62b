// Cancels what is left of discontinued items in open orders; a run that would hit many lines waits for staff.
import type { Kysely } from 'kysely'
import { needsStaff, UNPAID_STATES } from '../../shared/discontinued-lines.ts'
import { targetsOf } from '../../shared/order-states.ts'
import type { OrderState } from '../../shared/order-vocabulary.ts'
import type { Database } from '../db/database.ts'
import { leaveWaiting, releaseHold } from '../modules/ledger/ledger-service.ts'
import { writeOrderMail } from '../modules/mail/order-mail.ts'
import { moveOrder, type OrderRow, returnSpecialUnits } from '../modules/ordering/cancel-service.ts'
import {
  cancelDiscontinued,
  type DiscontinuedLine,
  type DiscontinuedUnits,
  listDiscontinued,
} from '../modules/ordering/discontinue-service.ts'
import { planOrderMail } from '../modules/ordering/order-facts.ts'
import { stateOfParcels } from '../modules/ordering/shipment-service.ts'
import { lockAnyOrder } from '../modules/ordering/warehouse-service.ts'
import { releaseStock } from '../modules/stock/reservation-service.ts'
import { eachItem } from '../platform/each-item.ts'

interface Run {
  now: Date
  /** In the events of the orders: 'scheduler', 'staff:ann@…'. */
  actor: string
  /** The lines that staff looked at: only these are cancelled. Null: all, unless they are many. */
  confirmed: readonly DiscontinuedLine[] | null
}

export interface DiscontinuedRun {
  /** Lines that wait for staff; nothing was cancelled then. */
  unconfirmed: DiscontinuedLine[]
  /** Numbers of the orders that changed. */
  orderNos: string[]
  /** Accounts with money that is free now: waiting orders may be released. */
  accountIds: number[]
}

/** One transaction for each order, although one fails. The caller then serves other orders with the units and the money. */
export async function discontinueLines(db: Kysely<Database>, run: Run): Promise<DiscontinuedRun> {
  const { lines: found, open } = await listDiscontinued(db)
  if (run.confirmed === null && needsStaff({ found: found.length, open })) {
    return { unconfirmed: found, orderNos: [], accountIds: [] }
  }
  const lines = run.confirmed ?? found
  const orderNos: string[] = []
  const accountIds = new Set<number>()
  await eachItem([...new Set(lines.map((line) => line.orderNo))], async (orderNo) => {
    const accountId = await db.transaction().execute((trx) => discontinueOrder(trx, orderNo, run))
    if (accountId === undefined) return
    orderNos.push(orderNo)
    accountIds.add(accountId)
  })
  return { unconfirmed: [], orderNos, accountIds: [...accountIds] }
}

/** Returns the order's account; undefined when another transaction was faster. */
async function discontinueOrder(
  trx: Kysely<Database>,
  orderNo: string,
  { now, actor, confirmed }: Run,
): Promise<number | undefined> {
  const order = await lockAnyOrder(trx, orderNo)
  const from = { kind: order.kind, from: order.state, event: 'discontinue' } as const
  const targets = targetsOf({ ...from, who: 'scheduler' })
  if (targets.length === 0) return undefined
  const ownLines = confirmed?.filter((line) => line.orderNo === orderNo) ?? null
  const cut = await cancelDiscontinued(trx, order, ownLines)
  if (!cut) return undefined
  const state = await stateAfter(trx, order, cut)
  if (!targets.includes(state)) throw new Error(`${orderNo} cannot become ${state}`)
  await releaseStock(trx, cut.promised)
  await returnSpecialUnits(trx, order, cut.special)
  await releaseMoney(trx, order, cut)
  const items = cut.lines.map(({ itemNo, quantity, replacement }) => {
    return { itemNo, quantity, replacement }
  })
  const changes = cut.isDone ? { due_at: null, rank: null, cancel_asked_at: null } : {}
  await moveOrder(trx, order, { event: 'discontinue', state, actor, now, note: { items }, changes })
  const facts = await planOrderMail(trx, { orderId: order.id, event: 'discontinued', now })
  await writeOrderMail(trx, now, facts, { event: 'discontinued', items })
  return order.account_id
}

async function stateAfter(
  trx: Kysely<Database>,
  order: OrderRow,
  { isDone, hasShipped }: DiscontinuedUnits,
): Promise<OrderState> {
  if (!isDone) return order.state
  return hasShipped ? stateOfParcels(trx, order) : 'cancelled'
}

/** An order that waits has no hold: its total fell, and without lines it leaves the queue. */
async function releaseMoney(
  trx: Kysely<Database>,
  order: OrderRow,
  { isDone, amount }: DiscontinuedUnits,
): Promise<void> {
  const { id: orderId, state, account_id: accountId } = order
  if (!UNPAID_STATES.has(state)) {
    // Pieces at a price of zero have no money to release.
    if (isDone || amount > 0n) await releaseHold(trx, isDone ? { orderId } : { orderId, amount })
    return
  }
  const waits = state === 'awaiting_funds' || state === 'awaiting_payment'
  if (isDone && waits) await leaveWaiting(trx, { accountId })
}
