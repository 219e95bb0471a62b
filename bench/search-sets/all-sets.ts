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
import type { SetCatalogue } from './set-catalogue.ts'
import { valueQueries } from './values.ts'

export function makeSets(catalogue: SetCatalogue): SetQuery[] {
  const made = [
    ...sentenceQueries(catalogue),
    ...labelQueries(catalogue),
    ...deviceQueries(catalogue),
    ...appleQueries(catalogue),
    ...valueQueries(catalogue),
    ...cellQueries(catalogue),
    ...barcodeQueries(catalogue),
    ...negativeQueries(catalogue),
    ...assertionQueries(catalogue),
  ]
  const seen = new Set<string>()
  return made
    .filter((query) => canBeAnswered(query) && !seen.has(query.text) && seen.add(query.text))
    .map((query) => ({ ...query, half: halfOf(query.text) }))
}
