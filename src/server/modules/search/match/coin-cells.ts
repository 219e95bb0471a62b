// Reads 'coin cells' without a size as a description: flat round cells of any size.
import { codeAt, type SearchIndex } from '../index/search-index.ts'
import { type ParsedQuery, typedWords } from '../query/parsed-query.ts'
import type { Constraint } from './constraints.ts'

/** Empty unless the query has a word for coin cells. */
export function coinConstraints(index: SearchIndex, query: ParsedQuery): Constraint[] {
  const words = query.words.filter(({ meaning }) => meaning?.coin)
  const [first] = words
  if (!first) return []
  return [
    {
      about: 'category',
      asked: typedWords(
        query,
        words.filter(({ phrase }) => phrase === first.phrase),
      ),
      isIdentity: false,
      words,
      distance: (row) => (isCoin(index, row) ? 0 : TOO_FAR),
      found: (row) => codeAt(index.products.category, row),
    },
  ]
}

// The sides of a round cell are its diameter, its diameter again and its height. A square pack has two equal sides as
// well, but is not sold in a category of cells.
function isCoin({ products }: SearchIndex, row: number): boolean {
  if (!CELL_CATEGORIES.has(codeAt(products.category, row))) return false
  const [diameter = 0, width = 0, height = 0] = products.sides.subarray(row * 3, row * 3 + 3)
  return diameter === width && height > 0 && height < diameter
}

const CELL_CATEGORIES: ReadonlySet<string> = new Set(['general', 'watch', 'hearing-aid'])
/** The distance of products that do not match. */
const TOO_FAR = 1e6
