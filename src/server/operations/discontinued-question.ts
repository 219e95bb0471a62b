// The question to the buyer of an order that leaves only when complete, whether its discontinued items are replaced,
// with what a replacement item costs. `discontinue-lines.ts` asks it.
import type { Kysely } from 'kysely'
import { asksBuyer } from '../../shared/discontinued-lines.ts'
import { minorText } from '../../shared/minor-units.ts'
import { outstandingUnits } from '../../shared/order-lines.ts'
import { quoteQuantity, unitPriceAt } from '../../shared/price-rules.ts'
import { DEFAULT_SUBSTITUTION, priceOfSubstitute } from '../../shared/substitution.ts'
import type { Database } from '../db/database.ts'
import type { OrderPart } from '../db/schema/orders.ts'
import type { OrderRow } from '../modules/ordering/move-order.ts'
import {
  type DiscontinuedLine,
  findListedProducts,
  readDiscontinued,
} from '../modules/ordering/discontinue-service.ts'
import { cancelledBySubstitute, readBuyerOf } from '../modules/ordering/substitution-service.ts'
import { pricedFieldsOf } from '../modules/pricing/pricing-service.ts'

export interface Replacement {
  itemNo: string
  productId: number
  /** Its pieces by price: some may have a special one. */
  parts: OrderPart[]
  /** Never more than `freed`, which the discontinued pieces cost. Both in minor units. */
  total: bigint
  freed: bigint
}

export interface QuestionLine {
  position: number
  itemNo: string
  title: string
  quantity: number
  /** Null: there is none, or it cannot be ordered at about this price in this quantity. */
  replacement: Replacement | null
}

export interface BuyerQuestion {
  lines: QuestionLine[]
  /** Pieces of the order that are left without these lines. */
  rest: number
}

/** What the buyer saw of a line; the amount is a decimal number of major units. */
export interface ShownLine {
  itemNo: string
  replacement: string | null
  amount: string | null
}

/** Whether the buyer saw exactly these lines, replacement items and amounts, in any order. */
export function wasShown(
  { lines }: BuyerQuestion,
  shown: readonly ShownLine[],
  currency: string,
): boolean {
  const current = lines.map(({ itemNo, replacement }) => {
    const amount = replacement && minorText(replacement.total, currency)
    return keyOf({ itemNo, replacement: replacement?.itemNo ?? null, amount })
  })
  return current.toSorted().join('\n') === shown.map(keyOf).toSorted().join('\n')
}

function keyOf({ itemNo, replacement, amount }: ShownLine): string {
  return JSON.stringify([itemNo, replacement, amount])
}

/** Null when the buyer has nothing to decide. */
export async function readQuestion(
  db: Kysely<Database>,
  order: OrderRow,
  now: Date,
): Promise<BuyerQuestion | null> {
  if (order.discontinued_asked_at === null) return null
  if (!asksBuyer({ state: order.state, policy: order.ship_policy })) return null
  const { discontinued, all } = await readDiscontinued(db, order)
  if (discontinued.length === 0) return null
  const replacements = await readReplacements(db, order, { discontinued, now, all })
  const lines = discontinued.map(({ position, itemNo, quantity }) => {
    const { titles } = all.find((line) => line.position === position) ?? {}
    const title = titles?.[order.lang] ?? titles?.en_us ?? itemNo
    return { position, itemNo, title, quantity, replacement: replacements.get(position) ?? null }
  })
  const askedPieces = discontinued.reduce((sum, { quantity }) => sum + quantity, 0)
  return { lines, rest: all.reduce((sum, line) => sum + outstandingUnits(line), 0) - askedPieces }
}

type Lines = Awaited<ReturnType<typeof readDiscontinued>>['all']

/**
 * The replacement items, by the position of the discontinued line. Those that are already in the order are left out: each
 * item is in an order once, so that a parcel, a return and a review mean one line.
 */
async function readReplacements(
  db: Kysely<Database>,
  order: OrderRow,
  { discontinued, all, now }: { discontinued: readonly DiscontinuedLine[]; all: Lines; now: Date },
): Promise<Map<number, Replacement>> {
  const taken = new Set(all.map(({ item_no }) => item_no))
  const candidates = discontinued.flatMap(({ position, quantity, replacement }) => {
    const line = all.find((each) => each.position === position)
    if (!line || replacement === null || taken.has(replacement)) return []
    taken.add(replacement)
    return [{ line, quantity, itemNo: replacement }]
  })
  const actor = candidates.length > 0 ? await readBuyerOf(db, order) : undefined
  if (!actor) return new Map()
  const numbers = candidates.map(({ itemNo }) => itemNo)
  const prices = await pricedFieldsOf({ db, clock: () => now, lang: order.lang, actor }, numbers)
  const products = await findListedProducts(db, numbers)
  const { currency } = order
  return new Map(
    candidates.flatMap(({ line, quantity, itemNo }) => {
      const price = prices.get(itemNo)?.price
      const productId = products.get(itemNo)?.id
      if (!price || productId === undefined || price.currency !== currency) return []
      if (quoteQuantity(price, quantity).fault !== null) return []
      const { cut, parts: cancelledParts } = cancelledBySubstitute(line, order, quantity)
      // Its price may differ by as much as that of a substitute may by default.
      const { mostPercent } = DEFAULT_SUBSTITUTION
      const unit = unitPriceAt(price, quantity)
      const terms = { freed: cut.amount, cancelledParts, unit, quantity, mostPercent, currency }
      const priced = priceOfSubstitute(terms)
      return priced ? [[line.position, { itemNo, productId, freed: cut.amount, ...priced }]] : []
    }),
  )
}
