// Cancels what is left of discontinued items in open orders, or asks the buyer of an order that leaves only when
// complete.
import type { Kysely } from 'kysely'
import { asksBuyer, UNPAID_STATES } from '../../shared/discontinued-lines.ts'
import { minorText } from '../../shared/minor-units.ts'
import { groupedAmounts } from '../../shared/money.ts'
import { targetsOf } from '../../shared/order-states.ts'
import type { OrderActor, OrderState } from '../../shared/order-vocabulary.ts'
import { pagePath } from '../../shared/page-paths.ts'
import { findPublicAddress } from '../context/public-origin.ts'
import type { Database } from '../db/database.ts'
import { leaveWaiting, releaseHold } from '../modules/ledger/ledger-service.ts'
import { writeOrderMail } from '../modules/mail/order-mail.ts'
import { restoreSpecialQuantities } from '../modules/ordering/cancel-service.ts'
import { moveOrder, type OrderRow } from '../modules/ordering/move-order.ts'
import {
  cancelDiscontinued,
  type DiscontinuedLine,
  type DiscontinuedUnits,
  listQuestionsToWithdraw,
  listQuestionsToRepeat,
  readDiscontinued,
} from '../modules/ordering/discontinue-service.ts'
import { chooseMailOrDigest } from '../modules/ordering/order-facts.ts'
import { offerWhatIsLeft } from '../modules/ordering/offer-service.ts'
import { stateOfParcels } from '../modules/ordering/shipment-service.ts'
import { lockAnyOrder } from '../modules/ordering/warehouse-service.ts'
import { releaseStock } from '../modules/stock/reservation-service.ts'
import { eachItem } from '../platform/each-item.ts'
import { AppError } from '../platform/errors.ts'
import { addWorkingDays } from '../platform/working-days.ts'

const REMIND_WORKING_DAYS = 3

interface Run {
  now: Date
  /** In the events of the orders: 'scheduler', 'staff:ann@…'. */
  actor: string
  /** Only these are cancelled: what the job found, or staff looked at. */
  lines: readonly DiscontinuedLine[]
}

export interface DiscontinuedRun {
  /** Numbers of the orders that changed. */
  orderNos: string[]
  /** Numbers of the orders whose buyers were asked instead. */
  askedNos: string[]
  /** Accounts with money that is free now: waiting orders may be released. */
  accountIds: number[]
}

/**
 * Each order has its own transaction; if one fails, the others are still changed. The caller then serves other orders
 * with the pieces and the money.
 */
export async function discontinueLines(db: Kysely<Database>, run: Run): Promise<DiscontinuedRun> {
  const orderNos: string[] = []
  const askedNos: string[] = []
  const accountIds = new Set<number>()
  await eachItem([...new Set(run.lines.map((line) => line.orderNo))], async (orderNo) => {
    const outcome = await db.transaction().execute((trx) => discontinueOrder(trx, orderNo, run))
    if (outcome === undefined) return
    if (outcome === 'asked') return void askedNos.push(orderNo)
    orderNos.push(orderNo)
    accountIds.add(outcome.accountId)
  })
  return { orderNos, askedNos, accountIds: [...accountIds] }
}

/**
 * Returns the order's account, or that the buyer was asked; undefined when nothing is left to do, or the buyer was
 * asked before.
 */
async function discontinueOrder(
  trx: Kysely<Database>,
  orderNo: string,
  { now, actor, lines }: Run,
): Promise<{ accountId: number } | 'asked' | undefined> {
  const order = await lockAnyOrder(trx, orderNo)
  const selected = lines.filter((line) => line.orderNo === orderNo)
  if (asksBuyer({ state: order.state, policy: order.ship_policy })) {
    const { discontinued } = await readDiscontinued(trx, order)
    if (discontinued.every(({ isAsked }) => isAsked)) return undefined
    await askBuyer(trx, order, { discontinued, askedAt: now, now, actor })
    return 'asked'
  }
  const isChanged = await cancelDiscontinuedLines(trx, order, {
    who: 'scheduler',
    actor,
    now,
    selected,
  })
  return isChanged ? { accountId: order.account_id } : undefined
}

interface QuestionToSend extends Pick<Run, 'now' | 'actor'> {
  discontinued: readonly DiscontinuedLine[]
  /** Of a reminder the time of the question, otherwise `now`. */
  askedAt: Date
}

/** Nothing is cancelled, and the order is not picked until the answer. */
async function askBuyer(
  trx: Kysely<Database>,
  order: OrderRow,
  { discontinued, askedAt, now, actor }: QuestionToSend,
): Promise<void> {
  const items = discontinued.map(({ itemNo, quantity, replacement }) => {
    return { itemNo, quantity, replacement }
  })
  const { id: orderId, state, lang, order_no: no } = order
  const event = 'ask_discontinued'
  const changes = { discontinued_asked_at: askedAt }
  await moveOrder(trx, order, { event, state, actor, now, note: { items }, changes })
  const facts = await chooseMailOrDigest(trx, { orderId, event: 'discontinuedAsked', now })
  const orderUrl = await findPublicAddress(trx, pagePath('/orders/:no', { no }), lang)
  await writeOrderMail(trx, now, facts, { event: 'discontinuedAsked', items, orderUrl })
}

/** Asks buyers once more who have not answered for some working days; there is no third time. */
export async function repeatQuestions(db: Kysely<Database>, now: Date): Promise<void> {
  const questions = (await listQuestionsToRepeat(db)).filter(({ askedAt }) => isLate(askedAt, now))
  await eachItem(questions, async ({ orderNo, askedAt }) => {
    await db.transaction().execute(async (trx) => {
      const order = await lockAnyOrder(trx, orderNo)
      // Another transaction recorded the answer, or asked about more items.
      if (order.discontinued_asked_at?.getTime() !== askedAt.getTime()) return
      if (!asksBuyer({ state: order.state, policy: order.ship_policy })) return
      const { discontinued } = await readDiscontinued(trx, order)
      if (discontinued.length === 0) return
      await askBuyer(trx, order, { discontinued, askedAt, now, actor: 'scheduler' })
    })
  })
}

function isLate(askedAt: Date, now: Date): boolean {
  return addWorkingDays(askedAt, REMIND_WORKING_DAYS) <= now
}

/** Withdraws questions whose items are on sale again, or whose order has ended. */
export async function withdrawQuestions(db: Kysely<Database>, now: Date): Promise<void> {
  await eachItem(await listQuestionsToWithdraw(db), async (orderNo) => {
    await db.transaction().execute(async (trx) => {
      const order = await lockAnyOrder(trx, orderNo)
      const { discontinued } = await readDiscontinued(trx, order)
      if (order.discontinued_asked_at === null || discontinued.length > 0) return
      const { state } = order
      const event = 'withdraw_question'
      const changes = { discontinued_asked_at: null }
      await moveOrder(trx, order, { event, state, actor: 'scheduler', now, changes })
    })
  })
}

/**
 * Cancels the discontinued pieces of a locked order, of the lines in `selected` or, if that is null, of all. False when
 * none are left, or the state of the order lets `who` cancel none. Errors: 409 when the order would get a state that is
 * not allowed.
 */
export async function cancelDiscontinuedLines(
  trx: Kysely<Database>,
  order: OrderRow,
  {
    who,
    actor,
    now,
    selected,
  }: { who: OrderActor; actor: string; now: Date; selected: readonly DiscontinuedLine[] | null },
): Promise<boolean> {
  const targets = targetsOf({ kind: order.kind, from: order.state, event: 'discontinue', who })
  if (targets.length === 0) return false
  const cancelled = await cancelDiscontinued(trx, order, selected)
  if (!cancelled) return false
  const state = await stateAfter(trx, order, cancelled)
  if (!targets.includes(state)) throw new AppError(409, [], { state: order.state })
  await releaseStock(trx, cancelled.promised)
  await restoreSpecialQuantities(trx, order, cancelled.special)
  await releaseMoney(trx, order, cancelled)
  const positions = cancelled.lines.map(({ position }) => position)
  const offer = cancelled.isDone
    ? undefined
    : await offerWhatIsLeft(trx, order, { cancelled: positions, offeredBy: actor, now })
  const items = cancelled.lines.map(({ itemNo, quantity, replacement }) => {
    return { itemNo, quantity, replacement }
  })
  // An order without lines no longer waits: no deadline, no place among orders that wait for money, no open request.
  const ended = cancelled.isDone ? { due_at: null, rank: null, cancel_asked_at: null } : {}
  const changes = { ...ended, discontinued_asked_at: null }
  await moveOrder(trx, order, { event: 'discontinue', state, actor, now, note: { items }, changes })
  if (offer) await mailReducedOffer(trx, order, { offer, items, now })
  else {
    const facts = await chooseMailOrDigest(trx, { orderId: order.id, event: 'discontinued', now })
    await writeOrderMail(trx, now, facts, { event: 'discontinued', items })
  }
  return true
}

interface ReducedOffer {
  offer: { total: number; validUntil: Date }
  /** What left the offer. */
  items: { itemNo: string; quantity: number; replacement: string | null }[]
  now: Date
}

/** Nothing was paid or held for it yet, and the buyer still decides. */
async function mailReducedOffer(
  trx: Kysely<Database>,
  { id: orderId, order_no: no, currency, lang }: OrderRow,
  { offer, items, now }: ReducedOffer,
): Promise<void> {
  const event = 'offerReduced'
  const newTotal = `${currency} ${groupedAmounts(minorText(BigInt(offer.total), currency))}`
  const orderUrl = await findPublicAddress(trx, pagePath('/orders/:no', { no }), lang)
  const facts = await chooseMailOrDigest(trx, { orderId, event, now })
  const dueAt = offer.validUntil
  await writeOrderMail(trx, now, facts, { event, items, newTotal, dueAt, orderUrl })
}

async function stateAfter(
  trx: Kysely<Database>,
  order: OrderRow,
  { isDone, hasShipped }: DiscontinuedUnits,
): Promise<OrderState> {
  if (!isDone) return order.state
  return hasShipped ? stateOfParcels(trx, order) : 'cancelled'
}

/**
 * Releases what the hold no longer needs. An unpaid order has no hold: its lower total counts, and without lines it
 * leaves the orders that wait for money, which the ledger only counts for each account.
 */
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
  const isWaiting = state === 'awaiting_funds' || state === 'awaiting_payment'
  if (isDone && isWaiting) await leaveWaiting(trx, { accountId })
}
