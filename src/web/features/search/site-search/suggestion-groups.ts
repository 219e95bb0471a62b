// Groups suggestions for display, each group once and in a fixed order.
import type { Suggestion } from '../../../../contract/search.ts'

export type GroupKind = 'ean' | 'products' | 'devices' | 'categories'

export interface SuggestionGroup {
  kind: GroupKind
  options: Suggestion[]
}

const ORDER: GroupKind[] = ['ean', 'products', 'devices', 'categories']
const MAX_SUGGESTIONS = 10

/** All other kinds, such as numbers and lists by values, are shown with the products. */
const KINDS: Record<string, GroupKind> = {
  ean: 'ean',
  device: 'devices',
  brand: 'devices',
  category: 'categories',
}

export function groupSuggestions(list: Suggestion[]): SuggestionGroup[] {
  const first = list.slice(0, MAX_SUGGESTIONS)
  return ORDER.map((kind) => ({
    kind,
    options: first.filter((one) => (KINDS[one.kind] ?? 'products') === kind),
  })).filter(({ options }) => options.length > 0)
}
