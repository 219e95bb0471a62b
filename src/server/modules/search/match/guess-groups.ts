// Finds similar batteries for the devices of a list that are not in the catalogue, each read as a query of its own.
import type { SearchIndex } from '../index/search-index.ts'
import { parseQuery } from '../query/parsed-query.ts'
import {
  matchCorrectedDevice,
  matchCorrectedNumbers,
  matchLongerNames,
  matchNearDevices,
  matchOtherGenerations,
} from './match-similar.ts'
import type { Group } from './match-result.ts'

const READINGS = [
  matchOtherGenerations,
  matchCorrectedNumbers,
  matchLongerNames,
  matchCorrectedDevice,
  matchNearDevices,
]

/** The groups, of which the first missing devices are replaced by similar ones where there are any. */
export function guessGroups(index: SearchIndex, groups: readonly Group[]): Group[] {
  let guessesLeft = MAX_GUESSES
  return groups.map((group) => {
    const { state, kind, members } = group
    const isMissing = state === 'missing' && kind === 'device' && members.length === 0
    return isMissing && guessesLeft-- > 0 ? guessGroup(index, group) : group
  })
}

function guessGroup(index: SearchIndex, group: Group): Group {
  const query = parseQuery(group.texts[0] ?? '')
  for (const read of READINGS) {
    const matched = read(index, query)
    if (!matched) continue
    const { evidence, rows, readAs, difference } = matched
    const members = evidence.map((one) => ({ ...one, words: group.words }))
    return { ...group, state: 'similar', rows: [...rows], members, readAs, difference }
  }
  return group
}

/** Limited, because looking for the similar devices of one group takes milliseconds. */
const MAX_GUESSES = 5
