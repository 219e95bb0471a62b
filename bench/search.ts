// Measures search through HTTP: how often it is right, kind by kind, and how fast, and writes both down.
import { readFileSync, writeFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { measureQuality } from './search-quality.ts'
import type { Answer, Failure, Quality } from './search-quality.ts'
import { makeQueries } from './search-queries.ts'
import type { BenchQuery } from './search-queries.ts'
import type { BenchItem } from './search-shelf.ts'
import { setStage } from './stage.ts'
import { ensureWrk, load } from './wrk.ts'
import type { Load } from './wrk.ts'

const ROOT = join(import.meta.dirname, '..')
const RESULTS = join(import.meta.dirname, 'search-results.md')
const scale = Number(process.argv[process.argv.indexOf('--scale') + 1]) || 1
const GOALS = { p50: 1, p99: scale > 1 ? 25 : 10, all: 0.97, misspelled: 0.9, Chinese: 0.95 }

await main()

async function main(): Promise<void> {
  ensureWrk()
  const queries = makeQueries(readItems())
  const stage = await setStage(scale)
  try {
    const ask = asker(stage.origin)
    const { table, failures } = await measureQuality(queries, (text) => ask.answer(text, 20))
    const times = await measureTimes(queries, ask.time)
    const busy = await measureLoad(stage.origin, queries)
    ask.close()
    const report = write({ table, failures, times, busy, memory: await stage.serverMemoryMb() })
    console.log(report)
    if (scale === 1) writeFileSync(RESULTS, report)
    else writeFileSync(RESULTS.replace('.md', `-${scale}x.md`), report)
  } finally {
    await stage.stop()
  }
}

function readItems(): BenchItem[] {
  const file = gunzipSync(readFileSync(join(ROOT, 'data', 'catalogue.ndjson.gz'))).toString()
  return file
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as BenchItem)
}

/** One connection, kept open. */
function asker(origin: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const post = (keyword: string, rows: number): Promise<string> =>
    new Promise((resolve, reject) => {
      const headers = { 'content-type': 'application/json' }
      const path = `${origin}/api/product/search`
      const sent = request(path, { method: 'POST', agent, headers }, (response) => {
        let text = ''
        response.setEncoding('utf8')
        response.on('data', (chunk: string) => (text += chunk))
        response.on('end', () => resolve(text))
      })
      sent.once('error', reject)
      sent.end(JSON.stringify({ keyword, rows }))
    })
  return {
    async answer(keyword: string, rows: number): Promise<Answer> {
      const { result } = JSON.parse(await post(keyword, rows)) as {
        result: { list: { itemNo: string }[]; tolerant: boolean }
      }
      return { itemNos: result.list.map(({ itemNo }) => itemNo), tolerant: result.tolerant }
    },
    async time(keyword: string, rows: number): Promise<number> {
      const start = performance.now()
      await post(keyword, rows)
      return performance.now() - start
    },
    close: () => agent.destroy(),
  }
}

/** Every query three times, each time for another number of rows: no answer comes from the cache of ready answers. */
async function measureTimes(
  queries: BenchQuery[],
  time: (keyword: string, rows: number) => Promise<number>,
): Promise<{ kind: string; ms: number; text: string }[]> {
  const times: { kind: string; ms: number; text: string }[] = []
  for (const rows of [19, 18, 17]) {
    for (const { kind, text } of queries) times.push({ kind, text, ms: await time(text, rows) })
  }
  return times
}

async function measureLoad(origin: string, queries: BenchQuery[]): Promise<Load> {
  const requests = [16, 15, 14, 13, 12, 11, 10].flatMap((rows) =>
    queries.map(({ text }) => ({
      method: 'POST' as const,
      path: '/api/product/search',
      body: JSON.stringify({ keyword: text, rows }),
    })),
  )
  return load(origin, requests, { connections: 16, seconds: 5 })
}

function write(found: {
  table: Quality[]
  failures: Failure[]
  times: { kind: string; ms: number; text: string }[]
  busy: Load
  memory: number
}): string {
  const { table, failures, times, busy, memory } = found
  const kinds = [...new Set(table.map(({ kind }) => kind))]
  const sorted = times.map(({ ms }) => ms).sort((a, b) => a - b)
  return `${[
    `# Search, ${scale === 1 ? '21,095 items' : `${scale} times the catalogue`}`,
    '',
    `${cpus().length} processors, load ${loadavg()[0]?.toFixed(1)} at the end, Node ${process.versions.node}.`,
    'Rules were tuned on one half of the query set; the held-out half was only counted.',
    '',
    '| kind | tuned: queries | first | first ten | held out: queries | first | first ten | p50 ms | p99 ms |',
    '|---|---|---|---|---|---|---|---|---|',
    ...kinds.map((kind) => row(kind, table, times)),
    '',
    `Goals among the first ten: all ${GOALS.all}, misspelled ${GOALS.misspelled}, Chinese ${GOALS.Chinese}; nonsense is right when answered empty or as tolerant.`,
    '',
    `One connection, warm, no answer from the cache of ready answers: median ${part(sorted, 0.5)} ms, 95th percentile ${part(sorted, 0.95)} ms, 99th percentile ${part(sorted, 0.99)} ms (goals ${GOALS.p50} and ${GOALS.p99}).`,
    `16 connections, each body a few times at most: ${Math.round(busy.perSecond)} searches/s, median ${busy.p50.toFixed(1)} ms, 99th percentile ${busy.p99.toFixed(1)} ms, ${busy.failed} failed. Server memory ${memory} MB.`,
    '',
    'Not found among the first ten, tuned half:',
    ...failures
      .filter(({ query }) => query.half === 'tuned')
      .map(
        ({ query, answer }) =>
          `- ${query.kind}: \`${query.text}\` gave ${answer.itemNos.slice(0, 3).join(', ') || 'nothing'}`,
      ),
    `- held-out half: ${failures.filter(({ query }) => query.half !== 'tuned').length} in all`,
  ].join('\n')}\n`
}

function row(kind: string, table: Quality[], times: { kind: string; ms: number }[]): string {
  const cells = (['tuned', 'held out'] as const).flatMap((half) => {
    const found = table.find((quality) => quality.kind === kind && quality.half === half)
    if (!found) return ['0', '', '']
    const { queries, first, firstTen } = found
    return [String(queries), (first / queries).toFixed(3), (firstTen / queries).toFixed(3)]
  })
  const sorted = times
    .filter((time) => kind === 'all' || time.kind === kind)
    .map(({ ms }) => ms)
    .sort((a, b) => a - b)
  return `| ${[kind, ...cells, part(sorted, 0.5), part(sorted, 0.99)].join(' | ')} |`
}

function part(sorted: number[], share: number): string {
  return (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(2)
}
