// The words a product is found by beyond its numbers and devices: title, category, chemistry, values, colour.
import { valueWords } from './numeric-rules.ts'
import { namedWords } from './query-rules.ts'
import { lettersOnly, readable } from './term-rules.ts'
import { CATEGORY_WORDS } from './texts/search-words.ts'

export interface OwnTexts {
  categoryId: string
  categoryNames: string
  titles: string
  chemistry: string
  colour: string | null
  voltage: number
  capacityMah: number
  energyWh: number
}

export function ownWords(product: OwnTexts): string[] {
  const { categoryId, categoryNames, titles, chemistry, colour } = product
  const words = new Set(namedWords(titles))
  words.add(`c:${categoryId}`)
  // A category of a merchant's own is found by the words of its names.
  if (!(categoryId in CATEGORY_WORDS)) for (const word of namedWords(categoryNames)) words.add(word)
  words.add(lettersOnly(readable(chemistry)))
  if (colour) words.add(lettersOnly(readable(colour)))
  for (const word of valueWords(product.voltage, product.capacityMah, product.energyWh)) {
    words.add(word)
  }
  words.delete('')
  return [...words]
}
