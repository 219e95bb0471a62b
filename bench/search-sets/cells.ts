// Queries for standard cells: everyday words, chemistries, makers' own numbers. All are written by hand; the
// sizes decide what is correct.
import { CELL_WORDS } from './data/cell-words.ts'
import { CHEMISTRY_WORDS } from './data/chemistry-words.ts'
import { MAKER_NUMBERS } from './data/maker-numbers.ts'
import { batteryQuery, partsQuery } from './set-query.ts'
import type { MadeQuery } from './set-query.ts'
import { itemsForSizes } from './set-catalogue.ts'
import type { SetCatalogue } from './set-catalogue.ts'

export function cellQueries(catalogue: SetCatalogue): MadeQuery[] {
  const queryOfKind =
    (kind: string) =>
    ([text, ...sizes]: readonly [string, ...string[]]) =>
      batteryQuery(kind, text, itemsForSizes(catalogue, ...sizes))
  const withTwoCells = [
    ['AA/AAA', 'AA', 'AAA'],
    ['CR2032, CR2025', 'CR2032', 'CR2025'],
    ['AA and AAA batteries', 'AA', 'AAA'],
  ] as const
  return [
    ...CELL_WORDS.map(queryOfKind('cell-words')),
    ...withTwoCells.map(([text, ...sizes]) =>
      partsQuery(
        'cell-words',
        text,
        sizes.map((size) => ({ text: size, expected: itemsForSizes(catalogue, size) })),
      ),
    ),
    ...CHEMISTRY_WORDS.map(queryOfKind('chemistry')),
    ...MAKER_NUMBERS.map(queryOfKind('maker-cells')),
  ]
}
