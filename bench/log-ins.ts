// npm run bench:log-ins: how a flood of log-ins affects catalogue pages, and whether response time reveals
// known accounts.
import { writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { connect } from '../src/server/db/connect.ts'
import { hashPassword } from '../src/server/platform/passwords/password-hash.ts'
import { median, rankTest } from '../test/support/compare-times.ts'
import { createMember } from '../test/support/create-member.ts'
import { flood, logIn, type LogInAnswer } from './log-in-requests.ts'
import { drawWorkloads } from './requests.ts'
import { startBenchShop, type BenchShop } from './bench-shop.ts'
import { ensureWrk, load } from './wrk.ts'

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '8' },
    pairs: { type: 'string', default: '500' },
    rate: { type: 'string', default: '200' },
  },
})
const [seconds, pairs, rate] = [values.seconds, values.pairs, values.rate].map(Number) as [
  number,
  number,
  number,
]

const PAIR_PAUSE_MS = 150

ensureWrk()
const shop = await startBenchShop(1, { TRUSTED_PROXIES: '127.0.0.1' })
const text = [
  '# Log-ins',
  '',
  `Written by \`npm run bench:log-ins\` on ${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores (${cpus()[0]?.model ?? '?'}), Node ${process.version}.`,
  'Server on core 0, database and load on core 1. Compare figures of one run.',
]
try {
  text.push('', ...(await measurePairs(shop)), '', ...(await measureFlood(shop)))
} finally {
  await shop.stop()
}
const report = `${text.join('\n')}\n`
writeFileSync(join(import.meta.dirname, 'log-ins-results.md'), report)
console.log(report)

/** Wrong passwords alternately for known and unknown names, with each account and each address used once. */
async function measurePairs({ origin, databaseUrl }: BenchShop): Promise<string[]> {
  const names = await createMembers(databaseUrl, pairs)
  const known: number[] = []
  const unknown: number[] = []
  let different = 0
  let unverified = 0
  for (const [index, name] of names.entries()) {
    // The shop verifies at most 600 passwords a minute, and every one of these has to be verified.
    await sleep(PAIR_PAUSE_MS)
    const isKnownFirst = index % 2 === 0
    const a = await logIn(origin, isKnownFirst ? name : `x${name}`, 'not the right password')
    const b = await logIn(origin, isKnownFirst ? `x${name}` : name, 'not the right password')
    known.push((isKnownFirst ? a : b).milliseconds)
    unknown.push((isKnownFirst ? b : a).milliseconds)
    if (shown(a) !== shown(b)) different += 1
    // 422 is the code of a wrong password; a rate limit or an overload has another.
    if (a.code !== 422) unverified += 1
  }
  const difference = median(known) - median(unknown)
  return [
    `## ${pairs} pairs of known and unknown accounts`,
    '',
    `Answers that differ in code, header or body: ${different}. Pairs whose password was not verified: ${unverified}.`,
    `Median: known ${median(known).toFixed(2)} ms, unknown ${median(unknown).toFixed(2)} ms, difference ${difference.toFixed(2)} ms (goal: under 5). Rank test (Mann-Whitney) p = ${rankTest(known, unknown).toFixed(3)} (goal: over 0.01).`,
  ]
}

async function measureFlood({ origin, databaseUrl }: BenchShop): Promise<string[]> {
  const pages = (await drawWorkloads(databaseUrl)).find(({ name }) => name === 'category page')
  if (!pages) throw new Error('no category pages to request')
  const options = { connections: 4, seconds }
  await load(origin, pages.requests, { ...options, seconds: 3, offset: 2000 })
  const calm = await load(origin, pages.requests, options)
  // Waits until the log-ins of the pairs no longer count towards the rate limit.
  await sleep(61_000)
  const { result, outcomes, sent } = await flood(origin, rate, () =>
    load(origin, pages.requests, { ...options, offset: 700 }),
  )
  const counts = [...outcomes].map(([outcome, count]) => `${outcome} ${count}`).join(', ')
  return [
    `## Category pages while ${rate} log-ins a second are sent`,
    '',
    '| | pages/s | median ms | 99th percentile ms | failed |',
    '|---|---|---|---|---|',
    row('calm', calm),
    row('flooded', result),
    '',
    `99th percentile ${(result.p99 / calm.p99).toFixed(2)} times that of calm (goal: 2). ${sent} log-ins were sent; status/code of their answers: ${counts}.`,
  ]
}

function row(name: string, { perSecond, p50, p99, failed }: Awaited<ReturnType<typeof load>>) {
  return `| ${name} | ${Math.round(perSecond)} | ${p50.toFixed(1)} | ${p99.toFixed(1)} | ${failed} |`
}

async function createMembers(databaseUrl: string, count: number): Promise<string[]> {
  const { db, close } = connect({ url: databaseUrl, poolSize: 2, applicationName: 'bench' })
  try {
    const passwordHash = await hashPassword('a password nobody guesses')
    const names: string[] = []
    for (let index = 0; index < count; index += 1) {
      names.push((await createMember(db, { passwordHash })).username)
    }
    return names
  } finally {
    await close()
  }
}

/** What an attacker sees of a response, without the headers that differ each time. */
function shown({ status, code, body, headers }: LogInAnswer): string {
  const { date: _, 'x-request-id': __, 'keep-alive': ___, ...rest } = headers
  return JSON.stringify([status, code, body, rest])
}
