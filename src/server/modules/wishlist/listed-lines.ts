// The items of a wish list for files and mails: plain values, with or without prices.
import type { MemberPrice, PriceReason, QuotedLine } from '../../../contract/price.ts'
import type { CustomerRef } from '../../../shared/customer-refs.ts'
import { type ListTotals, totalsOf } from '../../../shared/list-totals.ts'
import { quoteQuantity } from '../../../shared/price-rules.ts'
import type { WishListItemRow } from './wish-list-item-repository.ts'

export interface ListedLine {
  itemNo: string
  title: string
  /** Canonical address without language prefix. */
  url: string
  quantity: number
  note: string
  customerRefs: readonly CustomerRef[]
  /** '12.5', or '5 × 10 + 15 × 12.5' where two prices apply; null: no price, see `reason`. */
  unit: string | null
  /** Why there is no price; null with a price or when prices are left out. */
  reason: PriceReason | null
  /** With all decimals of the currency; null without a price or for a quantity that cannot be ordered. */
  total: string | null
}

export interface ListedItems extends ListTotals {
  name: string
  lines: ListedLine[]
  /** Null when prices are left out. */
  currency: string | null
}

export interface ListedPrice {
  price?: MemberPrice | null
  priceReason?: PriceReason
}

/** The list with the titles of its items. `prices` null leaves prices out; items without a card are left out too. */
export function listedItemsOf(parts: {
  name: string
  lines: readonly WishListItemRow[]
  cards: ReadonlyMap<number, { title: string; url: string }>
  prices: ReadonlyMap<string, ListedPrice> | null
  currency: string
}): ListedItems {
  const { name, lines, cards, prices } = parts
  const quotes: (QuotedLine | null)[] = []
  const listed = lines.flatMap((line): ListedLine[] => {
    const card = cards.get(line.product_id)
    if (!card) return []
    const { price = null, priceReason } = prices?.get(line.item_no) ?? {}
    const quote = price ? quoteQuantity(price, line.quantity) : null
    quotes.push(quote)
    return [
      {
        itemNo: line.item_no,
        title: card.title,
        url: card.url,
        quantity: line.quantity,
        note: line.note,
        customerRefs: line.customer_refs,
        unit: quote && unitText(quote),
        reason: prices === null || price !== null ? null : (priceReason ?? 'on_request'),
        total: quote?.fault === null ? quote.total : null,
      },
    ]
  })
  const totals = prices ? totalsOf(quotes) : { totals: [], unpriced: 0 }
  return { name, lines: listed, currency: prices ? parts.currency : null, ...totals }
}

function unitText({ parts }: QuotedLine): string {
  const [first] = parts
  if (first && parts.length === 1) return first.unit
  return parts.map(({ quantity, unit }) => `${quantity} × ${unit}`).join(' + ')
}
