// The parts of a keyword as chips: each by its own, those that say nothing folded into one.
import type { QueryPart } from '../../../contract/search.ts'

export interface PartChip {
  part: QueryPart
  /** The keyword without the part; '' when nothing would be left to search. */
  rest: string
}

export interface FoldedParts {
  chips: PartChip[]
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

/** Parts that no group of results shows already, whole or as a piece of its number. */
export function partsBeside(
  parts: readonly QueryPart[],
  groups: readonly { texts: readonly string[] }[],
): QueryPart[] {
  const shown = groups.flatMap(({ texts }) => texts)
  return parts.filter(
    ({ text, state }) =>
      !shown.some((whole) => whole === text || (state === 'missing' && whole.includes(text))),
  )
}

/** Each part knows the keyword without itself; the others are taken out of that as they were typed. */
function restWithout([first, ...others]: QueryPart[]): string {
  return tidy(others.reduce((rest, { text }) => rest.replace(text, ' '), first?.rest ?? ''))
}

/** Line breaks stay: they part the numbers of a list. */
function tidy(text: string): string {
  return text
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n\s*/g, '\n')
    .trim()
}
