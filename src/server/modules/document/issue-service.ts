// Issues invoices and credit notes: with numbers without gaps, and with facts copied when they are issued.
import type { Kysely } from 'kysely'
import { minorText } from '../../../shared/minor-units.ts'
import { sellerDay } from '../../../shared/seller-day.ts'
import type { Database } from '../../db/database.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import type { CreditFacts, MonthlyFacts } from './document-facts.ts'
import {
  issueDocument,
  findAccountOwner,
  findInvoiceOfShipment,
  findMonthParcels,
  findWithoutFile,
  type IssuedRow,
  type MonthToInvoice,
} from './issued-document-repository.ts'
import { buyerIn, lineFactsOf, sellerIn, shipmentFactsOf } from './shipment-facts.ts'
import {
  type DocumentOrderRow,
  findDocumentOrder,
  findItems,
  findParcelLines,
  findParcels,
  type ParcelRow,
} from './shipment-facts-repository.ts'

type Trx = Kysely<Database>

/**
 * Issues the commercial invoice of a parcel; call it in the transaction that captures the charge. Returns its number;
 * null for parcels that get none: free ones, and those of dropshippers, of test members and at demonstration prices.
 */
export async function issueShipmentInvoice(
  trx: Trx,
  { orderNo, shipmentId, now }: { orderNo: string; shipmentId: number; now: Date },
): Promise<string | null> {
  const order = await findDocumentOrder(trx, orderNo)
  if (!order || order.kind !== 'wholesale' || order.test_mode || order.demonstration) return null
  const parcel = (await findParcels(trx, order.id)).find(({ id }) => id === shipmentId)
  // A parcel that costs nothing moved no money.
  if (!parcel || parcel.goods + parcel.freight === 0) return null
  const { lang } = order
  const lines = await invoicedLines(trx, order, parcel)
  const { number } = await issueDocument(trx, {
    kind: 'invoice',
    accountId: order.account_id,
    orderId: order.id,
    shipmentId,
    lang,
    issuedAt: now,
    total: BigInt(parcel.goods) + BigInt(parcel.freight),
    facts: shipmentFactsOf(order, { parcel, lines, lang }),
  })
  return number
}

/** The pieces of the parcel are the last that were shipped of each line. */
async function invoicedLines(trx: Trx, order: DocumentOrderRow, parcel: ParcelRow) {
  const items = new Map((await findItems(trx, order.id)).map((item) => [item.position, item]))
  const lines = (await findParcelLines(trx, parcel.id)).map(({ position, pieces }) => {
    const item = items.get(position)
    if (!item) throw new Error(`parcel ${parcel.shipment_no} has no line ${position}`)
    const units = { from: item.shipped - pieces, to: item.shipped }
    return lineFactsOf(item, { ...units, order, lang: order.lang })
  })
  return lines
}

export {
  findMonthsToInvoice,
  findUncredited as listUncredited,
} from './issued-document-repository.ts'
export { findDocumentOrder } from './shipment-facts-repository.ts'

export async function hasDocumentWithoutFile(db: Trx): Promise<boolean> {
  return (await findWithoutFile(db, { after: 0, limit: 1 })).length > 0
}

/** Issues the invoice of a closed month for what a dropshipper's parcels were charged. Returns its number. */
export async function issueMonthlyInvoice(
  trx: Trx,
  month: MonthToInvoice,
  now: Date,
): Promise<string> {
  const owner = await findAccountOwner(trx, month.accountId)
  if (!owner) throw notFound()
  const { lang, currency } = owner
  const text = (minor: bigint) => minorText(minor, currency)
  const rows = await findMonthParcels(trx, month)
  const sumOf = (part: 'goods' | 'freight') =>
    rows.reduce((sum, row) => sum + BigInt(row[part]), 0n)
  const [goods, freight] = [sumOf('goods'), sumOf('freight')]
  const facts: MonthlyFacts = {
    seller: sellerIn(lang),
    buyer: buyerIn(lang, owner),
    customerNo: owner.customer_no,
    currency,
    month: month.month.slice(0, 7),
    paymentReference: owner.payment_reference,
    goods: text(goods),
    freight: text(freight),
    total: text(goods + freight),
    parcels: rows.map((row) => ({
      dispatchedOn: sellerDay(row.dispatched_at),
      orderNo: row.order_no,
      ownReference: row.own_reference,
      parcelNo: row.shipment_no,
      pieces: row.pieces,
      goods: text(BigInt(row.goods)),
      freight: text(BigInt(row.freight)),
      amount: text(BigInt(row.goods) + BigInt(row.freight)),
    })),
  }
  const { number } = await issueDocument(trx, {
    kind: 'monthly_invoice',
    ...month,
    lang,
    issuedAt: now,
    total: goods + freight,
    facts,
  })
  return number
}

export interface CreditedUnits {
  orderNo: string
  shipmentId: number
  /** The return whose refund the ledger has booked; null: the refund of the lost parcel itself. */
  returnId: number | null
  /** The credited pieces and their amounts, by position of the order's lines. */
  lines: readonly { position: number; pieces: number; amount: bigint }[]
  /** The restocking fee that the ledger deducted, in minor units as all amounts. */
  restocking: bigint
  /** The refunded freight of a lost parcel; absent: none. */
  freight?: bigint
}

/** Whether an invoice, of the parcel or of its month, names this parcel. */
export async function isInvoiced(db: Trx, shipmentId: number): Promise<boolean> {
  return (await findInvoiceOfShipment(db, shipmentId)) !== undefined
}

/**
 * Issues the credit note for invoiced pieces that are refunded; call it in the transaction of the refund. Returns its number.
 * Errors: 404; 409 `notInvoiced`, for a dropshipper's parcel until the invoice of its month is issued.
 */
export async function issueCreditNote(
  trx: Trx,
  { orderNo, shipmentId, returnId, lines, restocking, freight = 0n }: CreditedUnits,
  now: Date,
): Promise<string> {
  const order = await findDocumentOrder(trx, orderNo)
  const parcel = order && (await findParcels(trx, order.id)).find(({ id }) => id === shipmentId)
  if (!order || !parcel) throw notFound()
  const invoice = await findInvoiceOfShipment(trx, shipmentId)
  if (!invoice) throw new AppError(409, [], { reason: 'notInvoiced' })
  const goods = lines.reduce((sum, { amount }) => sum + amount, 0n)
  const amounts = { lines, goods, restocking, freight }
  const facts = await creditFactsOf(trx, { order, parcel, invoice, ...amounts })
  const { number } = await issueDocument(trx, {
    kind: 'credit_note',
    accountId: order.account_id,
    orderId: order.id,
    shipmentId: parcel.charged_id,
    ...(returnId !== null && { returnId }),
    lang: invoice.lang,
    issuedAt: now,
    total: goods + freight - restocking,
    facts,
  })
  return number
}

async function creditFactsOf(
  trx: Trx,
  {
    order,
    parcel,
    invoice,
    lines,
    goods,
    restocking,
    freight,
  }: Pick<CreditedUnits, 'lines' | 'restocking'> & {
    freight: bigint
    order: DocumentOrderRow
    parcel: ParcelRow
    invoice: IssuedRow
    goods: bigint
  },
): Promise<CreditFacts> {
  const { lang } = invoice
  const text = (minor: bigint) => minorText(minor, order.currency)
  const items = new Map((await findItems(trx, order.id)).map((item) => [item.position, item]))
  return {
    seller: sellerIn(lang),
    buyer: buyerIn(lang, order),
    customerNo: order.customer_no,
    currency: order.currency,
    invoiceNo: invoice.number,
    invoicedOn: sellerDay(invoice.issued_at),
    orderNo: order.order_no,
    ownReference: order.own_reference,
    parcelNo: parcel.shipment_no,
    lines: lines.map(({ position, pieces, amount }) => {
      const item = items.get(position)
      if (!item) throw notFound()
      const title = item.titles[lang] ?? item.titles.en_us ?? item.item_no
      return { itemNo: item.item_no, title, pieces, amount: text(amount) }
    }),
    goods: text(goods),
    restocking: text(restocking),
    freight: text(freight),
    total: text(goods + freight - restocking),
  }
}
