// Converts keyword parts into chips and folds ignored parts into one.
import type { QueryPart } from '../../../../contract/search.ts'

export interface PartChip {
  part: QueryPart
  /** Keyword without this part; '' if nothing would remain. */
  rest: string
}

export interface FoldedParts {
  chips: PartChip[]
  /** `rest`: the keyword without any ignored part. */
  ignored: { texts: string[]; rest: string } | null
}

export function foldParts(parts: readonly QueryPart[]): FoldedParts {
  const ignored = parts.filter(({ state }) => state === 'ignored')
  const chips = parts
    .filter(({ state }) => state !== 'ignored')
    .map((part) => ({ part, rest: tidy(part.rest) }))
  if (ignored.length === 0) return { chips, ignored: null }
  return { chips, ignored: { texts: ignored.map(({ text }) => text), rest: restWithout(ignored) } }
}

/** Parts that no result group already shows, in full or as part of its number. */
export function partsOutsideGroups(
  parts: readonly QueryPart[],
  groups: readonly { texts: readonly string[] }[],
): QueryPart[] {
  const shown = groups.flatMap(({ texts }) => texts)
  return parts.filter(
    ({ text, state }) =>
      !shown.some((whole) => whole === text || (state === 'missing' && whole.includes(text))),
  )
}

/** The first part's `rest` excludes only that part; the others are removed as typed. */
function restWithout([first, ...others]: QueryPart[]): string {
  return tidy(others.reduce((rest, { text }) => rest.replace(text, ' '), first?.rest ?? ''))
}

/** Keeps line breaks, because they separate the numbers of a list. */
function tidy(text: string): string {
  return text
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n\s*/g, '\n')
    .trim()
}
