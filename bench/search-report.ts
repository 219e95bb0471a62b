// Writes the report of the search benchmark: figures by kind for both halves, with the goals.
import { percentileText, share } from './search-figures.ts'
import { sumCounts } from './search-quality.ts'
import type { Count, Failure, KindQuality, Quality } from './search-quality.ts'
import type { SpeedFigures } from './search-speed-report.ts'
import type { Criterion } from './search-sets/set-query.ts'

/** The figures of the search as of an earlier commit, to compare with. */
export interface Baseline {
  commit: string
  sets: BaselineKinds
  /** Of the former query set (search-queries.ts). */
  former: BaselineKinds
  /** Null if only the quality was measured. */
  speed: SpeedFigures | null
}

/**
 * By kind of query: `first` and `firstTen` are shares from 0 to 1, `wrong` is a number of queries, counted as
 * RULES says. The mark is `tolerant` of an answer: it is only partial or similar.
 */
type BaselineKinds = Record<string, { first: number; firstTen: number; wrong: number }>

const NEGATIVE: readonly Criterion[] = ['absent', 'known device', 'not sold']
const isPositive = ({ criterion }: KindQuality) => criterion === 'battery' || criterion === 'parts'

const HEADS =
  '| kind | tuned: queries | first | first ten | wrong | held out: queries | first | first ten | wrong | p50 ms | p99 ms |'

/**
 * A table of kinds; `before` adds the figures of an earlier version: first, first ten and wrong, both halves
 * together.
 */
export function tableOf(
  kinds: KindQuality[],
  before: BaselineKinds | undefined,
  goal: (kind: string) => number | null,
): string[] {
  const more = before ? ' before: first | first ten | wrong |' : ''
  return [
    `${HEADS} goal |${more}`,
    `|${'---|'.repeat(before ? 15 : 12)}`,
    ...kinds.map((kind) => {
      const then = before?.[kind.kind]
      const goalText = goal(kind.kind)?.toFixed(2) ?? ''
      const old = then
        ? ` ${then.first.toFixed(3)} | ${then.firstTen.toFixed(3)} | ${then.wrong} |`
        : ' | | |'
      return `| ${kind.kind} | ${cells(kind.tuned)} | ${cells(kind.heldOut)} | ${percentileText(kind.times, 0.5)} | ${percentileText(kind.times, 0.99)} | ${goalText} |${before ? old : ''}`
    }),
  ]
}

function cells(count: Count): string {
  const failed = count.failed > 0 ? ` (${count.failed} failed)` : ''
  return `${count.queries} | ${share(count.first, count.queries)} | ${share(count.firstTen, count.queries)} | ${count.wrong}${failed}`
}

/** Summarises search-sets/ in a table, a row for each half and one with the goals. */
export function summaryOf({ kinds }: Quality): string[] {
  const positive = kinds.filter(isPositive)
  const negative = kinds.filter(({ criterion }) => NEGATIVE.includes(criterion))
  const asserted = kinds.filter(({ criterion }) => criterion === 'assertion')
  const line = (half: 'tuned' | 'heldOut') => {
    const right = sumCounts(positive.map((kind) => kind[half]))
    const empty = sumCounts(negative.map((kind) => kind[half]))
    const wrong = sumCounts(asserted.map((kind) => kind[half]))
    return [
      half === 'tuned' ? 'tuned' : 'held out',
      right.queries,
      share(right.first, right.queries),
      share(right.firstTen, right.queries),
      right.wrong,
      right.failed + empty.failed + wrong.failed,
      `${empty.queries} | ${share(empty.firstTen, empty.queries)}`,
      `${wrong.wrong} of ${wrong.queries}`,
    ].join(' | ')
  }
  const low = positive.filter((kind) => {
    const both = sumCounts([kind.tuned, kind.heldOut])
    return both.first / both.queries < (goalFor(kind.kind) ?? 0)
  })
  return [
    '| half | queries with a right answer | first | first ten | wrongly asserted | failed calls | queries for what the catalogue lacks | empty or marked | wrong assertions |',
    '|---|---|---|---|---|---|---|---|---|',
    `| ${line('tuned')} |`,
    `| ${line('heldOut')} |`,
    '| goal | 600 | 0.92 | 0.98 | | 0 | | 0.98 | 0 of 500 |',
    '',
    `Kinds below their goal for the first place: ${low.map(({ kind }) => kind).join(', ') || 'none'}.`,
  ]
}

/**
 * The share of a kind that must be first. voice: dictated queries; near-miss and wrong-…: nothing of what differs in a
 * digit, generation, series, chemistry or voltage may be asserted.
 */
export function goalFor(kind: string): number | null {
  if (kind === 'voice') return 0.7
  return kind.startsWith('wrong-') || kind === 'near-miss' ? 1 : 0.85
}

export function formerSummary({ kinds }: Quality): string {
  const positive = kinds.filter(isPositive)
  const half = (name: 'tuned' | 'heldOut') => {
    const { queries, first, firstTen } = sumCounts(positive.map((kind) => kind[name]))
    return `${share(first, queries)} / ${share(firstTen, queries)} of ${queries}`
  }
  return `All kinds but nonsense, first / first ten: tuned ${half('tuned')}, held out ${half('heldOut')} (goals 0.99 / 1.00).`
}

/** All quality figures: of search-sets/, then of the former query set. */
export function qualityLines(sets: Quality, former: Quality, baseline: Baseline | null): string[] {
  const then = baseline
    ? `"before" is the search as of commit ${baseline.commit}, measured with the same queries, both halves together.`
    : ''
  const lines: string[] = []
  if (sets.kinds.length > 0) {
    lines.push('## Right answers', '', RULES, then, '')
    lines.push(...summaryOf(sets), '', ...tableOf(sets.kinds, baseline?.sets, goalFor), '')
  }
  if (former.kinds.length > 0) {
    lines.push('## The former query set (search-queries.ts)', '', formerSummary(former), '')
    lines.push(...tableOf(former.kinds, baseline?.former, () => null))
  }
  return lines
}

/** The look-alikes, none of which may be shown without a mark (`tolerant`: only partial or similar). */
export function lookAlikeLines({ kinds }: Quality): string[] {
  const line = (name: string, half: 'tuned' | 'heldOut') => {
    const { queries, wrong, failed } = sumCounts(kinds.map((kind) => kind[half]))
    return `${name}: ${wrong} of ${queries} asserted, ${failed} failed calls.`
  }
  return [
    '## Look-alikes of what the catalogue has',
    '',
    'Other generations, suffixes, makers, numbers, cells and goods in the forms of titles, labels and sentences, written after',
    'the other sets. "first" is the share that is empty or marked.',
    '',
    `${line('Tuned', 'tuned')} ${line('Held out', 'heldOut')}`,
    '',
    ...tableOf(kinds, undefined, () => 1),
  ]
}

const RULES =
  'Rules were tuned on one half of the sets; the held-out half was only counted. "wrong" counts answers without a mark ' +
  'that have nothing right among their first ten; for near-miss and wrong-…, answers with any item that is not right. ' +
  'known-no-battery and not-sold are right at the first place only when the answer names the device or the thing.'

/** The current figures in the form that later runs compare with. */
export function baselineOf(commit: string, sets: KindQuality[], former: KindQuality[]): Baseline {
  return { commit, sets: bothHalves(sets), former: bothHalves(former), speed: null }
}

function bothHalves(kinds: KindQuality[]): BaselineKinds {
  const entries = kinds.map(({ kind, tuned, heldOut }) => {
    const { queries, first, firstTen, wrong } = sumCounts([tuned, heldOut])
    const shareOf = (some: number) => Number((some / queries).toFixed(3))
    return [kind, { first: shareOf(first), firstTen: shareOf(firstTen), wrong }] as const
  })
  return Object.fromEntries(entries)
}

/** The failures of the tuned half; failures of the held-out half are only counted. */
export function failureLines(failures: Failure[]): string {
  const lines = failures
    .filter(({ query }) => query.half === 'tuned')
    .map(({ query, verdict, reply: { found } }) => {
      const what = verdict.wrong ? 'WRONG' : verdict.firstTen ? 'not first' : 'missed'
      const groups = found?.groups.map(
        (one) => `${one.texts.join('+')}=${one.state}:${one.itemNos[0] ?? ''}`,
      )
      return [
        `${query.kind} | ${what} | ${JSON.stringify(query.text.length > 400 ? `${query.text.slice(0, 400)} …` : query.text)}`,
        `    right: ${[...query.expected].slice(0, 6).join(' ') || 'nothing'}`,
        found
          ? `    shown: ${found.itemNos.slice(0, 5).join(' ') || 'nothing'} | ${found.certainty}${found.tolerant ? ', marked' : ''}${found.knownDevice ? ` | known: ${found.knownDevice}` : ''}${found.notSold ? ` | not sold: ${found.notSold}` : ''}`
          : '    the call failed',
        `    read: ${found?.parts.slice(0, 600) ?? ''}`,
        ...(groups?.length ? [`    groups: ${groups.slice(0, 12).join(' ')}`] : []),
      ].join('\n')
    })
  return `${lines.join('\n')}\n`
}
