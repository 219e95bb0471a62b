// Which item of a pack a customer takes where both match a number.
import type { ProductCard } from '../../../../contract/product-card.ts'
import { quoteQuantity, smallestOrder } from '../../../../shared/price-rules.ts'
import { SERIES_PREFERENCES, type SeriesPreference } from '../../../../shared/series-preferences.ts'
import { tenThousandthsOf } from '../../../../shared/money.ts'

/** What the choice offers; `cheapest` compares prices, which only members see. */
export function offeredPreferences(hasPrices: boolean): readonly SeriesPreference[] {
  return SERIES_PREFERENCES.filter((one) => hasPrices || one !== 'cheapest')
}

/** One of the two items of a pack. */
export type SeriesItem = Pick<
  ProductCard,
  'itemNo' | 'title' | 'url' | 'styleType' | 'brand' | 'capacity' | 'energy' | 'regions'
> &
  Pick<ProductCard, 'stockBand' | 'stop' | 'price' | 'priceReason' | 'stock'>

/** Not discontinued, and sold in the region of the member; a visitor has no region, and no `priceReason`. */
export function canBeBought({ stop, priceReason }: SeriesItem): boolean {
  return !stop && priceReason !== 'region_blocked'
}

/** An item that is sold here comes before the preferred one that is not. */
export function preferredItem(
  both: readonly SeriesItem[],
  preference: SeriesPreference,
  quantity: number | null,
): SeriesItem | null {
  const sold = both.filter(canBeBought)
  const candidates = sold.length > 0 ? sold : both
  if (preference === 'cheapest') return cheapest(candidates, quantity)
  return candidates.find(({ styleType }) => styleType === preference) ?? candidates[0] ?? null
}

/** The cheapest of the items in stock, or of all if none is; the first where prices cannot be compared. */
function cheapest(items: readonly SeriesItem[], quantity: number | null): SeriesItem | null {
  const inStock = items.filter(({ stockBand }) => stockBand !== 'out')
  const candidates = inStock.length > 0 ? inStock : items
  const priced = candidates.flatMap((item) => {
    if (!item.price) return []
    const { total } = quoteQuantity(item.price, quantity ?? smallestOrder(item.price))
    return [{ item, cost: tenThousandthsOf(total), currency: item.price.currency }]
  })
  const isComparable = priced.every(({ currency }) => currency === priced[0]?.currency)
  if (!isComparable || priced.length < 2) return priced[0]?.item ?? candidates[0] ?? null
  return priced.reduce((best, one) => (one.cost < best.cost ? one : best)).item
}
