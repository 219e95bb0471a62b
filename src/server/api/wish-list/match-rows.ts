// POST /api/wish-lists/match: exact matches of all pasted rows, and suggestions for the first rows without a match.
import { setImmediate } from 'node:timers/promises'
import type { ParsedInputOf, ResultOf } from '../../../contract/call.ts'
import type { ProductCard } from '../../../contract/product-card.ts'
import {
  type MatchedProduct,
  type MatchedRow,
  matchRowsRoute,
} from '../../../contract/match-rows.ts'
import { quoteQuantity, smallestOrder } from '../../../shared/price-rules.ts'
import { readCardsById } from '../../modules/catalogue/card-service.ts'
import { type ListedFit, readListedFits } from '../../modules/catalogue/listed-fit-service.ts'
import { loadTwinLookup } from '../../modules/catalogue/pair-service.ts'
import { readAliases } from '../../modules/company-alias/company-alias-service.ts'
import { isSoldIn } from '../../modules/pricing/price-resolution.ts'
import { addPrices } from '../../modules/pricing/pricing-service.ts'
import { matchTexts, type TextMatch } from '../../modules/search/batch-match-service.ts'
import { searchProducts } from '../../modules/search/search-service.ts'
import { readPasted } from '../../modules/wishlist/paste-rules.ts'
import {
  askAboutFits,
  type CandidateProduct,
  type DecidedRow,
  decideRows,
  type FoundMatch,
  mergeRows,
} from '../../modules/wishlist/list-row-rules.ts'
import { handle } from '../../context/call-handler.ts'
import type { Ctx } from '../../context/context.ts'
import { createSemaphore } from '../../platform/limits/semaphore.ts'

type Result = ResultOf<typeof matchRowsRoute>

/** Searching takes milliseconds for each row, so only the first rows without a match get suggestions. */
const MAX_SUGGESTED_ROWS = 50
const MAX_SUGGESTIONS_PER_ROW = 3
const MAX_UNITS = 999_999

/** A long list takes most of a second of CPU. */
const queue = createSemaphore({ permits: 2, waiting: 8, retryAfter: 2 })

export const matchRowsCall = handle(matchRowsRoute, matchRows)

/** Errors: 429 too many lists at the same time. */
function matchRows(ctx: Ctx, input: ParsedInputOf<typeof matchRowsRoute>): Promise<Result> {
  return queue.run(() => match(ctx, input))
}

async function match(ctx: Ctx, { pasted }: ParsedInputOf<typeof matchRowsRoute>): Promise<Result> {
  const { rows, tooMany } = readPasted(pasted)
  const texts = rows.flatMap(({ readings }) => readings.map(({ text }) => text))
  const matches = await matchWithTwins(ctx, texts)
  const read = decideRows(rows, matches, isBuyableBy(ctx))
  const fitOf = await fitsOf(ctx, read, matches)
  const decided = mergeRows(askAboutFits(read, (id, row) => fitOf(id, row)?.review !== undefined))
  const suggested = await suggestFor(ctx, decided)
  const cards = await readCardsOf(ctx, [
    ...decided.flatMap(({ productIds }) => productIds),
    ...[...suggested.values()].flat(),
  ])
  return {
    rows: decided.map((row) => {
      const ids = suggested.get(row.row) ?? row.productIds
      const products = ids.flatMap((id) => {
        const card = cards.get(id)
        return card ? [{ ...card, fit: fitOf(id, row) }] : []
      })
      return presentRow(row, products)
    }),
    tooMany,
  }
}

/** What the fit lists say of the devices that matched, by whichever of their names. */
async function fitsOf(
  ctx: Ctx,
  rows: readonly DecidedRow[],
  matches: ReadonlyMap<string, RowMatch>,
): Promise<(productId: number, row: DecidedRow) => ListedFit | null> {
  const deviceOf = (productId: number, { text, readAs }: DecidedRow) =>
    matches.get(readAs ?? text)?.deviceOf(productId) ?? null
  const entries = rows.flatMap((row) =>
    row.productIds.flatMap((productId) => {
      const device = deviceOf(productId, row)
      return device ? [{ productId, ...device }] : []
    }),
  )
  const listed = await readListedFits(ctx, entries)
  return (productId, row) => {
    const device = deviceOf(productId, row)
    return device && listed(productId, device.name)
  }
}

type RowMatch = FoundMatch & Pick<TextMatch, 'deviceOf'>

/** What each text means, including the names that the member's company uses, each product with its twin. */
async function matchWithTwins(ctx: Ctx, texts: readonly string[]): Promise<Map<string, RowMatch>> {
  const { actor } = ctx
  const aliases =
    actor.kind === 'member' ? await readAliases(ctx.db, actor.companyId, texts) : undefined
  const [matched, twinOf] = await Promise.all([
    matchTexts(ctx, texts, aliases),
    loadTwinLookup(ctx),
  ])
  return new Map(
    [...matched].map(([text, match]) => {
      const products = match.products.map((product) => ({ ...product, twin: twinOf(product.id) }))
      return [text, { ...match, products }]
    }),
  )
}

/** Whether the caller can buy a product: a member can buy what is sold in the member's region, a visitor everything. */
function isBuyableBy({ actor }: Ctx): (product: CandidateProduct) => boolean {
  if (actor.kind !== 'member') return () => true
  return ({ regions }) => isSoldIn(regions, actor.region)
}

/** Product ids by row. Yields to other requests between two searches. */
async function suggestFor(ctx: Ctx, rows: readonly DecidedRow[]): Promise<Map<number, number[]>> {
  const unmatched = rows
    .filter(({ outcome }) => outcome === 'not_found')
    .slice(0, MAX_SUGGESTED_ROWS)
  const suggested = new Map<number, number[]>()
  const twinOf = await loadTwinLookup(ctx)
  for (const { row, text } of unmatched) {
    const { productIds } = await searchProducts(ctx, text)
    const packs = productIds.filter((id, at) => !productIds.slice(0, at).includes(twinOf(id) ?? id))
    suggested.set(row, packs.slice(0, MAX_SUGGESTIONS_PER_ROW))
    await setImmediate()
  }
  return suggested
}

async function readCardsOf(ctx: Ctx, ids: readonly number[]): Promise<Map<number, ProductCard>> {
  const cards = [...(await readCardsById(ctx, [...new Set(ids)]))]
  const priced = await addPrices(
    ctx,
    cards.map(([, card]) => card),
  )
  return new Map(cards.map(([id], at) => [id, priced[at]!]))
}

function presentRow(row: DecidedRow, products: MatchedProduct[]): MatchedRow {
  const quantity = row.quantity === null ? null : Math.min(row.quantity, MAX_UNITS)
  const price = isDecided(row) ? products[0]?.price : null
  const quote = price && quantity !== null ? quoteQuantity(price, quantity) : null
  return {
    row: row.row,
    text: row.text,
    readAs: row.readAs,
    quantity,
    outcome: row.outcome,
    into: row.into,
    quantityFault: row.hasUnreadableQuantity ? 'unreadable' : (quote?.fault ?? null),
    nextQuantity: price ? (quote?.nextQuantity ?? smallestOrder(price)) : null,
    isEitherSeries: row.isEitherSeries,
    isSeries: row.isSeries,
    description: row.description,
    match: row.match && { kind: row.match.kind, raw: row.match.raw },
    products,
  }
}

function isDecided({ outcome }: DecidedRow): boolean {
  return outcome === 'ok' || outcome === 'replaced'
}
