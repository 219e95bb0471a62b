// Reads a file of JSON objects, one per line, into raw rows.
import { ITEM_FIELDS, type ItemField } from '../../../shared/catalogue-item.ts'
import type { TableCell, RawRow } from '../../platform/tables/raw-row.ts'

const LINE_LIMIT = 2_000_000

/** `chunks` may split the text anywhere. Empty lines are skipped, but counted. */
export async function* readNdjson(
  chunks: AsyncIterable<string>,
): AsyncGenerator<RawRow<ItemField>> {
  let line = 0
  for await (const text of readLines(chunks)) {
    line += 1
    if (text.trim() !== '') yield rowOf(text, line)
  }
}

async function* readLines(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = ''
  for await (const chunk of chunks) {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
    // A file without line ends is not NDJSON: it is cut, so that it is rejected row by row within bounded
    // memory.
    if (rest.length > LINE_LIMIT) {
      yield rest.slice(0, 200)
      rest = ''
    }
  }
  if (rest !== '') yield rest
}

function rowOf(text: string, line: number): RawRow<ItemField> {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return {
      line,
      cells: {},
      broken: { fault: 'not-json', found: text.trim().slice(0, 80), detail: '' },
    }
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return { line, cells: {}, broken: { fault: 'not-json', found: text.slice(0, 80), detail: '' } }
  }
  return { line, cells: cellsOf(value as Record<string, unknown>) }
}

/** Unknown keys are ignored, like unknown columns. */
function cellsOf(value: Record<string, unknown>): RawRow<ItemField>['cells'] {
  const cells: RawRow<ItemField>['cells'] = {}
  for (const field of ITEM_FIELDS) {
    if (field in value) cells[field] = value[field] as TableCell
  }
  for (const name of ['title', 'description'] as const) {
    const texts = value[name]
    if (typeof texts === 'string') cells[`${name}_en_us`] = texts
    if (typeof texts !== 'object' || texts === null) continue
    for (const lang of ['en_us', 'zh_cn', 'zh_hk'] as const) {
      if (lang in texts) cells[`${name}_${lang}`] = (texts as Record<string, TableCell>)[lang]
    }
  }
  return cells
}
