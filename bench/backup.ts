// npm run bench:backup: how a backup in the background affects product pages, and how long a restore takes.
import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, rmSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { drawWorkloads } from './requests.ts'
import { startBenchShop } from './bench-shop.ts'

const { values } = parseArgs({
  options: { rate: { type: 'string', default: '40' }, rounds: { type: 'string', default: '3' } },
})
const [rate, rounds] = [Number(values.rate), Number(values.rounds)]
const QUIET_SECONDS = 20
const ROOT = join(import.meta.dirname, '..')
/** Where `startBenchShop(1)` keeps its data. */
const DATA = join(ROOT, '.bench', '1x')
const RESTORED = join(ROOT, '.bench', 'restored')

// The demonstration catalogue at its own size.
const shop = await startBenchShop(1)
// The server of a benchmark keeps its files in a separate folder; a backup expects them beside the database.
cpSync(join(DATA, 'server', 'files'), join(DATA, 'files'), { recursive: true })
const rows: string[] = []
try {
  const pages = (await drawWorkloads(shop.databaseUrl)).find(({ name }) => name === 'product page')
  const paths = (pages?.requests ?? []).map(({ path }) => path)
  let at = 0
  const nextPath = () => paths[at++ % paths.length] ?? '/'
  await sample(nextPath, sleep(5_000))
  for (let round = 1; round <= rounds; round++) {
    const quiet = await sample(nextPath, sleep(QUIET_SECONDS * 1000))
    // As the server starts it when a backup is due.
    const backup = run(['src/commands/backup.ts', '--gentle'])
    const busy = await sample(nextPath, backup)
    const ratio = (busy.p99 / quiet.p99).toFixed(2)
    rows.push(
      `| ${round} | ${quiet.p50.toFixed(1)} | ${quiet.p99.toFixed(1)} | ${busy.p50.toFixed(1)} | ${busy.p99.toFixed(1)} | ${ratio} | ${busy.seconds.toFixed(0)} | ${busy.failed} |`,
    )
    console.log(rows.at(-1))
  }
} finally {
  await shop.stop()
}
rmSync(RESTORED, { recursive: true, force: true })
const begun = performance.now()
await run(['src/commands/restore.ts', '--to', RESTORED])
const restoreSeconds = (performance.now() - begun) / 1000
rmSync(RESTORED, { recursive: true, force: true })
const report = `# Backup under load

Written by \`npm run bench:backup\` on ${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores (${cpus()[0]?.model ?? '?'}), Node ${process.version}.
${rate} product pages per second, each a different one, at a fixed rate; server on core 0, database, load and backup on
core 1. The backup is the scheduled one: base backup, deletion of old ones, check by a restore. Times in ms.

| Round | p50 | p99 | p50 during backup | p99 during backup | p99 ratio | seconds of backup | failed |
|---|---|---|---|---|---|---|---|
${rows.join('\n')}

Restore of the demonstration shop: ${restoreSeconds.toFixed(1)} s.
`
writeFileSync(join(import.meta.dirname, 'backup-results.md'), report)
console.log(report)

/** Requests at the fixed rate until `until` settles; late answers do not delay the next request. */
async function sample(nextPath: () => string, until: Promise<unknown>) {
  const times: number[] = []
  let failed = 0
  let isRunning = true
  void until.finally(() => (isRunning = false))
  const started = performance.now()
  const requests: Promise<void>[] = []
  for (let n = 0; isRunning; n++) {
    requests.push(
      timed(nextPath()).then(
        (ms) => void times.push(ms),
        () => void (failed += 1),
      ),
    )
    await sleep(Math.max(0, started + ((n + 1) * 1000) / rate - performance.now()))
  }
  await Promise.all(requests)
  await until
  times.sort((a, b) => a - b)
  const percentile = (share: number) => times[Math.floor(times.length * share)] ?? 0
  const seconds = (performance.now() - started) / 1000
  return { p50: percentile(0.5), p99: percentile(0.99), failed, seconds }
}

async function timed(path: string): Promise<number> {
  const begun = performance.now()
  const answer = await fetch(`${shop.origin}${path}`)
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
  return performance.now() - begun
}

function run(args: string[]): Promise<void> {
  const child: ChildProcess = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: DATA, DATABASE_URL: '', BACKUP: 'off' },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => {
      if (code === 0) resolve()
      else reject(new Error(`${args[0]} ended with ${String(code)}`))
    })
  })
}
