// Runs groups of tests and counts what passed.
import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface Tally {
  passed: number
  failed: number
}

/** `unit`, `server` and `journeys` are the projects of vitest.config.ts. */
export async function runTests(projects: string[]): Promise<Tally> {
  const folder = await mkdtemp(join(tmpdir(), 'voltcell-report-'))
  const report = join(folder, 'report.json')
  const args = ['run', '--passWithNoTests', '--reporter=default', '--reporter=json']
  const chosen = projects.flatMap((project) => ['--project', project])
  const child = spawn(
    process.execPath,
    [VITEST, ...args, `--outputFile.json=${report}`, ...chosen],
    { stdio: 'inherit' },
  )
  const code = await new Promise<number>((resolve) => {
    child.once('error', () => resolve(1))
    child.once('exit', (status) => resolve(status ?? 1))
  })
  const tally = await readReport(report)
  await rm(folder, { recursive: true, force: true })
  // A set-up that fails, or an error outside any test, has no test to count.
  if (code !== 0 && tally.failed === 0) return { ...tally, failed: 1 }
  return tally
}

async function readReport(path: string): Promise<Tally> {
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(await readFile(path, 'utf8')) as {
      numPassedTests: number
      numFailedTests: number
    }
    return { passed: numPassedTests, failed: numFailedTests }
  } catch {
    return { passed: 0, failed: 0 }
  }
}

const VITEST = 'node_modules/vitest/vitest.mjs'
