// Combines all query sets in one list, split into halves.
import { appleQueries } from './apple.ts'
import { assertionQueries } from './assertions.ts'
import { barcodeQueries } from './barcodes.ts'
import { cellQueries } from './cells.ts'
import { deviceQueries } from './devices.ts'
import { labelQueries } from './labels.ts'
import { negativeQueries } from './negatives.ts'
import { sentenceQueries } from './sentences.ts'
import { canBeAnswered, halfOf } from './set-query.ts'
import type { SetQuery } from './set-query.ts'
import type { SetShelf } from './set-shelf.ts'
import { valueQueries } from './values.ts'

export function makeSets(shelf: SetShelf): SetQuery[] {
  const made = [
    ...sentenceQueries(shelf),
    ...labelQueries(shelf),
    ...deviceQueries(shelf),
    ...appleQueries(shelf),
    ...valueQueries(shelf),
    ...cellQueries(shelf),
    ...barcodeQueries(shelf),
    ...negativeQueries(shelf),
    ...assertionQueries(shelf),
  ]
  const seen = new Set<string>()
  return made
    .filter((query) => canBeAnswered(query) && !seen.has(query.text) && seen.add(query.text))
    .map((query) => ({ ...query, half: halfOf(query.text) }))
}
