// npm run bench:orders: how many orders the shop takes from basket to placed, compared with what the disk can confirm.
import {
  closeSync,
  fdatasyncSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { RESULT_CODES } from '../src/contract/result-code.ts'
import { connect } from '../src/server/db/connect.ts'
import { percentile } from '../test/support/compare-times.ts'
import {
  type Buyer,
  createBuyers,
  findItemsByOrdering,
  placeTimedOrder,
  prepareShop,
} from './order-buyers.ts'
import { drawWorkloads } from './requests.ts'
import { startBenchShop } from './bench-shop.ts'
import { type BenchRequest, ensureWrk, load, type Load } from './wrk.ts'

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '10' },
    /** Orders that one buyer places alone. */
    alone: { type: 'string', default: '150' },
  },
})
const seconds = Number(values.seconds)
const BUYERS = 16
const PAGE_CONNECTIONS = 4
/** The order is held, backordered, or waits for money. */
const ACCEPTED = new Set<number>([
  RESULT_CODES.done,
  RESULT_CODES.accepted,
  RESULT_CODES.needsAction,
])

/** Times in ms: p50 and p99 of the three calls of an order together, those with `placing` of the last of them alone. */
interface Figures {
  perSecond: number
  p50: number
  p99: number
  placingP50: number
  placingP99: number
  failed: number
  /** Processor time of the shop per order, and of all processes of the database. */
  cpuMs: number
  databaseMs: number
}

ensureWrk()
const shop = await startBenchShop(1)
const { db: owner, close } = connect({
  url: shop.databaseUrl,
  poolSize: 2,
  applicationName: 'bench',
  allowsLongWork: true,
})
const rows: string[] = []
try {
  // Pages alone are measured before there are orders: after many orders the database vacuums, which slows them.
  const category = await categoryRequests()
  const before = await measurePagesAlone(category)
  await prepareShop(owner)
  const buyers = await createBuyers(owner, { count: BUYERS })
  const items = await findItemsByOrdering(shop.origin, owner, { buyer: buyers[0]!, count: 200 })
  const itemOf = (turn: number) => items[turn % items.length]!
  await placeFor(buyers, itemOf, 4)
  const syncsBefore = syncsPerSecond()
  const alone = await placeAlone(buyers[0]!, itemOf, Number(values.alone))
  const separateAccounts = await placeFor(buyers, itemOf, seconds)
  const sharingBuyers = await createBuyers(owner, { count: BUYERS, hasSharedAccount: true })
  await placeFor(sharingBuyers, itemOf, 2)
  const oneAccount = await placeFor(sharingBuyers, itemOf, seconds)
  const oneItem = await placeFor(buyers, () => items[0]!, seconds)
  rows.push(
    row('one buyer alone', alone, `${alone.p50 <= 31 ? 'met' : 'MISSED'} (median at most 31 ms)`),
    row('16 buyers, 16 accounts, 200 items', separateAccounts, goal(separateAccounts, 167)),
    row('16 buyers, one account', oneAccount, goal(oneAccount, 100)),
    row('16 buyers, one item', oneItem, goal(oneItem, 100)),
  )
  const pages = await measurePagesMeanwhile(category, buyers, itemOf)
  report(syncsBefore, syncsPerSecond(), { before, ...pages })
} finally {
  await close()
  await shop.stop()
}

/** Every buyer places one order after the other until the time is over. */
async function placeFor(
  all: Buyer[],
  itemOf: (turn: number) => string,
  forSeconds: number,
): Promise<Figures> {
  const whole: number[] = []
  const placing: number[] = []
  let failed = 0
  let turn = 0
  const before = await cpuSeconds()
  const begun = performance.now()
  const end = begun + forSeconds * 1000
  await Promise.all(
    all.map(async (buyer) => {
      while (performance.now() < end) {
        turn += 1
        const placed = await placeTimedOrder(shop.origin, buyer, itemOf(turn))
        if (!ACCEPTED.has(placed.code)) failed += 1
        whole.push(placed.whole)
        placing.push(placed.placing)
      }
    }),
  )
  const duration = (performance.now() - begun) / 1000
  return figuresOf({ whole, placing, failed, duration, before, after: await cpuSeconds() })
}

async function cpuSeconds(): Promise<CpuSeconds> {
  return { shop: await shop.serverCpuSeconds(), database: await shop.databaseCpuSeconds() }
}

async function placeAlone(
  buyer: Buyer,
  itemOf: (turn: number) => string,
  count: number,
): Promise<Figures> {
  const whole: number[] = []
  const placing: number[] = []
  let failed = 0
  const before = await cpuSeconds()
  const begun = performance.now()
  for (let turn = 0; turn < count; turn += 1) {
    const placed = await placeTimedOrder(shop.origin, buyer, itemOf(turn))
    if (!ACCEPTED.has(placed.code)) failed += 1
    whole.push(placed.whole)
    placing.push(placed.placing)
  }
  const duration = (performance.now() - begun) / 1000
  return figuresOf({ whole, placing, failed, duration, before, after: await cpuSeconds() })
}

/** Processor time used since their start by the shop, and by all processes of the database. */
interface CpuSeconds {
  shop: number
  database: number
}

function figuresOf({
  whole,
  placing,
  failed,
  duration,
  before,
  after,
}: {
  whole: number[]
  placing: number[]
  failed: number
  duration: number
  before: CpuSeconds
  after: CpuSeconds
}): Figures {
  return {
    perSecond: (whole.length - failed) / duration,
    p50: percentile(whole, 0.5),
    p99: percentile(whole, 0.99),
    placingP50: percentile(placing, 0.5),
    placingP99: percentile(placing, 0.99),
    failed,
    cpuMs: ((after.shop - before.shop) * 1000) / whole.length,
    databaseMs: ((after.database - before.database) * 1000) / whole.length,
  }
}

/** Small writes that the disk confirms one after the other: the limit of commits that wait for each other. */
function syncsPerSecond(): number {
  const path = join(tmpdir(), `bench-sync-${process.pid}`)
  const file = openSync(path, 'w')
  const block = Buffer.alloc(8192, 1)
  let count = 0
  const begun = performance.now()
  while (performance.now() - begun < 2000) {
    writeSync(file, block, 0, block.length, (count % 100) * block.length)
    fdatasyncSync(file)
    count += 1
  }
  const perSecond = count / ((performance.now() - begun) / 1000)
  closeSync(file)
  rmSync(path)
  return perSecond
}

async function categoryRequests(): Promise<BenchRequest[]> {
  const workloads = await drawWorkloads(shop.databaseUrl)
  const pages = workloads.find(({ name }) => name === 'category page')
  if (!pages) throw new Error('no category pages to request')
  return pages.requests
}

/** Loads category pages that no cache holds, after three seconds of others as a warm-up. */
async function measurePagesAlone(requests: BenchRequest[]): Promise<Load> {
  const options = { connections: PAGE_CONNECTIONS, seconds }
  await load(shop.origin, requests, { ...options, seconds: 3, offset: 2000 })
  return load(shop.origin, requests, options)
}

/** Loads uncached category pages while the buyers order, which outdates cached pages again and again. */
async function measurePagesMeanwhile(
  requests: BenchRequest[],
  buyers: Buyer[],
  itemOf: (turn: number) => string,
) {
  const [meanwhile, orders] = await Promise.all([
    load(shop.origin, requests, { connections: PAGE_CONNECTIONS, seconds, offset: 900 }),
    placeFor(buyers, itemOf, seconds),
  ])
  return { meanwhile, orders }
}

function goal({ perSecond }: Figures, min: number): string {
  return `${perSecond >= min ? 'met' : 'MISSED'} (goal ${min}/s)`
}

function row(name: string, figures: Figures, goalText: string): string {
  const { perSecond, p50, p99, placingP50, placingP99, failed, cpuMs, databaseMs } = figures
  const numbers = [p50, p99, placingP50, placingP99].map((each) => each.toFixed(1))
  const used = [cpuMs, databaseMs].map((each) => each.toFixed(1))
  return `| ${[name, perSecond.toFixed(0), ...numbers, ...used, failed, goalText].join(' | ')} |`
}

function report(
  syncsBefore: number,
  syncsAfter: number,
  pages: { before: Load; meanwhile: Load; orders: Figures },
): void {
  const ratio = pages.meanwhile.p99 / pages.before.p99
  const text = [
    '# Orders',
    '',
    `Written by \`npm run bench:orders\` on ${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores (${cpus()[0]?.model ?? '?'}), Node ${process.version}.`,
    'Shop on core 0, database and load on core 1. An order is three calls: basket, checkout, order. Compare figures of one run.',
    `Load of the machine when it ended: ${loadavg()[0]?.toFixed(1)}; above 2, other work shared these cores and times are longer than on a quiet machine.`,
    `The disk confirmed ${syncsBefore.toFixed(0)} writes per second before and ${syncsAfter.toFixed(0)} after, one after the other.`,
    '',
    '| | orders/s | median ms | 99th percentile ms | placing, median | placing, 99th | processor ms of the shop | of the database | failed | goal |',
    '|---|---|---|---|---|---|---|---|---|---|',
    ...rows,
    '',
    `Goals: 99th percentile of placing at most 250 ms; category pages at most twice as slow meanwhile.`,
    '',
    '| Category pages | pages/s | median ms | 99th percentile ms | failed |',
    '|---|---|---|---|---|',
    ...(['before', 'meanwhile'] as const).map((name) => {
      const { perSecond, p50, p99, failed } = pages[name]
      return `| ${name} | ${perSecond.toFixed(0)} | ${p50.toFixed(1)} | ${p99.toFixed(1)} | ${failed} |`
    }),
    '',
    `99th percentile ${ratio.toFixed(2)} times that before: ${ratio <= 2 ? 'met' : 'MISSED'}. Meanwhile ${pages.orders.perSecond.toFixed(0)} orders per second were placed.`,
  ]
  const file = join(import.meta.dirname, 'orders-results.md')
  // Sections that other measurements added come after this one and are kept.
  const [, ...others] = readFileSync(file, 'utf8').split(/^(?=## )/m)
  const sections = [text.join('\n'), ...others].map((section) => `${section.trimEnd()}\n`)
  writeFileSync(file, sections.join('\n'))
  console.log(text.join('\n'))
}
