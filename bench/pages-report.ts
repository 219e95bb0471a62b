// The report of `npm run bench`: written after every figure, so that a run that ends early loses nothing.
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Measurement } from './measure.ts'
import type { Load } from './wrk.ts'

const FILE = join(import.meta.dirname, 'results.md')

export interface Report {
  add(...lines: string[]): void
}

/** Puts the sections of this run before those of earlier runs; `isWritten` false only prints them. */
export function startReport(isWritten: boolean): Report {
  const [introduction = '', ...earlier] = readFileSync(FILE, 'utf8').split(/^(?=## )/m)
  const lines: string[] = []
  return {
    add(...more) {
      lines.push(...more)
      console.log(more.join('\n'))
      if (isWritten)
        writeFileSync(FILE, [introduction, lines.join('\n'), '\n\n', ...earlier].join(''))
    },
  }
}

/** The short hash, with a plus sign if tracked files differ from it. */
export function commitOfRun(): string {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim()
  const changed = git('status', '--porcelain', '--untracked-files=no', '--', ':!bench/results.md')
  return git('rev-parse', '--short', 'HEAD') + (changed ? '+' : '')
}

/** Cold is uncached, warm cached; bare is node:http alone with the same bytes, and `of bare` warm in percent of it. */
export const TABLE_HEAD = [
  '| what | cold, 1 connection | cold, 16 | server ms, database ms | warm, 1 | warm, 16 | bare, 16 | of bare | failed |',
  '|---|---|---|---|---|---|---|---|---|',
]

export function rowOf(name: string, measured: Measurement): string {
  const { cold1, cold16, serverMs, databaseMs, warm } = measured
  const loads = [cold1, cold16, ...(warm ? [warm.one, warm.sixteen] : [])]
  const failed = loads.reduce((sum, each) => sum + each.failed, 0)
  const share = warm && Math.round((100 * warm.sixteen.perSecond) / warm.bare.perSecond)
  const fromCache = warm
    ? [cell(warm.one), cell(warm.sixteen), cell(warm.bare), `${share}%`]
    : ['', '', '', '']
  const processor = `${serverMs.toFixed(2)}, ${databaseMs.toFixed(2)}`
  return `| ${[name, cell(cold1), cell(cold16), processor, ...fromCache, failed].join(' | ')} |`
}

function cell({ perSecond, p50, p99 }: Load): string {
  return `${Math.round(perSecond)}/s ${milliseconds(p50)} ${milliseconds(p99)}`
}

export function milliseconds(value: number): string {
  return value < 10 ? value.toFixed(2) : value.toFixed(0)
}

/**
 * The ratios of 99th percentiles and processor times with the larger catalogue to those with the smaller; workloads that
 * were not measured with both are left out.
 */
export function growthOf(
  small: Map<string, Measurement>,
  large: Map<string, Measurement>,
): string[] {
  const ratio = (a: number, b: number) => `${(b / a).toFixed(2)}x`
  const rows = [...small].flatMap(([name, before]) => {
    const after = large.get(name)
    if (!after) return []
    const cells = [
      ratio(before.cold1.p99, after.cold1.p99),
      ratio(before.cold16.p99, after.cold16.p99),
      ratio(before.serverMs, after.serverMs),
      ratio(before.databaseMs, after.databaseMs),
    ]
    return [`| ${[name, ...cells].join(' | ')} |`]
  })
  return [
    '| what | cold, 1 | cold, 16 | server ms | database ms |',
    '|---|---|---|---|---|',
    ...rows,
  ]
}
