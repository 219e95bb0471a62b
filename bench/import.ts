// Measures catalogue import and export: first import, repeated import, one item in a hundred changed, export.
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { createWriteStream } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { connect } from '../src/server/db/connect.ts'
import type { Database } from '../src/server/db/database.ts'
import { startEngine } from '../src/server/db/engine/engine.ts'
import { migrate } from '../src/server/db/migrate.ts'
import { exportCatalogue } from '../src/server/staff/catalogue/export-catalogue.ts'
import { importCatalogue } from '../src/server/staff/catalogue/import-catalogue.ts'
import { loadReference } from '../src/server/operations/load-demonstration.ts'
import { readJsonLines } from '../src/server/modules/catalogue-file/reference-files.ts'

/** Items per second of the first import. */
const TARGET = 3000
const ROOT = join(import.meta.dirname, '..')
const CATALOGUE = process.argv[2] ?? join(ROOT, 'data', 'catalogue.ndjson.gz')

interface Figure {
  what: string
  items: number
  seconds: number
  /** Processor seconds of this process, and of the process of the database that serves it. */
  appCpu: number
  databaseCpu: number
  /** The largest resident memory of this process, in MB. */
  memory: number
}

await main()

async function main(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-import-'))
  const engine = await startEngine({ dataDir: join(folder, 'data'), log: pino({ level: 'warn' }) })
  try {
    await migrate({ url: engine.url })
    const connection = connect({
      url: engine.url,
      poolSize: 1,
      applicationName: 'bench',
      allowsLongWork: true,
    })
    const { db } = connection
    await db.transaction().execute((trx) => loadReference(trx))
    const figures: Figure[] = []
    const measure = async (what: string, work: () => Promise<number>): Promise<void> => {
      figures.push(await measureOne(db, what, work))
    }
    const importFile = async (path: string): Promise<number> => {
      const { counts } = await importCatalogue({ db, actor: 'bench', path })
      if (counts.errors > 0) throw new Error(`${counts.errors} rows of ${path} were rejected`)
      return counts.read
    }
    const changed = join(folder, 'changed.ndjson')
    await writeChanged(changed)
    await measure('first import, data of the search included', () => importFile(CATALOGUE))
    await measure('the same file again', () => importFile(CATALOGUE))
    await measure('one item in a hundred changed', () => importFile(changed))
    for (const format of ['ndjson', 'csv', 'xlsx'] as const) {
      const path = join(folder, `out.${format}`)
      await measure(
        `export, ${format}`,
        async () => (await exportCatalogue({ db, path, format })).items,
      )
      await measure(`import of that ${format}`, () => importFile(path))
    }
    await connection.close()
    const report = reportOf(figures)
    console.log(report)
    if (process.argv[2] === undefined)
      await writeFile(join(ROOT, 'bench', 'import-results.md'), report)
  } finally {
    await engine.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function measureOne(
  db: Kysely<Database>,
  what: string,
  work: () => Promise<number>,
): Promise<Figure> {
  let memory = 0
  const watch = setInterval(() => (memory = Math.max(memory, process.memoryUsage.rss())), 100)
  const databaseBefore = await databaseCpu(db)
  const cpuBefore = process.cpuUsage()
  const begun = performance.now()
  const items = await work()
  const seconds = (performance.now() - begun) / 1000
  const { user, system } = process.cpuUsage(cpuBefore)
  clearInterval(watch)
  const appCpu = (user + system) / 1e6
  const spent = (await databaseCpu(db)) - databaseBefore
  return { what, items, seconds, appCpu, databaseCpu: spent, memory: memory / 1e6 }
}

/** CPU seconds of the process of our database connection, as Linux counts them; NaN elsewhere. */
async function databaseCpu(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
  try {
    const stat = await readFile(`/proc/${rows[0]?.pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    // `utime` and `stime` of proc(5), in hundredths of a second.
    return (Number(fields[11]) + Number(fields[12])) / 100
  } catch {
    return Number.NaN
  }
}

/** Writes the whole catalogue with the capacity of every hundredth item raised. */
async function writeChanged(path: string): Promise<void> {
  const file = createWriteStream(path)
  let number = 0
  for await (const line of readJsonLines(CATALOGUE)) {
    const item = line as { capacity_mAh: number }
    if (number % 100 === 0) item.capacity_mAh += 10
    number += 1
    file.write(`${JSON.stringify(item)}\n`)
  }
  await new Promise((resolve) => file.end(resolve))
}

function reportOf(figures: readonly Figure[]): string {
  const rows = figures.map(
    ({ what, items, seconds, appCpu, databaseCpu: spent, memory }) =>
      `| ${what} | ${items.toLocaleString('en')} | ${seconds.toFixed(1)} | ${Math.round(items / seconds).toLocaleString('en')} | ${appCpu.toFixed(1)} | ${spent.toFixed(1)} | ${Math.round(memory)} |`,
  )
  const first = figures[0]
  const rate = first ? Math.round(first.items / first.seconds) : 0
  return `# Import and export

Target: ${TARGET.toLocaleString('en')} items/s for the first import, until all rows are written, data of the search included. Measured: ${rate.toLocaleString('en')}.
${cpus().length} processors, load ${loadavg()
    .map((load) => load.toFixed(1))
    .join(' ')} at the end, Node ${process.versions.node}.

| what | items | s | items/s | app CPU s | database CPU s | app memory MB |
|---|---|---|---|---|---|---|
${rows.join('\n')}
`
}
