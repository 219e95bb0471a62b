// The parts of a query as the page shows them: found, corrected, applied as a filter, missing or ignored.
import type { QueryPart } from '../../../contract/search.ts'
import { kindOf, type SearchIndex } from './index/search-index.ts'
import { titleTexts } from './match/browse.ts'
import { isWithin } from './match/constraints.ts'
import type { Span } from './match/evidence.ts'
import type { MatchResult } from './match/match-result.ts'
import type { ParsedQuery } from './query/parsed-query.ts'
import type { ReadValue } from './query/values.ts'
import type { Word } from './query/word.ts'
import { typedPart } from './query/source-text.ts'

type Part = Omit<QueryPart, 'text' | 'rest'> & Span

/** In typed order; words that belong together are one part. */
export function queryParts(
  index: SearchIndex,
  query: ParsedQuery,
  matched: MatchResult,
): QueryPart[] {
  const parts = [
    ...evidenceParts(index, matched),
    ...constraintParts(matched),
    ...barcodeParts(query, matched),
  ]
  const overlaps = (span: Span) => {
    return parts.some(({ start, end }) => span.start < end && start < span.end)
  }
  // Only values that decided something are constraints.
  const ignored = query.values.filter((value) => !overlaps(value)).map(ignoredPart)
  parts.push(...ignored)
  const isDeviceAsked = matched.certainty === 'none' && namesDevice(index, query)
  const rest = query.words
    .filter((word) => !overlaps(word))
    .map((word) => wordPart(index, word, matched, isDeviceAsked))
  return joinParts(
    query,
    [...parts, ...rest].sort((a, b) => a.start - b.start),
  )
    .map(({ kind, state, reading, start, end }) => ({
      kind,
      state,
      reading,
      text: typedPart(query.source, start, end),
      rest: textWithout(query, { start, end }),
    }))
    .filter(({ text }) => text !== '')
}

function evidenceParts(index: SearchIndex, { evidence, certainty }: MatchResult): Part[] {
  return evidence.flatMap(({ kind, words, spans = [], texts, readAs, certainty: ownCertainty }) => {
    const isCorrected = ownCertainty === 'similar' && readAs !== undefined && readAs !== ''
    const [text] = texts
    // Barcodes have parts of their own.
    const runs = kind === 'barcode' ? runsOf(words) : withSpans(runsOf(words), spans)
    return runs.map((run): Part => {
      const isBrand = text !== undefined && kindOf(index, text) === 'brand'
      return {
        kind: isBrand ? 'brand' : kind,
        state: isCorrected
          ? 'corrected'
          : ownCertainty === 'similar' && certainty !== 'partial' && kind !== 'size'
            ? 'missing'
            : 'found',
        reading: isCorrected ? readAs : null,
        ...run,
      }
    })
  })
}

function constraintParts({ constraints, groups, rows }: MatchResult): Part[] {
  return constraints.flatMap((one) => {
    const spans = one.value ? [one.value] : runsOf(one.words)
    // In a list the constraint applies to certain packs.
    const constrainedGroups = groups.filter((group) => group.constraints.includes(one))
    const constrainedRows =
      constrainedGroups.length > 0 ? constrainedGroups.flatMap((group) => group.rows) : rows
    const isMet = constrainedRows.some((row) => isWithin(one, row))
    const state = isMet ? ('filter' as const) : ('missing' as const)
    return spans.map(({ start, end }): Part => ({
      kind: one.about,
      state,
      reading: one.asked,
      start,
      end,
    }))
  })
}

function barcodeParts(query: ParsedQuery, { evidence }: MatchResult): Part[] {
  return query.barcodes
    .filter(({ isMarked }) => isMarked)
    .map(({ digits, start, end }): Part => {
      const typed = typedPart(query.source, start, end)
      const found = evidence.find((one) => one.kind === 'barcode' && one.typed === typed)
      const state = !found ? 'missing' : found.readAs === undefined ? 'found' : 'corrected'
      return { kind: 'barcode', state, reading: found?.readAs ?? digits, start, end }
    })
}

// A word from device names next to a number is an unknown model rather than filler.
function namesDevice(index: SearchIndex, { words }: ParsedQuery): boolean {
  const names = words.filter(({ role, name }) => role === 'name' && name !== '')
  return (
    names.some(({ name }) => name.length > 2 && index.words.has(name)) &&
    names.some(({ name }) => /\d/.test(name))
  )
}

function wordPart(
  index: SearchIndex,
  word: Word,
  { missing, browsed, rows, certainty, groups }: MatchResult,
  isDeviceAsked: boolean,
): Part {
  const { start, end, role } = word
  if (browsed.includes(word)) {
    const state = rows.length > 0 ? 'filter' : 'missing'
    const kind = titleTexts(index, word.name).length > 0 ? 'words' : 'brand'
    return { kind, state, reading: word.name === word.text ? null : word.name, start, end }
  }
  if (missing.some(({ phrase }) => phrase === word.phrase)) {
    const group = groups.find(({ words }) => words.includes(word))
    return { kind: group?.kind ?? 'number', state: 'missing', reading: null, start, end }
  }
  // Words that change the device are reported as missing, not as ignored.
  if (role === 'name' && (certainty === 'similar' || isDeviceAsked)) {
    return { kind: 'words', state: 'missing', reading: null, start, end }
  }
  return {
    kind: role === 'quantity' ? 'quantity' : 'words',
    state: 'ignored',
    reading: null,
    start,
    end,
  }
}

function ignoredPart({ kind, start, end }: ReadValue): Part {
  return { kind, state: 'ignored', reading: null, start, end }
}

// A value that adjoins its words is one part with them: 'Type 12V9AH'.
function withSpans(runs: readonly Span[], values: readonly Span[]): Span[] {
  if (values.length === 0) return [...runs]
  const merged: Span[] = []
  for (const { start, end } of [...runs, ...values].sort((a, b) => a.start - b.start)) {
    const last = merged.at(-1)
    if (last && start <= last.end + 1) last.end = Math.max(last.end, end)
    else merged.push({ start, end })
  }
  return merged
}

// Consecutive words form one part, without the text between them and others.
function runsOf(words: readonly Word[]): Span[] {
  const runs: (Span & { at: number })[] = []
  for (const { at, start, end } of [...words].sort((a, b) => a.at - b.at)) {
    const last = runs.at(-1)
    if (last && at <= last.at + 1) {
      last.end = end
      last.at = at
    } else runs.push({ start, end, at })
  }
  return runs
}

// Joins ignored parts, and missing parts of one line; each line of a list is reported separately.
function joinParts({ source }: ParsedQuery, parts: readonly Part[]): Part[] {
  const result: Part[] = []
  for (const part of parts) {
    const last = result.at(-1)
    const isSame = last?.state === part.state && last.kind === part.kind && part.reading === null
    const isNext =
      last && part.start - last.end <= 1 && !source.text.slice(last.end, part.start).includes('\n')
    const isOne = isSame && (part.state === 'ignored' || (part.state === 'missing' && isNext))
    if (last && isOne) last.end = part.end
    else result.push({ ...part })
  }
  return result
}

function textWithout({ source }: ParsedQuery, { start, end }: Span): string {
  const { typed, places } = source
  const before = typed.slice(0, places[start] ?? 0)
  const after = typed.slice(places[end] ?? typed.length)
  // Keeps line breaks, since each line is a separate request.
  const isLineEnd = /\n\s*$/.test(before) || /^\s*\n/.test(after)
  return `${before.trimEnd()}${isLineEnd ? '\n' : ' '}${after.trimStart()}`.trim()
}
