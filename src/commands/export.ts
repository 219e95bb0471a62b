// npm run export -- FILE: writes the whole catalogue to a file.
import { parseArgs } from 'node:util'
import { withShopDatabase } from './command-line/open-for-command.ts'
import { exportCatalogue } from '../server/staff/catalogue/export-catalogue.ts'
import type { ExportFormat } from '../server/staff/catalogue/export-catalogue.ts'

const USAGE = `npm run export -- FILE [--format ndjson|csv|xlsx]
  The format follows from the name (.ndjson, .jsonl, .csv, .xlsx) when not given; .ndjson.gz and .csv.gz are packed.`

const FORMATS: Record<string, ExportFormat> = {
  ndjson: 'ndjson',
  jsonl: 'ndjson',
  csv: 'csv',
  xlsx: 'xlsx',
}

process.exitCode = await main()

async function main(): Promise<number> {
  const wish = readWish()
  if (!wish) {
    console.error(USAGE)
    return 1
  }
  try {
    const { items } = await withShopDatabase('export', ({ db }) => exportCatalogue({ db, ...wish }))
    console.log(`${items.toLocaleString('en')} items → ${wish.path}`)
    return 0
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return 1
  }
}

function readWish(): { path: string; format: ExportFormat } | null {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { format: { type: 'string' } },
    })
    const [path] = positionals
    if (path === undefined || positionals.length > 1) return null
    const ending = /\.(ndjson|jsonl|csv|xlsx)(\.gz)?$/i.exec(path)?.[1]?.toLowerCase()
    const format = FORMATS[values.format?.toLowerCase() ?? ending ?? '']
    if (!format || (format === 'xlsx' && path.endsWith('.gz'))) return null
    return { path, format }
  } catch {
    return null
  }
}
