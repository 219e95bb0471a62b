// Gives the rows of the demonstration catalogue the names and item prefixes of the seller's brand.
import type { BrandNames } from '../../../shared/brand.ts'
import type { ParsedRow, ReadRow } from '../../../shared/catalogue-item.ts'

/** The names in data/catalogue.ndjson.gz. */
const IN_FILE: BrandNames = {
  brandName: 'Voltcell',
  mainSeries: 'Voltcell',
  secondSeries: 'Voltcell Ultra',
  mainPrefix: 'VC',
  secondPrefix: 'VU',
}

/** Leaves rows unchanged where the brand has the names of the file. */
export async function* renameSeries(
  rows: AsyncIterable<ReadRow>,
  names: BrandNames,
): AsyncGenerator<ReadRow> {
  const fields = ['mainSeries', 'secondSeries', 'mainPrefix', 'secondPrefix'] as const
  // Benchmarks and tests load the catalogue without a brand.
  const isSame = !names.brandName || fields.every((name) => names[name] === IN_FILE[name])
  for await (const read of rows) {
    yield isSame || !read.ok ? read : { ok: true, row: renamed(read.row, names) }
  }
}

function renamed({ line, itemNo, given }: ParsedRow, names: BrandNames): ParsedRow {
  const inText = (text: string) =>
    text
      .replaceAll(SERIES, (found) =>
        found === IN_FILE.secondSeries ? names.secondSeries : names.mainSeries,
      )
      .replaceAll(ITEM_NO, (_, prefix: string) =>
        prefix === IN_FILE.secondPrefix ? `${names.secondPrefix}-` : `${names.mainPrefix}-`,
      )
  const fields = Object.entries(given).map(([field, value]) => [
    field,
    typeof value === 'string' ? inText(value) : value,
  ])
  return { line, itemNo: inText(itemNo), given: Object.fromEntries(fields) }
}

const SERIES = new RegExp(`${IN_FILE.secondSeries}|${IN_FILE.mainSeries}`, 'g')
const ITEM_NO = new RegExp(
  `\\b(${IN_FILE.mainPrefix}|${IN_FILE.secondPrefix})-(?=[A-Z]{2}\\d)`,
  'g',
)
