// npm run export -- FILE: writes the whole catalogue to a file.
import { withShopDatabase } from './command-line/open-for-command.ts'
import { exportCatalogue } from '../server/staff/catalogue/export-catalogue.ts'
import type { ExportFormat } from '../server/staff/catalogue/export-catalogue.ts'
import { action, runCommand, UsageError } from './command-line/run-command.ts'

const USAGE = `npm run export -- FILE [--format ndjson|csv|xlsx]
  Without --format, the ending of FILE decides: .ndjson, .jsonl, .csv, .xlsx; .ndjson.gz and .csv.gz are compressed.`

const FORMATS: Record<string, ExportFormat> = {
  ndjson: 'ndjson',
  jsonl: 'ndjson',
  csv: 'csv',
  xlsx: 'xlsx',
}

await runCommand({
  usage: USAGE,
  options: { format: { type: 'string' } },
  actions: action(['FILE'], async ({ format }: { format?: string | undefined }, path) => {
    const chosen = formatOf(path, format)
    const { items } = await withShopDatabase('export', ({ db }) =>
      exportCatalogue({ db, path, format: chosen }),
    )
    console.log(`${items.toLocaleString('en')} items → ${path}`)
  }),
  open: ({ options }, run) => run(options),
})

function formatOf(path: string, option: string | undefined): ExportFormat {
  const ending = /\.(ndjson|jsonl|csv|xlsx)(\.gz)?$/i.exec(path)?.[1]
  const format = FORMATS[(option ?? ending ?? '').toLowerCase()]
  if (!format) throw new UsageError('Give the file one of these endings, or state a --format.')
  if (format === 'xlsx' && path.endsWith('.gz')) {
    throw new UsageError('A workbook is already compressed: leave out .gz.')
  }
  return format
}
