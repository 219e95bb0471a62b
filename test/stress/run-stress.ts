// Runs parts of the stress tests one after the other and writes their figures to bench/stress-results.md.
import { execFileSync } from 'node:child_process'
import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { requireChromium } from '../support/chromium.ts'
import type { ClosingReport } from '../checks/closing-report.ts'
import { runTests } from '../checks/run-tests.ts'
import { LIMIT_MINUTES, STRESS_PARTS, type StressPart } from './parts.ts'

const RESULTS = 'bench/stress-results.md'

interface PartOutcome extends ClosingReport {
  part: StressPart
  seconds: number
}

/**
 * Runs the named parts, or all, and continues after a failure; `--list` prints them instead. Returns the exit
 * code: 0 all passed, 1 a part failed, 2 an unknown name.
 */
export async function runStress(args: string[]): Promise<number> {
  if (args.includes('--list')) {
    print(STRESS_PARTS.map(({ name, measures }) => `${name.padEnd(22)} ${measures}`))
    return 0
  }
  const names = STRESS_PARTS.map(({ name }) => name)
  const unknown = args.filter((name) => partsNamed(name).length === 0)
  if (unknown.length > 0) {
    print([`There is no part ${unknown.join(', ')}. Parts: ${names.join(', ')}`])
    return 2
  }
  const chosen = args.length === 0 ? STRESS_PARTS : [...new Set(args.flatMap(partsNamed))]
  const outcomes: PartOutcome[] = []
  for (const part of chosen) outcomes.push(await runPart(part))
  print(['', 'Stress tests:', ...outcomes.map(summaryOf)])
  return outcomes.every(({ failures }) => failures.length === 0) ? 0 : 1
}

/** A full name or a common prefix: `applying` means every part that starts with `applying-`. */
function partsNamed(name: string): StressPart[] {
  return STRESS_PARTS.filter((part) => part.name === name || part.name.startsWith(`${name}-`))
}

async function runPart(part: StressPart): Promise<PartOutcome> {
  print(['', `== ${part.name}: ${part.measures}`])
  const folder = await mkdtemp(join(tmpdir(), 'voltcell-stress-'))
  const figuresPath = join(folder, 'figures')
  const began = performance.now()
  const report = await tryTests(part, figuresPath)
  const seconds = (performance.now() - began) / 1000
  const figures = await readFile(figuresPath, 'utf8').catch(() => '')
  await rm(folder, { recursive: true, force: true })
  const outcome = { part, ...report, seconds }
  const counted = part.project === 'journeys' ? [countsOfJourneys(report)] : []
  const measured = figures.trim().split('\n').filter(Boolean)
  await appendFile(RESULTS, rowOf(outcome, [...counted, ...measured]))
  return outcome
}

async function tryTests(
  { project, files, titles, settings, minutes = LIMIT_MINUTES }: StressPart,
  figuresPath: string,
): Promise<ClosingReport> {
  try {
    if (project === 'journeys' || files.some((file) => file.includes('site-walk')))
      requireChromium()
    return await runTests([project], {
      files,
      ...(titles === undefined ? {} : { titles }),
      settings: { ...settings, STRESS_FIGURES: figuresPath },
      limitMs: minutes * 60_000,
    })
  } catch (error) {
    return { passed: 0, failures: [String(error)], repeated: [], files: [] }
  }
}

/** Journeys measure nothing: what counts is how many passed or were repeated, and how long the longest took. */
export function countsOfJourneys({ passed, repeated, files }: ClosingReport): string {
  const [slowest] = files.toSorted((a, b) => b.seconds - a.seconds)
  const longest = slowest ? `, longest ${slowest.path} in ${slowest.seconds.toFixed(0)} s` : ''
  return `journeys: files ${files.length}, passed ${passed}, repeated ${repeated.length}${longest}`
}

function rowOf({ part, passed, failures, seconds }: PartOutcome, figures: string[]): string {
  const date = new Date().toISOString().slice(0, 16).replace('T', ' ')
  const counts = `${passed} passed, ${failures.length} failed`
  const found = [...figures, ...failures.slice(0, 1).map((failure) => `first failure: ${failure}`)]
  const cells = [date, commit(), part.name, `${seconds.toFixed(0)} s`, counts, found.join('; ')]
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ')).join(' | ')} |\n`
}

/** The short hash, with a plus sign if tracked files differ from it. */
function commit(): string {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim()
  try {
    const isChanged = git('status', '--porcelain', '--untracked-files=no', '--', `:!${RESULTS}`)
    return git('rev-parse', '--short', 'HEAD') + (isChanged ? '+' : '')
  } catch {
    return 'unknown'
  }
}

function summaryOf({ part, passed, failures, seconds }: PartOutcome): string {
  const counts = `${passed} passed, ${failures.length} failed`
  const line = `  ${part.name.padEnd(22)} ${seconds.toFixed(0).padStart(5)} s  ${counts}`
  return [line, ...failures.map((failure) => `      ${failure}`)].join('\n')
}

function print(lines: string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`)
}
