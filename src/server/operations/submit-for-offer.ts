// Stores an order of a wholesaler that staff answer with an offer, in the caller's transaction; it moves no money and
// no stock.
import type { Kysely } from 'kysely'
import type { PlacedOrder } from '../../contract/order.ts'
import { ARRANGED_DELIVERY } from '../../shared/arranged-delivery.ts'
import { minorText, parseMinor } from '../../shared/minor-units.ts'
import { LABEL_OF } from '../../shared/order-vocabulary.ts'
import type { RecipientAddress } from '../../shared/recipient-address.ts'
import type { ShipPolicy } from '../../shared/ship-policies.ts'
import type { BuyerCtx } from '../context/context.ts'
import type { Database } from '../db/database.ts'
import { accountOf } from '../modules/ledger/ledger-service.ts'
import { writeOrderMail } from '../modules/mail/order-mail.ts'
import type { BasketLineRow } from '../modules/ordering/basket-service.ts'
import { type JudgedLine, judgeLines } from '../modules/ordering/judge-lines.ts'
import { chooseMailOrDigestFrom } from '../modules/ordering/order-facts.ts'
import {
  type confirmBuyer,
  mailFactsOf,
  recordFirstState,
  storeOrder,
  type StoredOrder,
  consumeSpecialQuantities,
} from '../modules/ordering/placing-service.ts'
import { pricedFieldsOf } from '../modules/pricing/pricing-service.ts'
import { rememberOrdered } from '../modules/wishlist/standing-service.ts'
import { AppError } from '../platform/errors.ts'

type Trx = Kysely<Database>
type Buyer = Awaited<ReturnType<typeof confirmBuyer>>

export interface Submission {
  lines: readonly BasketLineRow[]
  address: RecipientAddress
  shipPolicy?: ShipPolicy
  ownReference?: string | undefined
  note?: string | undefined
  /** The mail to the buyer; 'carriedOver': a job turned a case that asked for a quotation into this order. */
  event: 'submitted' | 'carriedOver'
}

/**
 * The caller has locked the membership (`confirmBuyer`), and the basket or case that becomes the order; this locks
 * special quantities and account. Errors: 409 `changed`, with the lines that cannot be ordered, or because another
 * order used up the special quantity first.
 */
export async function submitForOffer(
  trx: Trx,
  ctx: BuyerCtx,
  {
    buyer,
    submission,
    basketId = null,
  }: { buyer: Buyer; submission: Submission; basketId?: number | null },
): Promise<{ id: number; placed: PlacedOrder }> {
  const { companyId, currency, memberKind: kind } = ctx.actor
  const { address, ownReference, note, shipPolicy = 'as_available' } = submission
  const itemNos = submission.lines.map(({ item_no }) => item_no)
  const lines = judgeLines(submission.lines, await pricedFieldsOf(ctx, itemNos))
  requireOrderable(lines)
  const account = await accountOf(trx, buyer, { companyId, kind, currency })
  const goods = lines.reduce((sum, { quote }) => {
    return sum + (parseMinor(quote?.total ?? '0', currency) ?? 0n)
  }, 0n)
  const nothingPromised = lines.map((_, at) => ({ position: at + 1, reserved: 0, backordered: 0 }))
  const stored = await storeOrder(trx, ctx, {
    buyer,
    accountId: account.id,
    lines,
    promised: nothingPromised,
    currency,
    goods,
    freight: 0n,
    address,
    service: ARRANGED_DELIVERY,
    deliveryPromise: null,
    ownReference,
    mayWait: true,
    shipPolicy,
    buyerNote: note,
  })
  await consumeSpecialQuantities(trx, companyId, { month: stored.month, lines })
  await recordFirstState(trx, ctx, {
    id: stored.id,
    state: 'submitted',
    promised: nothingPromised,
    basketId,
  })
  const order = { orderId: stored.id, kind, currency, now: ctx.clock() }
  await rememberOrdered(trx, order, { taken: submission.lines, lines })
  await mailSubmitted(trx, ctx, { buyer, stored, submission })
  const placed = {
    orderNo: stored.orderNo,
    state: 'submitted',
    label: LABEL_OF.submitted,
    total: minorText(goods, currency),
    currency,
    missing: null,
    backordered: 0,
  } as const
  return { id: stored.id, placed }
}

/** The lines that an order may have. */
export async function onlyOrderable(
  ctx: BuyerCtx,
  lines: readonly BasketLineRow[],
): Promise<BasketLineRow[]> {
  const itemNos = lines.map(({ item_no }) => item_no)
  const judged = judgeLines(lines, await pricedFieldsOf(ctx, itemNos))
  return lines.filter((_, at) => isOrderable(judged[at]!))
}

/** In their offer, staff set the prices that are on request and decide about pieces beyond the stock. */
function isOrderable({ fault }: JudgedLine): boolean {
  return fault === null || fault === 'short' || fault === 'on_request'
}

function requireOrderable(lines: readonly JudgedLine[]): void {
  const faulty = lines.filter((line) => !isOrderable(line))
  if (faulty.length === 0) return
  const faults = faulty.map(({ itemNo, fault }) => ({ itemNo, fault }))
  throw new AppError(409, [], { reason: 'changed', lines: faults })
}

async function mailSubmitted(
  trx: Trx,
  ctx: BuyerCtx,
  { buyer, stored, submission }: { buyer: Buyer; stored: StoredOrder; submission: Submission },
): Promise<void> {
  const now = ctx.clock()
  const { event, address, ownReference = '' } = submission
  const { city, country } = address
  const orderFacts = { orderNo: stored.orderNo, ownReference, city, country }
  const facts = await chooseMailOrDigestFrom(trx, mailFactsOf(buyer, orderFacts), {
    orderId: stored.id,
    event,
    now,
  })
  await writeOrderMail(trx, now, facts, { event })
}
