// Reports the speed figures with the goals and the figures of an earlier version of the search.
import { loadavg } from 'node:os'
import { median } from '../test/support/compare-times.ts'
import { percentileText } from './search-figures.ts'
import type { LoadTimes, Times } from './search-speed.ts'
import type { Suggesting, Typing } from './search-suggest.ts'

export interface Speed {
  times: Times
  /** Of searches for 50 numbers in one text, in ms, sorted. */
  numberLists: number[]
  suggesting: Suggesting
  underLoad: LoadTimes
  /** Resident, in MB, after all other measurements. */
  memory: number
  /** Requests on the single connection that the shop rejected because it was busy. */
  rejected: number
  /** How many times larger the catalogue was made for the run (`--scale`). */
  scale: number
}

/** The stored figures of a run; `load` is the machine's load at its end. */
export type SpeedFigures = Record<(typeof ROWS)[number][0] | 'load', string>

/** Key, text and goal of each figure; '' without a goal. `label`: the key of lists of numbers in recorded figures. A slip is one mistyped character. */
const ROWS = [
  ['one', 'one connection, median ms', '1'],
  ['one95', 'one connection, 95th percentile ms', ''],
  ['one99', 'one connection, 99th percentile ms', '10'],
  ['mixed', '16 connections, mixed, searches/s', '1,500'],
  ['mixed50', '… median ms', ''],
  ['mixed99', '… 99th percentile ms', ''],
  ['mixedFailed', '… failed', '0'],
  ['plain', '16 connections, numbers, devices and barcodes, searches/s', '2,500'],
  ['plain50', '… median ms', ''],
  ['plain99', '… 99th percentile ms', ''],
  ['plainFailed', '… failed', '0'],
  ['label', '50 numbers in one text, median ms', '150'],
  ['label99', '50 numbers in one text, 99th percentile ms', '150'],
  ['suggest', 'suggestions, median ms', ''],
  ['suggest99', 'suggestions, 99th percentile ms', '15'],
  ['numbers', 'numbers: characters typed, median', '3'],
  ['numbersSlip', 'numbers: more with one slip, median', '1'],
  ['devices', 'devices: characters typed, median', '6'],
  ['devicesSlip', 'devices: more with one slip, median', '1'],
  ['models', 'the same devices without their brand: characters typed, median', '6'],
  ['modelsSlip', 'the same devices without their brand: more with one slip, median', '1'],
  ['memory', 'server memory at the end, MB', ''],
  ['rejected', 'requests rejected as busy', '0'],
] as const

/** The figures of an earlier version of the search, as published: 21,095 items, only the queries of search-queries.ts (the former set), load 1.5. */
const PUBLISHED: Partial<SpeedFigures> = {
  one: '1.89',
  one95: '7.57',
  one99: '15.24',
  mixed: '628',
  mixed50: '20.2',
  mixed99: '123.1',
  mixedFailed: '0',
  memory: '212',
}

export function figuresOf(speed: Speed): SpeedFigures {
  const { times, numberLists, suggesting, underLoad, memory, rejected } = speed
  const { numbers, devices, models } = suggesting
  return {
    one: percentileText(times.all, 0.5),
    one95: percentileText(times.all, 0.95),
    one99: percentileText(times.all, 0.99),
    mixed: String(Math.round(underLoad.mixed.perSecond)),
    mixed50: underLoad.mixed.p50.toFixed(1),
    mixed99: underLoad.mixed.p99.toFixed(1),
    mixedFailed: String(underLoad.mixed.failed),
    plain: String(Math.round(underLoad.plain.perSecond)),
    plain50: underLoad.plain.p50.toFixed(1),
    plain99: underLoad.plain.p99.toFixed(1),
    plainFailed: String(underLoad.plain.failed),
    label: percentileText(numberLists, 0.5),
    label99: percentileText(numberLists, 0.99),
    suggest: percentileText(suggesting.times, 0.5),
    suggest99: percentileText(suggesting.times, 0.99),
    numbers: typedText(numbers),
    numbersSlip: additionalText(numbers),
    devices: `${typedText(devices)}; ${suggesting.minDevices} at best`,
    devicesSlip: additionalText(devices),
    models: typedText(models),
    modelsSlip: additionalText(models),
    memory: String(memory),
    rejected: String(rejected),
    load: (loadavg()[0] ?? 0).toFixed(1),
  }
}

export function speedLines(speed: Speed, before: SpeedFigures | null): string[] {
  const { times, scale } = speed
  const now = figuresOf(speed)
  const published: Partial<SpeedFigures> = scale === 1 ? PUBLISHED : {}
  return [
    '## Speed',
    '',
    'Queries of all sets in mixed order; none is sent twice with the same number of rows. "before" is an earlier version of the search:',
    'as published then, measured with the former query set alone and load 1.5, and measured as now' +
      (before ? `, with load ${before.load}.` : ', where that was measured.'),
    '',
    '| what | now | goal | before, as published | before, measured as now |',
    '|---|---|---|---|---|',
    ...ROWS.map(([key, what, goal]) => {
      const goalAtScale = key === 'one99' && scale > 1 ? '25' : goal
      return `| ${what} | ${now[key]} | ${goalAtScale} | ${published[key] ?? ''} | ${before?.[key] ?? ''} |`
    }),
    '',
    '"At best" is the least possible median: many names begin alike, so lists of ten, whatever their ranking, can show half',
    'of all these devices only after as many characters.',
    '',
    ...kindLines(times),
    'The slowest of one connection:',
    '',
    ...times.slowest.map(({ text, ms }) => `- ${ms.toFixed(1)} ms: ${shown(text)}`),
  ]
}

function typedText({ characters, neverFound, tried }: Typing): string {
  return `${medianText(characters)} (${neverFound} of ${tried} never listed)`
}

function additionalText({ additional, neverFoundWithTypo, characters }: Typing): string {
  return `${medianText(additional)} (${neverFoundWithTypo} of ${characters.length} never listed)`
}

function medianText(values: readonly number[]): string {
  return values.length === 0 ? 'none' : String(median(values))
}

function kindLines({ byKind }: Times): string[] {
  return [
    '| kind, one connection | p50 ms | p99 ms |',
    '|---|---|---|',
    ...[...byKind].map(
      ([kind, own]) => `| ${kind} | ${percentileText(own, 0.5)} | ${percentileText(own, 0.99)} |`,
    ),
    '',
  ]
}

function shown(text: string): string {
  const line = text.replace(/\s+/g, ' ').replace(/`/g, "'")
  return `\`${line.length > 100 ? `${line.slice(0, 100)} …` : line}\``
}
