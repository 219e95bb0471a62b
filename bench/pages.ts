// npm run bench: pages and calls of visitors and members, uncached and cached, compared with bare
// node:http, and how they grow with the catalogue.
import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { addWishLinesRoute } from '../src/contract/wish-list.ts'
import { connect } from '../src/server/db/connect.ts'
import { createMember } from '../test/support/create-member.ts'
import { measureFirstLoad } from './first-load.ts'
import { measureLogIns } from './log-in-speed.ts'
import { type Measurement, measureWorkload } from './measure.ts'
import {
  commitOfRun,
  growthOf,
  milliseconds,
  rowOf,
  startReport,
  TABLE_HEAD,
} from './pages-report.ts'
import { sendCall } from './order-buyers.ts'
import { drawMemberWorkloads, drawWorkloads } from './requests.ts'
import { startBenchShop, type BenchShop } from './bench-shop.ts'
import { ensureWrk } from './wrk.ts'

const { values } = parseArgs({
  options: {
    scales: { type: 'string', default: '1,10' },
    seconds: { type: 'string', default: '4' },
    // Measures only workloads whose name contains this text, such as `--only content`; no report is written.
    only: { type: 'string', default: '' },
    // Leaves out the first loads in Chromium.
    'no-browser': { type: 'boolean', default: false },
  },
})
const seconds = Number(values.seconds)
const scales = values.scales.split(',').map(Number)
const LOG_INS = 60

ensureWrk()
const report = startReport(values.only === '')
const commit = commitOfRun()
const byScale = new Map<number, Map<string, Measurement>>()
for (const scale of scales) byScale.set(scale, await measureScale(scale))
const [small, large] = [byScale.get(scales[0] ?? 1), byScale.get(scales.at(-1) ?? 1)]
if (small && large && scales.length > 1) {
  report.add('', `## Growth, ${scales[0]}x to ${scales.at(-1)}x, commit ${commit}`, '')
  report.add(
    '99th percentile and processor time with the larger catalogue divided by those with the smaller.',
    '',
  )
  report.add(...growthOf(small, large))
}

async function measureScale(scale: number): Promise<Map<string, Measurement>> {
  const shop = await startBenchShop(scale, { TRUSTED_PROXIES: '127.0.0.1' }, { startsTwice: true })
  try {
    const date = new Date().toISOString().slice(0, 10)
    report.add(`## Catalogue ${scale}x, commit ${commit}, ${date}`, '')
    report.add(
      `${cpus().length} cores (${cpus()[0]?.model ?? '?'}), Node ${process.version}, ${seconds} s a figure; load of the machine before it began: ${loadavg()[0]?.toFixed(1)}.`,
    )
    const idle = await shop.serverMemoryMb()
    const measured = await measureAll(shop)
    const { p50, p99, serverMs, failed } = await measureLogIns(shop, LOG_INS)
    report.add(
      '',
      `Log-in with the right password, ${LOG_INS} one after the other: median ${milliseconds(p50)} ms, 99th percentile ${milliseconds(p99)} ms, ${serverMs.toFixed(1)} ms of the server's processor time, ${failed} failed.`,
      `Server memory: ${idle} MB idle, ${await shop.serverMemoryMb()} MB after the load. First page ${Math.round(shop.firstPageMs)} ms after the start of the server.`,
      describeComputingStart(shop),
    )
    if (scale === 1 && values.only === '' && !values['no-browser'])
      report.add('', ...(await measureFirstLoad(shop.origin)))
    return measured
  } finally {
    await shop.stop()
  }
}

/** The start that computes columns and search index, as after an import or an upgrade; the measured start reads them. */
function describeComputingStart({ computingStart }: BenchShop): string {
  if (!computingStart) return ''
  const { firstPageMs, idleMb } = computingStart
  return `The start before it, which computed columns and index: first page after ${Math.round(firstPageMs)} ms, ${idleMb} MB idle.`
}

async function measureAll(shop: BenchShop): Promise<Map<string, Measurement>> {
  const ofVisitors = await drawWorkloads(shop.databaseUrl)
  const ofMembers = await drawMemberWorkloads(shop.databaseUrl, await openSession(shop))
  report.add('', ...TABLE_HEAD)
  const measured = new Map<string, Measurement>()
  for (const workload of [...ofVisitors, ...ofMembers]) {
    const { name } = workload
    if (!name.includes(values.only)) continue
    try {
      const isCached = ofVisitors.includes(workload)
      const figures = await measureWorkload(shop, workload, { seconds, isCached })
      measured.set(name, figures)
      report.add(rowOf(name, figures))
    } catch (error) {
      report.add(`| ${name} | not measured: ${String(error).split('\n', 1)[0]} |`)
    }
  }
  return measured
}

/** The Cookie header of a wholesaler with twenty items on the wish list; its token is valid for half an hour. */
async function openSession({ databaseUrl, origin }: BenchShop): Promise<string> {
  const { db, close } = connect({ url: databaseUrl, poolSize: 1, applicationName: 'bench' })
  try {
    const { headers } = await createMember(db)
    const items = db.selectFrom('product').where('status', '=', 'active').select('item_no')
    const rows = await items.orderBy('item_no').limit(20).execute()
    const lines = rows.map((row) => ({ itemNo: row.item_no, quantity: 5 }))
    const { code } = await sendCall(origin, addWishLinesRoute, { lines }, headers)
    if (code !== 200) throw new Error(`The wish list answered ${code}.`)
    return headers['cookie'] ?? ''
  } finally {
    await close()
  }
}
