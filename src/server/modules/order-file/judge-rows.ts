// Judges the orders of a file by what is known of items, countries, services and earlier orders; without the database.
import type { MemberPrice } from '../../../contract/price.ts'
import { minorText, parseMinor } from '../../../shared/minor-units.ts'
import type { OrderRowError } from '../../../shared/order-file-fields.ts'
import { quoteQuantity } from '../../../shared/price-rules.ts'
import type { AgreedFileOrder } from '../../db/schema/order-files.ts'
import { judgeShipping } from './judge-shipping.ts'
import type { FileItem, OrderFileLookups, OrderLine, ReportError } from './order-file-lookups.ts'
import type { ReadOrder, ReadRow } from './order-rows.ts'

export interface JudgedOrder {
  reference: string
  firstLine: number
  /** The errors of each line. */
  errors: Map<number, OrderRowError[]>
  /** What is placed if the member agrees to it; null while a row has an error. */
  agreed: AgreedFileOrder | null
  /** Without an error, although more pieces of an item are ordered than the stock has: the others are backordered. */
  isShort: boolean
  pieces: number
  /** In minor units, as the freight; both are 0 while a row has an error. */
  goods: bigint
  freight: bigint
}

/** Pieces that earlier orders of the same file use up, by item number: of the stock, and at the special price. */
export interface UsedUnits {
  stock: Map<string, number>
  special: Map<string, number>
}

export function noUsedUnits(): UsedUnits {
  return { stock: new Map(), special: new Map() }
}

/** Call it in the order of the file: `used` holds what earlier orders take, and this one's pieces are added to it. */
export function judgeOrder(
  order: ReadOrder,
  lookups: OrderFileLookups,
  used: UsedUnits,
): JudgedOrder {
  const errors = new Map<number, OrderRowError[]>(order.rows.map(({ line }) => [line, []]))
  const report = (line: number, error: OrderRowError) => errors.get(line)?.push(error)
  const firstLine = order.rows[0]!.line
  judgeReference(order, lookups, report)
  const lines = readLines(order, lookups, report)
  const priced = priceLines(lines, { lookups, used, report })
  const shipping = judgeShipping(order, {
    lookups,
    lines: priced.isOrderable ? lines : [],
    report,
  })
  const isGood = [...errors.values()].every((each) => each.length === 0) && shipping !== null
  for (const { line } of isGood ? [] : order.rows) {
    if (errors.get(line)?.length === 0) {
      const faulty = order.rows.find((row) => errors.get(row.line)!.some(isOfRow))
      const detail = String(faulty?.line ?? firstLine)
      report(line, { field: 'reference', code: 'linkedRow', detail })
    }
  }
  if (isGood) takeUnits(lines, { lookups, used })
  const { goods } = priced
  const freight = shipping?.freight ?? 0n
  return {
    reference: order.reference,
    firstLine,
    errors,
    agreed: isGood
      ? {
          ...shipping.terms,
          lines: lines.map(({ item, quantity }) => ({ productId: item.productId, quantity })),
          total: minorText(goods + freight, lookups.currency),
          ownReference: order.reference,
        }
      : null,
    isShort: isGood && priced.isShort,
    pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    goods: isGood ? goods : 0n,
    freight: isGood ? freight : 0n,
  }
}

/** An error of the row itself, not that another row of its order is faulty. */
function isOfRow({ code }: OrderRowError): boolean {
  return code !== 'linkedRow'
}

/** The longest reference that an order stores. */
const REFERENCE_LENGTH = 60

function judgeReference(order: ReadOrder, lookups: OrderFileLookups, report: ReportError): void {
  const first = order.rows[0]!
  if (order.reference === '' || order.reference.length > REFERENCE_LENGTH) {
    report(first.line, { field: 'reference', code: 'referenceNeeded' })
  }
  const earlier = lookups.orderOf(order.reference)
  if (earlier !== undefined) {
    for (const { line } of order.rows) {
      report(line, { field: 'reference', code: 'referenceUsed', detail: earlier })
    }
  }
  for (const line of order.conflicting) {
    report(line, { field: 'reference', code: 'referenceConflict', detail: String(first.line) })
  }
}

function readLines(order: ReadOrder, lookups: OrderFileLookups, report: ReportError): OrderLine[] {
  const seen = new Map<number, number>()
  return order.rows.flatMap((row) => {
    const item = readItem(row, lookups, report)
    const quantity = readQuantity(row, report)
    if (!item || quantity === undefined) return []
    const earlierLine = seen.get(item.productId)
    if (earlierLine !== undefined) {
      report(row.line, { field: 'item', code: 'itemTwice', detail: String(earlierLine) })
      return []
    }
    seen.set(item.productId, row.line)
    return [{ line: row.line, item, quantity }]
  })
}

function readItem(
  { line, fields }: ReadRow,
  lookups: OrderFileLookups,
  report: ReportError,
): FileItem | undefined {
  const error = (code: OrderRowError['code'], choices?: string[]) =>
    report(line, { field: 'item', code, ...(choices && { choices }) })
  if (fields.item === '') return void error('itemNeeded')
  const meaning = lookups.meaningOf(fields.item)
  if (meaning.kind === 'unknown') return void error('itemUnknown')
  if (meaning.kind === 'question') return void error('itemQuestion', meaning.choices)
  const { item } = meaning
  if (item.isStopped) return void error('discontinued')
  const priced = lookups.pricedOf(item.itemNo)
  if (priced?.priceReason === 'region_blocked') return void error('regionBlocked')
  if (!priced?.price) return void error('onRequest')
  return item
}

const MAX_UNITS = 999_999

/**
 * '2', '2.0' and '2,00' are two pieces; '1.5' and '0' are errors, and so are '1,000' and '1.000', which may be one piece
 * or a thousand.
 */
function readQuantity({ line, fields }: ReadRow, report: ReportError): number | undefined {
  const digits = /^(\d{1,6})(?:[.,](?:00?|0000))?$/.exec(fields.quantity.trim())?.[1]
  const quantity = Number(digits ?? 0)
  if (quantity >= 1 && quantity <= MAX_UNITS) return quantity
  return void report(line, { field: 'quantity', code: 'quantityForm' })
}

const QUANTITY_CODES = {
  below_minimum: 'belowMinimum',
  not_multiple: 'notMultiple',
  above_maximum: 'aboveMaximum',
} as const

/** `isOrderable`: there are lines, and the quantity of each can be ordered. */
function priceLines(
  lines: readonly OrderLine[],
  { lookups, used, report }: { lookups: OrderFileLookups; used: UsedUnits; report: ReportError },
): { goods: bigint; isShort: boolean; isOrderable: boolean } {
  let goods = 0n
  let isShort = false
  let isOrderable = true
  for (const { line, item, quantity } of lines) {
    const priced = lookups.pricedOf(item.itemNo)
    const quote = quoteQuantity(priceLeft(priced!.price!, used.special.get(item.itemNo)), quantity)
    goods += parseMinor(quote.total, lookups.currency) ?? 0n
    if (quote.fault) {
      isOrderable = false
      const detail = String(quote.nextQuantity)
      report(line, { field: 'quantity', code: QUANTITY_CODES[quote.fault], detail })
    }
    const free = Math.max(0, (priced?.stock ?? 0) - (used.stock.get(item.itemNo) ?? 0))
    if (quantity <= free) continue
    isShort = true
    if (!lookups.mayWait) {
      report(line, { field: 'quantity', code: 'short', detail: String(free) })
    }
  }
  return { goods, isShort, isOrderable: isOrderable && lines.length > 0 }
}

/** The price after earlier orders of the file took pieces at the special price. */
function priceLeft(price: MemberPrice, pieces = 0): MemberPrice {
  const { special } = price
  if (special?.left == null || pieces === 0) return price
  return { ...price, special: { ...special, left: Math.max(0, special.left - pieces) } }
}

function takeUnits(
  lines: readonly OrderLine[],
  { lookups, used }: { lookups: OrderFileLookups; used: UsedUnits },
): void {
  for (const { item, quantity } of lines) {
    const price = priceLeft(lookups.pricedOf(item.itemNo)!.price!, used.special.get(item.itemNo))
    const special = quoteQuantity(price, quantity).parts.filter(({ isSpecial }) => isSpecial)
    const pieces = special.reduce((sum, part) => sum + part.quantity, 0)
    used.special.set(item.itemNo, (used.special.get(item.itemNo) ?? 0) + pieces)
    used.stock.set(item.itemNo, (used.stock.get(item.itemNo) ?? 0) + quantity)
  }
}
