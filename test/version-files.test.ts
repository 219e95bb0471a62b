// A process that starts reads columns and search index from the files of an earlier process, if they belong to the
// catalogue of its database; otherwise it reads the catalogue.
import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { enableVersionFiles } from '../src/server/context/version-files.ts'
import { connect, type Connection } from '../src/server/db/connect.ts'
import { openStore } from '../src/server/modules/catalogue/catalogue-store.ts'
import { packIndex } from '../src/server/modules/search/index/index-file.ts'
import { searchProducts } from '../src/server/modules/search/search-service.ts'
import { awaitIndex } from '../src/server/modules/search/search-store.ts'
import { createLog } from '../src/server/platform/log.ts'
import { useShop } from './support/ask.ts'
import { countStatements } from './support/count-statements.ts'
import { searchContext } from './support/search-context.ts'

const FILES = ['columns', 'search-index']
const KEYWORDS = ['PA3817U-1BRS', 'thinkpad x1 carbon', 'LR44', 'lenvo batery', '19V laptop']
const shop = useShop()
const log = createLog('silent').log
const processes: Connection[] = []
let root: string
let folder: string

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'voltcell-kept-'))
})
// Each test has a folder of its own, because a process of an earlier test may still write.
beforeEach(() => {
  folder = join(root, randomUUID())
})
afterAll(async () => {
  await Promise.all(processes.map(({ close }) => close()))
  // One of them may still create its file.
  await rm(root, { recursive: true, force: true, maxRetries: 10 })
})

async function currentVersion(): Promise<number> {
  const { version } = await shop()
    .db.selectFrom('catalogue_version')
    .select('version')
    .executeTakeFirstOrThrow()
  return Number(version)
}

/** The context of a new process, which has loaded nothing yet. */
function newProcess(version: number) {
  const options = {
    url: shop().url,
    poolSize: 2,
    applicationName: 'process',
    allowsLongWork: true,
    log,
  }
  const connection = connect(options)
  processes.push(connection)
  enableVersionFiles(connection.db, { folder, log })
  return searchContext(connection.db, version)
}

/** Loads columns and index as a new process does; returns them with the statements that read the catalogue. */
async function start(version?: number) {
  const ctx = newProcess(version ?? (await currentVersion()))
  const counting = countStatements()
  try {
    const store = await openStore(ctx)
    const index = await awaitIndex(ctx)
    const reads = (text: string) => /from (?:product|fitment|part_ref|device)\b/.test(text)
    return { ctx, store, index, read: counting.take().filter(reads) }
  } finally {
    counting.stop()
  }
}

async function storedNames(): Promise<string[]> {
  return (await readdir(folder).catch(() => [])).sort()
}

async function untilStored(): Promise<void> {
  await expect.poll(storedNames, { timeout: 20_000 }).toEqual(FILES)
}

/** Changes a title as an import does: with a new version. */
async function importTitle(word: string): Promise<void> {
  const { owner } = shop()
  await sql`update product_text set title = title || ' ' || ${word}::text where lang = 'en_us' and
    product_id = (select id from product where item_no = 'VC-LT28947')`.execute(owner)
  await sql`update catalogue_version set version = version + 1, changed_at = now()`.execute(owner)
}

test('the second process reads no item, and has the same columns and the same index', async () => {
  const first = await start()
  expect(first.read.length).toBeGreaterThan(5)
  await untilStored()
  const second = await start()
  expect(second.read).toEqual([])
  expect(second.store.columns).toEqual(first.store.columns)
  expect(second.store.devices).toEqual(first.store.devices)
  expect(second.store.totals).toEqual(first.store.totals)
  expect(packIndex(second.index)).toEqual(packIndex(first.index))
  expect(second.index.brands).toEqual(first.index.brands)
  for (const keyword of KEYWORDS) {
    const [one, other] = await Promise.all(
      [first, second].map(({ ctx }) => searchProducts(ctx, keyword)),
    )
    expect(other?.productIds, keyword).toEqual(one?.productIds)
    expect(other?.parts, keyword).toEqual(one?.parts)
  }
})

test('files of an older version are not used, and those of the newer one replace them', async () => {
  await start()
  await untilStored()
  await importTitle('Zquibble')
  const second = await start()
  expect(second.read.length).toBeGreaterThan(5)
  expect((await searchProducts(second.ctx, 'zquibble battery')).productIds).toHaveLength(1)
  await expect.poll(async () => (await start()).read, { timeout: 60_000 }).toEqual([])
  const later = await start()
  expect((await searchProducts(later.ctx, 'zquibble battery')).productIds).toHaveLength(1)
})

test('files of another database with the same version number are not used', async () => {
  await start()
  await untilStored()
  await sql`update catalogue_version set changed_at = changed_at + interval '1 microsecond'`.execute(
    shop().owner,
  )
  expect((await start()).read.length).toBeGreaterThan(5)
})

test('damaged files are not used', async () => {
  const first = await start()
  await untilStored()
  for (const name of FILES) {
    const bytes = await readFile(join(folder, name))
    await writeFile(join(folder, name), bytes.subarray(0, bytes.length - 100))
  }
  const second = await start()
  expect(second.read.length).toBeGreaterThan(5)
  expect(packIndex(second.index)).toEqual(packIndex(first.index))
})

test('what was read for a version that the database no longer has is not stored', async () => {
  await start((await currentVersion()) - 1)
  const next = await start()
  expect(next.read.length).toBeGreaterThan(5)
  await untilStored()
  expect((await start()).index.version).toBe(await currentVersion())
})

test('what was read while an import replaced the catalogue is not stored', async () => {
  const original = pg.Client.prototype.query
  let isImported = false
  const importing = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(async function (
    this: pg.Client,
    ...args: unknown[]
  ) {
    const { text = '' } = args[0] as { text?: string }
    if (/ as month\b/.test(text) && !isImported) {
      isImported = true
      await importTitle('Zquobble')
    }
    return Reflect.apply(original, this, args) as unknown
  } as never)
  const { owner } = shop()
  const { rows } = await sql<{ at: string }>`
    select changed_at::text as at from catalogue_version`.execute(owner)
  const ctx = newProcess(await currentVersion())
  await openStore(ctx).finally(() => importing.mockRestore())
  expect(isImported).toBe(true)
  // As in a database that was restored from before the import: a file of that version would be used.
  await sql`update catalogue_version set version = version - 1,
    changed_at = ${rows[0]?.at}::timestamptz`.execute(owner)
  await awaitIndex(ctx)
  await expect.poll(storedNames, { timeout: 20_000 }).toEqual(['search-index'])
})

test('a folder that cannot be written does not prevent the shop from loading its catalogue', async () => {
  await writeFile(folder, 'a file where the folder should be')
  const { store, index } = await start()
  expect(store.columns.size).toBeGreaterThan(100)
  expect(index.products.size).toBe(store.columns.size)
})
