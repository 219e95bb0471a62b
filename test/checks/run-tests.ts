// Runs groups of tests in Vitest and reads the reporter's counts.
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ClosingReport } from './closing-report.ts'

const VITEST = 'node_modules/vitest/vitest.mjs'
const REPORTER = './test/checks/closing-report.ts'
/** How long a run that is stopped may take to end before it is killed. */
const STOP_MS = 20_000

export interface TestRunOptions {
  /** Only these files. */
  files?: string[]
  /** Only tests whose full name matches. */
  titles?: string
  /** Environment variables of the run. */
  settings?: Record<string, string>
  /** Stops the run after this time and counts it as failed. */
  limitMs?: number
}

/** `projects` as in vitest.config.ts. */
export async function runTests(
  projects: string[],
  { files = [], titles, settings = {}, limitMs }: TestRunOptions = {},
): Promise<ClosingReport> {
  const folder = await mkdtemp(join(tmpdir(), 'voltcell-report-'))
  const path = join(folder, 'report.json')
  const args = ['run', '--passWithNoTests', '--reporter=default', `--reporter=${REPORTER}`]
  const chosen = projects.flatMap((project) => ['--project', project])
  const named = titles === undefined ? [] : ['--testNamePattern', titles]
  const child = spawn(process.execPath, [VITEST, ...args, ...chosen, ...named, ...files], {
    stdio: 'inherit',
    env: { ...process.env, ...settings, CLOSING_REPORT: path },
    // A run with a limit leads its own process group, so that its database and browsers end with it.
    detached: limitMs !== undefined,
  })
  const { code, isLate } = await ended(child, limitMs)
  const report = await readReport(path)
  await rm(folder, { recursive: true, force: true })
  if (isLate) report.failures.push(`stopped after ${Math.round((limitMs ?? 0) / 60_000)} minutes`)
  // A failed set-up has no test to count.
  else if (code !== 0 && report.failures.length === 0)
    report.failures.push(`${projects.join(', ')}: the run ended with code ${code}`)
  return report
}

async function ended(child: ChildProcess, limitMs: number | undefined) {
  const exit = new Promise<number>((resolve) => {
    child.once('error', () => resolve(1))
    child.once('exit', (status) => resolve(status ?? 1))
  })
  if (limitMs === undefined) return { code: await exit, isLate: false }
  let isLate = false
  const interrupt = () => signalGroup(child, 'SIGINT')
  const timers = [
    setTimeout(() => {
      isLate = true
      interrupt()
    }, limitMs),
    setTimeout(() => signalGroup(child, 'SIGKILL'), limitMs + STOP_MS),
  ]
  process.on('SIGINT', interrupt)
  const code = await exit
  timers.forEach((timer) => clearTimeout(timer))
  process.off('SIGINT', interrupt)
  return { code, isLate }
}

function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined) return
  try {
    process.kill(-pid, signal)
  } catch {
    // The process has ended already.
  }
}

async function readReport(path: string): Promise<ClosingReport> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as ClosingReport
  } catch {
    return { passed: 0, failures: [], repeated: [], files: [] }
  }
}
