// npm run insight: prints viewed pages, searches without results and downloads by day or week, as a table or CSV.
import {
  type CountedVisit,
  PERIODS,
  reportDownloads,
  reportEmptySearches,
  reportViews,
  type Span,
} from '../server/modules/analytics/visit-report-service.ts'
import type { Kysely } from 'kysely'
import type { Database } from '../server/db/database.ts'
import { type SpreadsheetColumn, writeCsv } from '../server/platform/spreadsheet.ts'
import { forTerminal } from '../server/platform/terminal.ts'
import { actingStaff } from './command-line/acting-staff.ts'
import { withShopDatabase } from './command-line/open-for-command.ts'
import { oneOf, wholeNumber } from './command-line/option-values.ts'
import { type Actions, action, runCommand } from './command-line/run-command.ts'

const USAGE = `npm run insight -- COMMAND [--days N] [--by day|week|all] [--rows N] [--csv]
  views       counts viewed pages and their visitors; a visitor counts once a day for each page, and not for views older than 90 days, whose ids are deleted
  searches    lists searches without results, as they were understood, without personal text
  downloads   counts downloaded files by kind
  --days N    covers the last N days; 30 without this option
  --by        counts each day (the default), each week from Monday, or all days together; days end at midnight UTC
  --rows N    shows the N most frequent rows of each period; 20 without this option
  --csv       prints CSV for a spreadsheet program`

interface Context {
  db: Kysely<Database>
  now: Date
  span: Span
  csv: boolean
}

type Columns = ReadonlyArray<SpreadsheetColumn<CountedVisit>>

const PERIOD: SpreadsheetColumn<CountedVisit> = { header: 'from', value: ({ period }) => period }
const COUNT: SpreadsheetColumn<CountedVisit> = { header: 'count', value: ({ count }) => count }

const ACTIONS: Actions<Context> = {
  views: action([], async (context) => {
    await print(context, await reportViews(context.db, context.now, context.span), [
      PERIOD,
      COUNT,
      { header: 'visitors', value: ({ visitors }) => visitors ?? 0 },
      { header: 'page', value: ({ name }) => name },
    ])
  }),

  searches: action([], async (context) => {
    await print(context, await reportEmptySearches(context.db, context.now, context.span), [
      PERIOD,
      COUNT,
      { header: 'language', value: ({ lang }) => lang ?? '' },
      { header: 'search', value: ({ name }) => name },
    ])
  }),

  downloads: action([], async (context) => {
    await print(context, await reportDownloads(context.db, context.now, context.span), [
      PERIOD,
      COUNT,
      { header: 'kind', value: ({ kind }) => kind ?? '' },
      { header: 'file', value: ({ name }) => name },
    ])
  }),
}

async function print(
  { csv }: Context,
  rows: readonly CountedVisit[],
  columns: Columns,
): Promise<void> {
  if (csv) {
    for await (const text of writeCsv(rows, columns)) process.stdout.write(text)
    return
  }
  if (rows.length === 0) {
    console.log('Nothing was counted in this period.')
    return
  }
  const lines = [
    columns.map(({ header }) => header),
    ...rows.map((row) => columns.map(({ value }) => String(value(row) ?? ''))),
  ]
  const widths = columns.map((_, at) => Math.max(...lines.map((line) => line[at]?.length ?? 0)))
  for (const line of lines) {
    const cells = line.map((cell, at) => {
      const width = at < columns.length - 1 ? (widths[at] ?? 0) : 0
      return columns[at] === COUNT ? cell.padStart(width) : cell.padEnd(width)
    })
    console.log(forTerminal(cells.join('  ')))
  }
}

await runCommand({
  usage: USAGE,
  options: {
    days: { type: 'string' },
    rows: { type: 'string' },
    by: { type: 'string' },
    csv: { type: 'boolean', default: false },
  },
  actions: ACTIONS,
  open: ({ options: { days = '30', rows = '20', by = 'day', csv } }, run) =>
    withShopDatabase('insight', async ({ db }) => {
      await actingStaff(db, { permission: 'insight.read' })
      const span = {
        days: wholeNumber(days, { name: '--days', to: 3650 }),
        limit: wholeNumber(rows, { name: '--rows', to: 10_000 }),
        by: oneOf(by, PERIODS, '--by'),
      }
      return run({ db, now: new Date(), span, csv })
    }),
})
