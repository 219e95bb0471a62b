// Judges one search result: correct first, correct among the first ten, or wrongly asserted.
import { normalForm } from './search-catalogue.ts'
import type { SearchResult } from './search-client.ts'
import type { QueryPart, SetQuery } from './search-sets/set-query.ts'

export interface Verdict {
  /**
   * Whether the first result is correct; of what the catalogue lacks, whether the answer says so fully; for assertions,
   * here and in `firstTen`, whether nothing wrong is asserted.
   */
  first: boolean
  /** Whether one of the first ten is correct; of what the catalogue lacks, whether the answer is empty or marked. */
  firstTen: boolean
  /** Whether wrong batteries are asserted: shown without the mark `tolerant`, which says that they are only partial or similar. */
  wrong: boolean
}

const FAILED: Verdict = { first: false, firstTen: false, wrong: false }

export function judge(query: SetQuery, found: SearchResult | null): Verdict {
  if (found === null) return FAILED
  switch (query.criterion) {
    case 'battery':
      return judgeBattery(query.expected, found)
    case 'parts':
      return judgeParts(query.parts, found)
    case 'absent':
      return judgeAbsent(found, true)
    case 'known device':
      return judgeAbsent(found, found.knownDevice !== null)
    case 'not sold':
      return judgeAbsent(found, found.notSold !== null)
    case 'assertion':
      return judgeAssertion(query.expected, found)
  }
}

function judgeBattery(expected: Set<string>, found: SearchResult): Verdict {
  const shown =
    found.itemNos.length > 0 ? found.itemNos : found.groups.flatMap((group) => group.itemNos)
  const place = shown.slice(0, 10).findIndex((itemNo) => expected.has(itemNo))
  return {
    first: place === 0,
    firstTen: place >= 0,
    wrong: !found.tolerant && shown.length > 0 && place < 0,
  }
}

/**
 * A part that a group names needs a correct item in that group; a part that no group names needs one anywhere.
 */
function judgeParts(parts: QueryPart[], found: SearchResult): Verdict {
  const places = parts.map((part) => {
    const groupsOfPart = found.groups.filter((group) => namesPart(group.texts, part.text))
    const shown = [found.itemNos, ...found.groups.map((group) => group.itemNos)]
    const lists = groupsOfPart.length > 0 ? groupsOfPart.map((group) => group.itemNos) : shown
    return Math.min(
      ...lists.map((itemNos) => {
        const place = itemNos.slice(0, 10).findIndex((itemNo) => part.expected.has(itemNo))
        return place < 0 ? Infinity : place
      }),
    )
  })
  const correct = new Set(parts.flatMap((part) => [...part.expected]))
  const isGrouped = found.groups.length > 0
  const wrongGroup = found.groups.some(
    (group) => group.state === 'found' && !group.itemNos.some((itemNo) => correct.has(itemNo)),
  )
  const wrongList =
    !isGrouped &&
    !found.tolerant &&
    found.itemNos.length > 0 &&
    !found.itemNos.slice(0, 10).some((itemNo) => correct.has(itemNo))
  return {
    first: isGrouped
      ? places.every((place) => place === 0)
      : places.every(isFinite) && places.includes(0),
    firstTen: places.every(isFinite),
    wrong: wrongGroup || wrongList,
  }
}

/** Whether one of `texts` is the text of the part, or at least three characters of its end. */
function namesPart(texts: string[], partText: string): boolean {
  const whole = normalForm(partText)
  return texts.some(
    (text) =>
      normalForm(text) === whole ||
      (normalForm(text).length > 2 && whole.endsWith(normalForm(text))),
  )
}

/** `isNamed`: whether the answer names what the catalogue lacks, where the kind of query requires it. */
function judgeAbsent(found: SearchResult, isNamed: boolean): Verdict {
  const hasResults = found.itemNos.length > 0 || found.groups.some(({ state }) => state === 'found')
  const isHonest = found.tolerant || !hasResults
  return { first: isHonest && isNamed, firstTen: isHonest, wrong: !isHonest }
}

function judgeAssertion(correct: Set<string>, found: SearchResult): Verdict {
  const asserted = [
    ...(found.tolerant ? [] : found.itemNos.slice(0, 10)),
    ...found.groups.filter(({ state }) => state === 'found').flatMap(({ itemNos }) => itemNos),
  ]
  const wrong = asserted.some((itemNo) => !correct.has(itemNo))
  return { first: !wrong, firstTen: !wrong, wrong }
}
