// How a similar battery differs from what was asked for, in words.
import type { Difference, MatchedOn } from '../../../contract/search.ts'
import type { Texts } from '../../texts.ts'

/** 'A1456 instead of A1466: a different part number', '11.1 V instead of 14.8 V', 'not rechargeable'. */
export function differenceWords(
  t: Texts['search-answer']['similar'],
  difference: Difference,
): string {
  const { about } = difference
  const found = whole(difference.found)
  const asked = whole(about === 'generation' ? withoutShared(difference) : difference.asked)
  if (about === 'rechargeable') return found === 'rechargeable' ? t.rechargeable : t.notRechargeable
  const consequence = t.consequence[about]
  if (found && asked) {
    const words = t.instead(found, asked)
    return consequence ? words + t.colon + consequence : words
  }
  return asked ? t.without(asked) : found
}

/** Figures stay beside their word or unit: 'Gen 5', '11.1 V'. */
function whole(text: string): string {
  return text.replaceAll(/ (?=(\d+|V|mAh|Wh|mm)( |$))/g, '\u00a0')
}

/** What was asked for without the words that both begin with: 'G10' beside 'ThinkPad T14 Gen 5'. */
function withoutShared({ asked, found }: Difference): string {
  const words = asked.split(' ')
  const others = found.toLowerCase().split(' ')
  const first = words.findIndex((word, at) => word.toLowerCase() !== others[at])
  if (first < 0) return asked
  // A bare figure keeps the word before it: 'Gen 6'.
  const isFigure = /^\d+$/.test(words[first] ?? '')
  return words.slice(isFigure ? Math.max(first - 1, 0) : first).join(' ')
}

/** Whether a battery that differs was found by a number or device that its difference does not name. */
export function saysMore({ kind, raw }: MatchedOn, { found }: Difference): boolean {
  return kind !== 'words' && !found.endsWith(raw)
}
