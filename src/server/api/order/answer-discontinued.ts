// POST /api/orders/{orderNo}/answer-discontinued: replaces or cancels the discontinued items of an order, as its buyer
// decides; the shop asks the buyers of orders that leave only when complete.
import type { Kysely } from 'kysely'
import type { ParsedInputOf } from '../../../contract/call.ts'
import { answerDiscontinuedRoute } from '../../../contract/discontinued.ts'
import { UNPAID_STATES } from '../../../shared/discontinued-lines.ts'
import { isAllowed } from '../../../shared/order-states.ts'
import { LABEL_OF } from '../../../shared/order-vocabulary.ts'
import { handle } from '../../context/call-handler.ts'
import { type MemberCtx, memberCtx } from '../../context/context.ts'
import type { Database } from '../../db/database.ts'
import { releaseHold } from '../../modules/ledger/ledger-service.ts'
import { restoreSpecialQuantities } from '../../modules/ordering/cancel-service.ts'
import { moveOrder, type OrderRow } from '../../modules/ordering/move-order.ts'
import {
  addReplacement,
  cancelDiscontinued,
  updateTotals,
} from '../../modules/ordering/discontinue-service.ts'
import { lockOwnOrder, readOrderWithParts } from '../../modules/ordering/order-service.ts'
import { confirmBuyer } from '../../modules/ordering/placing-service.ts'
import {
  lockCounts,
  reserveFree,
  promiseStock,
  releaseStock,
} from '../../modules/stock/reservation-service.ts'
import { allocateBackorders } from '../../operations/allocate-backorders.ts'
import { cancelDiscontinuedLines } from '../../operations/discontinue-lines.ts'
import {
  type QuestionLine,
  readQuestion,
  type Replacement,
  wasShown,
} from '../../operations/discontinued-question.ts'
import { releaseWaiting } from '../../operations/release-waiting.ts'
import { AppError } from '../../platform/errors.ts'

type Trx = Kysely<Database>

export const answerDiscontinuedCall = handle(answerDiscontinuedRoute, async (ctx, input) => {
  const member = memberCtx(ctx)
  const accountId = await ctx.db
    .transaction()
    .execute((trx) => answer(trx, { ...member, db: trx }, input))
  // Other orders may wait for the pieces and the money that are free now.
  await allocateBackorders(ctx.db, { itemsOf: input.orderNo })
  await releaseWaiting(ctx.db, accountId, ctx.clock())
  const { state } = (await readOrderWithParts(ctx, input.orderNo)).order
  return { orderNo: input.orderNo, state, label: LABEL_OF[state] }
})

/**
 * Returns the id of the order's account. Errors: 404; 409 `answered`, `changed` if the buyer saw another question or
 * wants a replacement and none is left, or with the `state` that does not allow the answer; those of `confirmBuyer`.
 */
async function answer(
  trx: Trx,
  ctx: MemberCtx,
  { orderNo, answer: chosen, lines }: ParsedInputOf<typeof answerDiscontinuedRoute>,
): Promise<number> {
  const { role } = await confirmBuyer(trx, ctx.actor)
  const order = await lockOwnOrder(trx, ctx, orderNo)
  const now = ctx.clock()
  const question = await readQuestion(trx, order, now)
  if (!question) throw new AppError(409, [], { reason: 'answered' })
  const isReplaced = chosen === 'replace'
  // A buyer who wants a replacement item never gets a cancellation instead.
  const canReplace = question.lines.some(({ replacement }) => replacement)
  if (!wasShown(question, lines, order.currency) || (isReplaced && !canReplace)) {
    throw new AppError(409, [], { reason: 'changed' })
  }
  const who = role === 'owner' ? 'owner' : 'buyer'
  const by = { who, actor: `member:${ctx.actor.memberId}`, now } as const
  if (isReplaced) await replaceLines(trx, order, { ...by, lines: question.lines })
  else await cancelDiscontinuedLines(trx, order, { ...by, selected: null })
  return order.account_id
}

interface ReplacementAct {
  lines: readonly QuestionLine[]
  who: 'owner' | 'buyer'
  actor: string
  now: Date
}

/** Locks the stock, then the special quantities and the account. */
async function replaceLines(trx: Trx, order: OrderRow, act: ReplacementAct): Promise<void> {
  const { lines, who, actor, now } = act
  const { state, kind, id: orderId } = order
  // This event also records a replacement item.
  if (!isAllowed({ kind, from: state, event: 'substitute', who }, state)) {
    throw new AppError(409, [], { state })
  }
  const chosen = lines.flatMap(({ replacement, ...line }) => {
    return replacement ? [{ ...line, replacement }] : []
  })
  // Null: every discontinued line of the order, not only chosen ones.
  const cancelled = await cancelDiscontinued(trx, order, null)
  if (!cancelled) throw new AppError(409, [], { reason: 'answered' })
  const ids = [...cancelled.promised, ...chosen.map((line) => line.replacement)]
  await lockCounts(
    trx,
    ids.map(({ productId }) => productId),
  )
  await releaseStock(trx, cancelled.promised)
  await addReplacements(trx, order, chosen)
  await restoreSpecialQuantities(trx, order, cancelled.special)
  const spent = chosen.reduce((sum, { replacement }) => sum + replacement.total, 0n)
  const saved = cancelled.amount - spent
  if (UNPAID_STATES.has(state)) await updateTotals(trx, order)
  else if (saved > 0n) await releaseHold(trx, { orderId, amount: saved })
  const items = lines.map(({ itemNo, quantity, replacement }) => {
    return { itemNo, quantity, replacement: replacement?.itemNo ?? null }
  })
  const changes = { discontinued_asked_at: null }
  await moveOrder(trx, order, { event: 'substitute', state, actor, now, note: { items }, changes })
}

/** An order that is not paid has no backordered pieces, and none reserved once its payment is late. */
async function addReplacements(
  trx: Trx,
  order: OrderRow,
  chosen: ReadonlyArray<Omit<QuestionLine, 'replacement'> & { replacement: Replacement }>,
): Promise<void> {
  const isPaid = !UNPAID_STATES.has(order.state)
  const wanted = chosen.map(({ position, quantity, replacement: { productId } }) => {
    return { position, productId, quantity }
  })
  const isLate = !isPaid && order.reminded_at !== null
  const promised = isLate ? [] : await (isPaid ? promiseStock : reserveFree)(trx, wanted)
  for (const { position, quantity, replacement } of chosen) {
    const { productId, parts, total } = replacement
    const promise = promised.find((each) => each.position === position)
    await addReplacement(trx, order.id, {
      replaces: isPaid ? position : null,
      productId,
      quantity,
      reserved: promise?.reserved ?? 0,
      backordered: promise?.backordered ?? 0,
      parts,
      total,
    })
  }
}
