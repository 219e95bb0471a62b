// GET /api/search/suggest: suggestions while typing, each with the URL it leads to.
import { PAGE_PATHS } from '../../../shared/page-paths.ts'
import { type Suggestion, suggestRoute } from '../../../contract/search.ts'
import { readCardsById } from '../../modules/catalogue/card-service.ts'
import { findCategoryPath } from '../../modules/catalogue/category-service.ts'
import { loadTwinLookup } from '../../modules/catalogue/pair-service.ts'
import { findProductPath } from '../../modules/catalogue/product-service.ts'
import { suggest, type FoundSuggestion } from '../../modules/search/suggest-service.ts'
import { handle } from '../../context/call-handler.ts'
import type { Ctx } from '../../context/context.ts'

export const suggestCall = handle(suggestRoute, async (ctx, input) => ({
  list: await suggestWhileTyping(ctx, input.keyword, input.perPack !== undefined),
}))

/**
 * At most ten. A suggestion of one product links to it, others link to their own page or to a search. By pack,
 * twins are one suggestion, and a number of two twins links to the product of the main series.
 */
async function suggestWhileTyping(
  ctx: Ctx,
  keyword: string,
  perPack: boolean,
): Promise<Suggestion[]> {
  const suggestions = await suggest(ctx, { keyword, lang: ctx.lang })
  const entries = perPack ? await joinTwins(ctx, suggestions) : suggestions
  return Promise.all(
    entries.map(async (suggestion) => ({
      kind: suggestion.kind,
      text: suggestion.text,
      detail: suggestion.detail,
      url: await addressOf(ctx, suggestion),
      image: suggestion.itemNo
        ? `/pictures/${encodeURIComponent(suggestion.itemNo)}/thumb.svg`
        : null,
    })),
  )
}

async function joinTwins(
  ctx: Ctx,
  suggestions: readonly FoundSuggestion[],
): Promise<FoundSuggestion[]> {
  const twinOf = await loadTwinLookup(ctx)
  const cards = await readCardsById(
    ctx,
    suggestions.flatMap(({ productIds }) => productIds),
  )
  const suggestedIds = new Set<number>()
  return suggestions.flatMap((suggestion): FoundSuggestion[] => {
    const [id = -1, other] = suggestion.productIds
    if (suggestion.kind === 'product') {
      if (suggestedIds.has(twinOf(id) ?? -1)) return []
      suggestedIds.add(id)
    }
    if (other === undefined || twinOf(id) !== other) return [suggestion]
    const main = [cards.get(id), cards.get(other)].find((card) => card?.styleType === 'main')
    return [main ? { ...suggestion, itemNo: main.itemNo } : suggestion]
  })
}

async function addressOf(ctx: Ctx, suggestion: FoundSuggestion): Promise<string> {
  const search = `${PAGE_PATHS.search}?keyword=${encodeURIComponent(suggestion.text)}`
  if (suggestion.deviceSlug) return `/device/${encodeURIComponent(suggestion.deviceSlug)}`
  if (suggestion.categoryId) return (await findCategoryPath(ctx, suggestion.categoryId)) ?? search
  if (suggestion.itemNo) return (await findProductPath(ctx, suggestion.itemNo)) ?? search
  return search
}
