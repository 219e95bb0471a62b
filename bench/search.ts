// Measures search over HTTP, its accuracy by kind and its speed, and writes a report.
// --quality: no speed. --only KIND,KIND: these kinds, no speed. --origin URL: a running shop, no speed.
// --scale N: speed and the former query set (search-queries.ts) with N times the catalogue.
// --save-baseline: later runs compare their figures with those of this run.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createSearchClient } from './search-client.ts'
import type { SearchClient } from './search-client.ts'
import { formerQueries } from './search-former.ts'
import { measureQuality } from './search-quality.ts'
import type { Quality } from './search-quality.ts'
import { baselineOf, failureLines, lookAlikeLines, qualityLines } from './search-report.ts'
import type { Baseline } from './search-report.ts'
import { makeSets } from './search-sets/all-sets.ts'
import { lookAlikeQueries } from './search-sets/look-alikes.ts'
import { readSetCatalogue } from './search-sets/set-catalogue.ts'
import type { SetCatalogue } from './search-sets/set-catalogue.ts'
import type { SetQuery } from './search-sets/set-query.ts'
import { measureNumberLists, measureLoad, measureTimes } from './search-speed.ts'
import { figuresOf, speedLines } from './search-speed-report.ts'
import { measureSuggestions } from './search-suggest.ts'
import { startBenchShop } from './bench-shop.ts'
import type { BenchShop } from './bench-shop.ts'
import { ensureWrk } from './wrk.ts'

const BASELINE_FILE = join(import.meta.dirname, 'search-baseline.json')
const FAILURES = join(import.meta.dirname, '..', '.bench', 'search-failures.txt')

const { values: flags } = parseArgs({
  options: {
    quality: { type: 'boolean', default: false },
    only: { type: 'string' },
    origin: { type: 'string' },
    scale: { type: 'string', default: '1' },
    'save-baseline': { type: 'boolean', default: false },
  },
})
const scale = Number(flags.scale) || 1

await main()

async function main(): Promise<void> {
  const catalogue = readSetCatalogue()
  const isSelected = ({ kind }: { kind: string }) =>
    !flags.only || flags.only.split(',').includes(kind)
  // Correct results are derived from the shop's own catalogue, so with a larger one the queries of search-sets/ measure speed only.
  const sets = scale === 1 ? makeSets(catalogue).filter(isSelected) : []
  const selected: SelectedQueries = {
    sets,
    former: formerQueries(catalogue.items).filter(isSelected),
    lookAlikes: scale === 1 ? lookAlikeQueries(catalogue).filter(isSelected) : [],
  }
  if (flags.origin !== undefined) {
    const client = createSearchClient(flags.origin)
    console.log((await measureAccuracy(selected, client)).join('\n'))
    client.close()
    return
  }
  const measuresSpeed = !flags.quality && flags.only === undefined
  if (measuresSpeed) ensureWrk()
  const shop = await startBenchShop(scale)
  const client = createSearchClient(shop.origin)
  try {
    const lines = await measureAccuracy(selected, client)
    console.log(lines.join('\n'))
    if (!measuresSpeed) return
    const speedReport = await measureSpeed(
      [...makeSets(catalogue), ...selected.former],
      catalogue,
      client,
      shop,
    )
    console.log(speedReport.join('\n'))
    writeReport([...lines, '', ...speedReport])
  } finally {
    client.close()
    await shop.stop()
  }
}

interface SelectedQueries {
  sets: SetQuery[]
  former: SetQuery[]
  /**
   * Queries for things that look like something in the catalogue, which lacks them. Their results are judged, but they are
   * not part of the speed figures, so that those stay comparable with earlier ones.
   */
  lookAlikes: SetQuery[]
}

/** Writes to a file the failures of the half of the queries on which the rules of the search were tuned. */
async function measureAccuracy(
  { sets, former, lookAlikes }: SelectedQueries,
  client: SearchClient,
): Promise<string[]> {
  const quality: Quality = await measureQuality(sets, client)
  const formerQuality: Quality = await measureQuality(former, client)
  const lookAlikesQuality: Quality = await measureQuality(lookAlikes, client)
  mkdirSync(join(FAILURES, '..'), { recursive: true })
  const failures = [quality, formerQuality, lookAlikesQuality].flatMap((each) => each.failures)
  writeFileSync(FAILURES, failureLines(failures))
  console.log(`Failures of the tuned half: ${FAILURES}\n`)
  if (flags['save-baseline']) {
    const args = ['log', '-1', '--format=%h', '--', 'src']
    const commit = execFileSync('git', args, { encoding: 'utf8' }).trim()
    saveBaseline({
      ...baselineOf(commit, quality.kinds, formerQuality.kinds),
      speed: readBaseline()?.speed ?? null,
    })
  }
  return [
    ...qualityLines(quality, formerQuality, readBaseline()),
    ...(lookAlikesQuality.kinds.length > 0 ? ['', ...lookAlikeLines(lookAlikesQuality)] : []),
  ]
}

async function measureSpeed(
  queries: SetQuery[],
  catalogue: SetCatalogue,
  client: SearchClient,
  shop: BenchShop,
): Promise<string[]> {
  const times = await measureTimes(queries, client)
  const numberLists = await measureNumberLists(catalogue, client)
  const suggesting = await measureSuggestions(catalogue, client)
  const underLoad = await measureLoad(shop.origin, queries, catalogue)
  const memory = await shop.serverMemoryMb()
  const rejected = client.rejections()
  const speed = { times, numberLists, suggesting, underLoad, memory, rejected, scale }
  const baseline = readBaseline()
  if (flags['save-baseline'] && baseline) saveBaseline({ ...baseline, speed: figuresOf(speed) })
  return speedLines(speed, scale === 1 ? (baseline?.speed ?? null) : null)
}

function readBaseline(): Baseline | null {
  return existsSync(BASELINE_FILE)
    ? (JSON.parse(readFileSync(BASELINE_FILE, 'utf8')) as Baseline)
    : null
}

function saveBaseline(baseline: Baseline): void {
  writeFileSync(BASELINE_FILE, `${JSON.stringify(baseline, null, 2)}\n`)
}

function writeReport(lines: string[]): void {
  const name = scale === 1 ? 'search-results.md' : `search-results-${scale}x.md`
  const report = [
    `# Search, ${scale === 1 ? 'demonstration catalogue' : `demonstration catalogue ${scale} times`}`,
    '',
    `${cpus().length} processors, load ${loadavg()[0]?.toFixed(1)} at the end, Node ${process.versions.node}.`,
    '',
    ...lines,
    '',
  ]
  writeFileSync(join(import.meta.dirname, name), report.join('\n'))
}
