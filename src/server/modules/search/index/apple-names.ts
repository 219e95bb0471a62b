// Alternative names of Apple devices: the numbers printed on the case, and size with year.
import { APPLE_MODELS, APPLE_MODELS_NOT_LISTED } from '../../../../shared/data/apple-models.ts'

/** Names in addition to the model identifier or alias, in table order; empty for other brands. */
export function appleNames(brand: string, names: readonly string[]): string[] {
  if (brand !== 'Apple') return []
  return [...new Set(names.flatMap((name) => byIdentifier.get(name.toLowerCase()) ?? []))]
}

/**
 * The key of a model identifier: 'iphone1,2' for 'Apple iPhone1,2'. It keeps its comma and is found in no other
 * way, because the iPhone1,2 is the iPhone 3G, not the iPhone 12. Undefined for any other name.
 */
export function identifierOf(name: string): string | undefined {
  return IDENTIFIER.exec(name)?.[1]?.toLowerCase()
}

/** Names of machines missing from the device data: known names without a battery in the catalogue. */
export function unlistedAppleNames(): string[] {
  return APPLE_MODELS_NOT_LISTED.flatMap(({ numbers, names }) => [
    ...numbers.map((number) => number.toUpperCase()),
    ...names.map(titled),
  ])
}

// 'macbook air 13 2017' in Apple's capitalisation.
function titled(name: string): string {
  return name
    .replace(/\b(?:air|pro|max|mini|touch|watch|series|late|mid|early|retina)\b/g, capitalised)
    .replace(/\bmacbook\b/g, 'MacBook')
    .replace(/\bi(pad|phone|pod)\b/g, (_, rest: string) => `i${capitalised(rest)}`)
    .replace(/\bm(\d)\b/g, 'M$1')
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

const byIdentifier = new Map<string, string[]>()
for (const { numbers, names, identifiers } of APPLE_MODELS) {
  const others = [...numbers.map((number) => number.toUpperCase()), ...names.map(titled)]
  for (const identifier of identifiers) {
    const key = identifier.toLowerCase()
    byIdentifier.set(key, [...(byIdentifier.get(key) ?? []), ...others])
  }
}

const IDENTIFIER = /^(?:Apple )?([a-z]+\d{1,2},\d{1,2})$/i
