// Places one agreed order in the caller's transaction: promises pieces and reserves money, lets it wait for money, or
// stores it until an owner approves.
import type { Kysely } from 'kysely'
import type { PlacedOrder } from '../../contract/order.ts'
import { minorText } from '../../shared/minor-units.ts'
import { LABEL_OF } from '../../shared/order-vocabulary.ts'
import type { RecipientAddress } from '../../shared/recipient-address.ts'
import type { BuyerCtx } from '../context/context.ts'
import type { Database } from '../db/database.ts'
import { accountOf, holdOrWait } from '../modules/ledger/ledger-service.ts'
import { mailOrderApproval } from '../modules/mail/order-approval-mail.ts'
import { writeOrderMail } from '../modules/mail/order-mail.ts'
import type { JudgedLine } from '../modules/ordering/judge-lines.ts'
import { findOwners, needsApproval } from '../modules/ordering/approval-service.ts'
import { chooseMailOrDigestFrom } from '../modules/ordering/order-facts.ts'
import {
  confirmBuyer,
  mailFactsOf,
  recordFirstState,
  storeOrder,
  consumeSpecialQuantities,
} from '../modules/ordering/placing-service.ts'
import {
  type PromisedUnits,
  promiseStock,
  releaseStock,
} from '../modules/stock/reservation-service.ts'
import type { NamedShippingChoice } from '../modules/shipping/shipping-service.ts'
import { AppError } from '../platform/errors.ts'

type Trx = Kysely<Database>
type Buyer = Awaited<ReturnType<typeof confirmBuyer>>

/** The purpose of the idempotency keys with which members place and submit orders. */
export const ORDER_KEY_PURPOSE = 'order.place'

/** What the server derived in this transaction (lines, goods, freight, promise), and what the buyer chose. */
export interface AgreedOrder {
  lines: readonly JudgedLine[]
  currency: string
  goods: bigint
  address: RecipientAddress
  chosenService: NamedShippingChoice & { isOffered: true }
  deliveryPromise: { from: string; to: string }
  ownReference?: string | undefined
  /** For customs, a decimal amount in the currency of the order. */
  declaredValue?: string | undefined
  /** VAT number of the Import One-Stop Shop of the EU. */
  ioss?: string | undefined
  recipientTaxNo?: string | undefined
  mayWait: boolean
}

interface Placing {
  buyer: Buyer
  agreed: AgreedOrder
  isMailed: boolean
  /** The basket that the order empties; null: it comes from elsewhere. */
  basketId: number | null
}

/**
 * The caller has locked the membership (`confirmBuyer`) and what the order comes from; this locks stock, special
 * quantities and account. `isMailed` false: the caller reports the order otherwise; owners are always asked to approve.
 * Errors: 409 `short`; `changed`, another order used up the special quantity first; those of `accountOf` and
 * `storeOrder`.
 */
export async function placeAgreed(
  trx: Trx,
  ctx: BuyerCtx,
  { buyer, agreed, isMailed, basketId }: Placing,
): Promise<{ id: number; placed: PlacedOrder }> {
  const { companyId, memberKind: kind } = ctx.actor
  const { currency, goods, chosenService, lines } = agreed
  const total = goods + chosenService.freight
  const account = await accountOf(trx, buyer, { companyId, kind, currency })
  const party = { companyId, kind }
  if (await needsApproval(trx, party, { role: buyer.role, currency, total })) {
    return askApproval(trx, ctx, { buyer, agreed, basketId, accountId: account.id })
  }
  const wanted = lines.map((line, at) => ({ ...line, position: at + 1 }))
  const promised = await promiseLines(trx, { wanted, mayWait: agreed.mayWait })
  const stored = await storeOrder(trx, ctx, {
    ...agreed,
    buyer,
    accountId: account.id,
    promised,
    freight: chosenService.freight,
    service: { id: chosenService.service, name: chosenService.name },
  })
  await consumeSpecialQuantities(trx, companyId, { month: stored.month, lines })
  const hold = { accountId: account.id, orderId: stored.id, amount: total }
  const state = (await holdOrWait(trx, hold)) === 'held' ? 'held' : 'awaiting_funds'
  if (state === 'awaiting_funds') await releaseStock(trx, promised)
  await recordFirstState(trx, ctx, { id: stored.id, state, promised, basketId })
  if (isMailed) await mailPlaced(trx, ctx, { buyer, agreed, stored, state })
  const available = BigInt(account.available)
  const placed = {
    orderNo: stored.orderNo,
    state,
    label: LABEL_OF[state],
    total: minorText(total, currency),
    currency,
    missing: state === 'held' || available >= total ? null : minorText(total - available, currency),
    backordered: state === 'held' ? promised.reduce((sum, line) => sum + line.backordered, 0) : 0,
  } as const
  return { id: stored.id, placed }
}

/** Stores the order without pieces and money until an owner decides. */
async function askApproval(
  trx: Trx,
  ctx: BuyerCtx,
  { buyer, agreed, basketId, accountId }: Omit<Placing, 'isMailed'> & { accountId: number },
): Promise<{ id: number; placed: PlacedOrder }> {
  const { companyId, loginName } = ctx.actor
  const { currency, goods, chosenService, lines, ownReference = '' } = agreed
  const promised = lines.map((_, at) => ({ position: at + 1, reserved: 0, backordered: 0 }))
  const stored = await storeOrder(trx, ctx, {
    ...agreed,
    buyer,
    accountId,
    promised,
    freight: chosenService.freight,
    service: { id: chosenService.service, name: chosenService.name },
  })
  await consumeSpecialQuantities(trx, companyId, { month: stored.month, lines })
  const state = 'awaiting_approval'
  await recordFirstState(trx, ctx, { id: stored.id, state, promised, basketId })
  const total = minorText(goods + chosenService.freight, currency)
  const order = { orderNo: stored.orderNo, ownReference, total, currency }
  await mailOrderApproval(trx, ctx.clock(), {
    event: 'asked',
    order,
    to: await findOwners(trx, companyId),
    by: loginName,
  })
  const placed = {
    orderNo: stored.orderNo,
    state,
    label: LABEL_OF[state],
    total,
    currency,
    missing: null,
    backordered: 0,
  } as const
  return { id: stored.id, placed }
}

async function mailPlaced(
  trx: Trx,
  ctx: BuyerCtx,
  {
    buyer,
    agreed,
    stored,
    state,
  }: {
    buyer: Buyer
    agreed: AgreedOrder
    stored: { id: number; orderNo: string }
    state: 'held' | 'awaiting_funds'
  },
): Promise<void> {
  const event = state === 'held' ? 'held' : 'waiting'
  const now = ctx.clock()
  const { ownReference = '', address } = agreed
  const mailFacts = mailFactsOf(buyer, { ...address, orderNo: stored.orderNo, ownReference })
  // Undefined when no mail is to be written now: the company wants none, or the daily one reports the event.
  const facts = await chooseMailOrDigestFrom(trx, mailFacts, { orderId: stored.id, event, now })
  await writeOrderMail(trx, now, facts, { event })
}

/** Errors: 409 `short` with the free pieces of each line, unless the order may wait. */
export async function promiseLines(
  trx: Trx,
  {
    wanted,
    mayWait,
  }: {
    wanted: readonly { position: number; productId: number; itemNo: string; quantity: number }[]
    mayWait: boolean
  },
): Promise<PromisedUnits[]> {
  const promised = await promiseStock(trx, wanted)
  const short = promised.filter(({ backordered }) => backordered > 0)
  if (short.length > 0 && !mayWait) {
    const shortLines = short.map(({ position, reserved }) => {
      return { itemNo: wanted.find((line) => line.position === position)?.itemNo, free: reserved }
    })
    throw new AppError(409, [], { reason: 'short', lines: shortLines })
  }
  return promised
}
