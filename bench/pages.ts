// npm run bench: pages and calls, cold and warm, compared with bare node:http, and how they scale with the
// catalogue.
import { mkdtempSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { measureFirstLoad } from './first-load.ts'
import { drawWorkloads, type Workload } from './requests.ts'
import { LOAD_CORE, setStage, startOnServerCore, stopChild, type Stage } from './stage.ts'
import { ensureWrk, load, type BenchRequest, type Load } from './wrk.ts'

interface Row {
  name: string
  cold1: Load
  cold16: Load
  warm1: Load
  warm16: Load
  bare16: Load
}

const { values } = parseArgs({
  options: {
    scales: { type: 'string', default: '1,10' },
    seconds: { type: 'string', default: '4' },
    // Measures only workloads whose name contains this text, such as `--only content`; no report is written.
    only: { type: 'string', default: '' },
  },
})
const seconds = Number(values.seconds)
const scales = values.scales.split(',').map(Number)
/** Number of different requests that a warm run repeats. */
const WARM = 200

ensureWrk()
const text: string[] = [
  '# Measurements',
  '',
  `Written by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores (${cpus()[0]?.model ?? '?'}), Node ${process.version}.`,
  `Server on core 0; database and load (wrk, ${seconds} s a figure) on core ${LOAD_CORE}. Cold: every answer is made anew. Warm: ready bytes, brotli.`,
  'Machines are noisy: compare figures of one run. "of bare" is warm requests/s over those of bare node:http sending the same bytes.',
]
const byScale = new Map<number, Row[]>()
for (const scale of scales) {
  const stage = await setStage(scale)
  try {
    const idle = await stage.serverMemoryMb()
    const rows = await measureAll(stage)
    byScale.set(scale, rows)
    text.push('', `## Catalogue ${scale}x`, '', ...table(rows))
    text.push(
      '',
      `Server memory: ${idle} MB idle, ${await stage.serverMemoryMb()} MB after the load.`,
    )
    if (scale === 1 && !values.only)
      text.push('', '## First load', '', ...(await measureFirstLoad(stage.origin)))
  } finally {
    await stage.stop()
  }
}
text.push(...growth())
const report = `${text.join('\n')}\n`
if (!values.only) writeFileSync(join(import.meta.dirname, 'results.md'), report)
console.log(report)

async function measureAll(stage: Stage): Promise<Row[]> {
  const workloads = (await drawWorkloads(stage.databaseUrl)).filter(({ name }) =>
    name.includes(values.only),
  )
  // The first requests compile code and fill the cache, so they are not measured.
  for (const { requests } of workloads) {
    await load(stage.origin, requests.slice(-300), { connections: 4, seconds: 2 })
  }
  const rows: Row[] = []
  for (const workload of workloads) rows.push(await measure(stage, workload))
  return rows
}

async function measure(stage: Stage, { name, requests }: Workload): Promise<Row> {
  console.log(`measuring ${name} …`)
  const half = Math.floor(requests.length / 3)
  const cold1 = await load(stage.origin, requests, { connections: 1, seconds })
  const cold16 = await load(stage.origin, requests, { connections: 16, seconds, offset: half })
  const warm = requests.slice(0, WARM)
  await load(stage.origin, warm, { connections: 4, seconds: 2 })
  const warm1 = await load(stage.origin, warm, { connections: 1, seconds })
  const warm16 = await load(stage.origin, warm, { connections: 16, seconds })
  return { name, cold1, cold16, warm1, warm16, bare16: await measureBare(stage.origin, warm) }
}

async function measureBare(origin: string, requests: BenchRequest[]): Promise<Load> {
  const answers: Record<string, { headers: Record<string, string>; body: string }> = {}
  for (const { method, path, body } of requests) {
    const answer = await fetchRaw(origin + path, method, body)
    answers[body === undefined ? path : `${path} ${body}`] = answer
  }
  const file = join(mkdtempSync(join(tmpdir(), 'bench-')), 'answers.json')
  writeFileSync(file, JSON.stringify(answers))
  const { origin: bare, child } = await startOnServerCore('bench/bare-server.ts', {
    BARE_ANSWERS: file,
  })
  try {
    await load(bare, requests, { connections: 16, seconds: 1 })
    return await load(bare, requests, { connections: 16, seconds })
  } finally {
    await stopChild(child)
  }
}

/** Returns the bytes as sent, still compressed. */
async function fetchRaw(address: string, method: string, body: string | undefined) {
  const { request } = await import('node:http')
  return new Promise<{ headers: Record<string, string>; body: string }>((resolve, reject) => {
    const headers = {
      'accept-encoding': 'br',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    }
    const asked = request(address, { method, headers }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () => {
        const { connection: _, 'keep-alive': __, date: ___, ...sent } = answer.headers
        resolve({
          headers: sent as Record<string, string>,
          body: Buffer.concat(parts).toString('base64'),
        })
      })
    })
    asked.on('error', reject)
    asked.end(body)
  })
}

function table(rows: Row[]): string[] {
  const cell = (figure: Load) =>
    `${Math.round(figure.perSecond)}/s ${ms(figure.p50)} ${ms(figure.p99)}`
  return [
    '| what | cold, 1 connection | cold, 16 | warm, 1 | warm, 16 | bare, 16 | of bare | failed |',
    '|---|---|---|---|---|---|---|---|',
    ...rows.map((row) => {
      const { cold1, cold16, warm1, warm16, bare16 } = row
      const failed = [cold1, cold16, warm1, warm16].reduce((sum, each) => sum + each.failed, 0)
      const share = Math.round((100 * warm16.perSecond) / bare16.perSecond)
      return `| ${row.name} | ${[cold1, cold16, warm1, warm16, bare16].map(cell).join(' | ')} | ${share}% | ${failed} |`
    }),
    '',
    'Each figure: requests/s, median ms, 99th percentile ms.',
  ]
}

function ms(value: number): string {
  return value < 10 ? value.toFixed(2) : value.toFixed(0)
}

/** 99th percentiles of the largest scale relative to those of the smallest. */
function growth(): string[] {
  const small = byScale.get(scales[0] ?? 1)
  const last = scales.at(-1) ?? 1
  const large = byScale.get(last)
  if (!small || !large || scales.length < 2) return []
  const ratio = (a: Load, b: Load) => `${(b.p99 / a.p99).toFixed(2)}x`
  return [
    '',
    `## Growth of the 99th percentile, ${scales[0]}x to ${last}x`,
    '',
    '| what | cold, 1 | cold, 16 | warm, 16 |',
    '|---|---|---|---|',
    ...small.map((row, at) => {
      const other = large[at] ?? row
      return `| ${row.name} | ${ratio(row.cold1, other.cold1)} | ${ratio(row.cold16, other.cold16)} | ${ratio(row.warm16, other.warm16)} |`
    }),
  ]
}
