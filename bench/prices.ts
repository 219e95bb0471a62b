// Measures import and export of price lists: five lists of the whole catalogue, repeated, one row in a hundred
// changed, export.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { argv } from 'node:process'
import { sql, type Kysely } from 'kysely'
import { pino } from 'pino'
import { connect } from '../src/server/db/connect.ts'
import type { Database } from '../src/server/db/database.ts'
import { startEngine } from '../src/server/db/engine/engine.ts'
import { migrate } from '../src/server/db/migrate.ts'
import { exportPrices } from '../src/server/staff/prices/export-prices.ts'
import { importPrices } from '../src/server/staff/prices/import-prices.ts'
import { loadDemonstration } from '../src/server/operations/load-demonstration.ts'

const CURRENCIES = ['USD', 'HKD', 'CNY', 'EUR', 'GBP']
/** Quantity steps of each item, each of which is a row of the file. */
const STEPS = Number(argv[2] ?? 1)

await main()

async function main(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-prices-'))
  const engine = await startEngine({ dataDir: join(folder, 'data'), log: pino({ level: 'warn' }) })
  try {
    await migrate({ url: engine.url })
    const { db, close } = connect({
      url: engine.url,
      poolSize: 1,
      applicationName: 'bench',
      allowsLongWork: true,
    })
    await loadDemonstration({ db })
    const report = await measureAll(db, folder)
    await close()
    console.log(report)
    if (argv[2] === undefined)
      await writeFile(join(import.meta.dirname, 'price-results.md'), report)
  } finally {
    await engine.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function measureAll(db: Kysely<Database>, folder: string): Promise<string> {
  const plain = join(folder, 'plain.csv')
  const changed = join(folder, 'changed.csv')
  await writeList(db, plain, () => 0)
  await writeList(db, changed, (index) => (index % 100 === 0 ? 1 : 0))
  const lines: string[] = []
  const measure = async (what: string, work: (list: string) => Promise<number>): Promise<void> => {
    const begun = performance.now()
    let rows = 0
    for (const currency of CURRENCIES) rows += await work(currency)
    const seconds = (performance.now() - begun) / 1000
    lines.push(
      `| ${what} | ${rows.toLocaleString('en')} | ${seconds.toFixed(1)} | ${Math.round(rows / seconds).toLocaleString('en')} |`,
    )
  }
  const importList = async (list: string, path: string, expected: number, isNew = false) => {
    const result = await importPrices({
      actor: 'bench',
      db,
      path,
      list,
      create: isNew ? { name: list, currency: list, group: 'wholesale' } : undefined,
    })
    const written = result.created + result.changed
    if (result.failed > 0 || written !== expected) throw new Error(`${list}: ${written} written`)
    return result.read
  }
  const { rows } = await sql<{ items: number }>`
    select count(*)::integer as items from product`.execute(db)
  const items = rows[0]?.items ?? 0
  await measure('first import', (list) => importList(list, plain, items * STEPS, true))
  await measure('the same files again', (list) => importList(list, plain, 0))
  const changedRows = Math.ceil(items / 100) * STEPS
  await measure('one item in a hundred changed', (list) => importList(list, changed, changedRows))
  await measure('export', async (list) => {
    return (await exportPrices(db, list, () => undefined)).items * STEPS
  })
  return `# Price lists in and out

Five lists of ${items.toLocaleString('en')} items, ${STEPS} step(s) each, one file a list.
${cpus().length} processors, load ${loadavg()
    .map((load) => load.toFixed(1))
    .join(' ')} at the end, Node ${process.versions.node}.

| what | rows | s | rows/s |
|---|---|---|---|
${lines.join('\n')}
`
}

/** Writes the items in the order of their numbers; `more` is added to the price of an item. */
async function writeList(
  db: Kysely<Database>,
  path: string,
  more: (index: number) => number,
): Promise<void> {
  const { rows } = await sql<{ item_no: string }>`
    select item_no from product order by item_no`.execute(db)
  const lines = rows.flatMap(({ item_no }, index) =>
    Array.from({ length: STEPS }, (_, step) => {
      return `${item_no},${step * 10 + 1},${20 - step + (index % 50) + more(index)}`
    }),
  )
  await writeFile(path, ['itemNo,minQuantity,amount', ...lines].join('\n'))
}
