// Runs groups of tests and says what passed, what failed and what took longest.
import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ClosingReport } from './closing-report.ts'

const VITEST = 'node_modules/vitest/vitest.mjs'
const REPORTER = './test/checks/closing-report.ts'

/** `unit`, `server`, `journeys` and `torture` are the projects of vitest.config.ts. */
export async function runTests(projects: string[]): Promise<ClosingReport> {
  const folder = await mkdtemp(join(tmpdir(), 'voltcell-report-'))
  const path = join(folder, 'report.json')
  const args = ['run', '--passWithNoTests', '--reporter=default', `--reporter=${REPORTER}`]
  const chosen = projects.flatMap((project) => ['--project', project])
  const child = spawn(process.execPath, [VITEST, ...args, ...chosen], {
    stdio: 'inherit',
    env: { ...process.env, CLOSING_REPORT: path },
  })
  const code = await new Promise<number>((resolve) => {
    child.once('error', () => resolve(1))
    child.once('exit', (status) => resolve(status ?? 1))
  })
  const report = await readReport(path)
  await rm(folder, { recursive: true, force: true })
  // A set-up that fails has no test to count.
  if (code !== 0 && report.failures.length === 0)
    report.failures.push(`${projects.join(', ')}: the run ended with code ${code}`)
  return report
}

async function readReport(path: string): Promise<ClosingReport> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as ClosingReport
  } catch {
    return { passed: 0, failures: [], repeated: [], files: [] }
  }
}
