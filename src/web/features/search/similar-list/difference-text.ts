// Text for the difference between a similar battery and the query.
import type { Difference, MatchedOn } from '../../../../contract/search.ts'
import type { Texts } from '../../../texts.ts'

/** 'A1456 instead of A1466: a different part number', '11.1 V instead of 14.8 V', 'not rechargeable'. */
export function differenceText(
  t: Texts['search-answer']['similar'],
  difference: Difference,
): string {
  const { about } = difference
  const found = unbroken(difference.found)
  const asked = unbroken(about === 'generation' ? withoutShared(difference) : difference.asked)
  if (about === 'rechargeable') return found === 'rechargeable' ? t.rechargeable : t.notRechargeable
  const consequence = t.consequence[about]
  if (found && asked) {
    const words = t.instead(found, asked)
    return consequence ? words + t.colon + consequence : words
  }
  return asked ? t.without(asked) : found
}

/** Keeps figures on one line with their word or unit: 'Gen 5', '11.1 V'. */
function unbroken(text: string): string {
  return text.replaceAll(/ (?=(\d+|V|mAh|Wh|mm)( |$))/g, '\u00a0')
}

/** The query without the leading words that both share: 'G10' compared with 'ThinkPad T14 Gen 5'. */
function withoutShared({ asked, found }: Difference): string {
  const words = asked.split(' ')
  const others = found.toLowerCase().split(' ')
  const first = words.findIndex((word, at) => word.toLowerCase() !== others[at])
  if (first < 0) return asked
  // A bare figure keeps the preceding word: 'Gen 6'.
  const isFigure = /^\d+$/.test(words[first] ?? '')
  return words.slice(isFigure ? Math.max(first - 1, 0) : first).join(' ')
}

/** Whether a card shows the match reason too: it is a number or device that the difference does not name. */
export function addsToDifference({ kind, raw }: MatchedOn, { found }: Difference): boolean {
  return kind !== 'words' && !found.endsWith(raw)
}
