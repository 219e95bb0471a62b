// npm run statistics: prints the most viewed pages, searches without results, and downloads.
import type { Kysely } from 'kysely'
import type { Database } from '../server/db/database.ts'
import {
  reportDownloads,
  reportMisses,
  reportViews,
} from '../server/modules/analytics/visit-report-service.ts'
import { forTerminal } from '../server/platform/terminal.ts'
import { withShopDatabase } from './command-line/open-for-command.ts'
import { wholeNumber } from './command-line/option-values.ts'
import { type Actions, action, runCommand } from './command-line/run-command.ts'

const USAGE = `npm run statistics -- COMMAND [--days N] [--rows N]   30 days and 50 rows without options
  views       the most viewed pages, with the number of visitors of the last 90 days
  searches    searches without results, the most frequent first
  downloads   downloaded files by kind`

interface Context {
  db: Kysely<Database>
  now: Date
  span: { days: number; limit: number }
}

const ACTIONS: Actions<Context> = {
  views: action([], async ({ db, now, span }) => {
    const rows = await reportViews(db, now, span)
    print(rows.map(({ name, count, visitors }) => [count, `${visitors} visitors`, name]))
  }),

  searches: action([], async ({ db, now, span }) => {
    const rows = await reportMisses(db, now, span)
    print(
      rows.map(({ name, count, lang, lastAt }) => [
        count,
        `last on ${lastAt.toISOString().slice(0, 10)}`,
        lang,
        name,
      ]),
    )
  }),

  downloads: action([], async ({ db, now, span }) => {
    const rows = await reportDownloads(db, now, span)
    print(rows.map(({ name, count, kind }) => [count, kind, name]))
  }),
}

function print(rows: (string | number)[][]): void {
  if (rows.length === 0) console.log('Nothing was counted in this time.')
  for (const [count = '', ...rest] of rows) {
    console.log(forTerminal([String(count).padStart(8), ...rest].join('  ')))
  }
}

await runCommand({
  usage: USAGE,
  options: { days: { type: 'string' }, rows: { type: 'string' } },
  actions: ACTIONS,
  open: ({ options: { days = '30', rows = '50' } }, run) =>
    withShopDatabase('statistics', async ({ db }) => {
      const span = {
        days: wholeNumber(days, { name: '--days', to: 3650 }),
        limit: wholeNumber(rows, { name: '--rows', to: 10_000 }),
      }
      return run({ db, now: new Date(), span })
    }),
})
