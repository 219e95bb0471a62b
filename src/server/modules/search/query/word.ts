// A word of a query and its meaning.
import type { Meaning } from './lexicon.ts'
import type { QueryToken } from './query-tokens.ts'

/** A token with its meaning; all words of a phrase share one meaning. */
export interface Word extends QueryToken {
  /** Its position among the words of the query, from 0. */
  at: number
  /**
   * The word itself, its equivalent for a brand or series in another language, 'gen6', or a spoken number in digits. A
   * phrase with such a name has it on its first word; its other words, and those of a courtesy phrase
   * such as 'thank you', have ''.
   */
  name: string
  meaning: Meaning | undefined
  /** Words with the same number are one phrase. */
  phrase: number
  role: Role
  /** In mAh: a bare number of three to five digits next to a voltage, unless it matches something else. */
  capacity?: number
}

/**
 * name: may name a device, brand or number; attribute: describes the battery; quantity: a number of pieces; measure: of
 * something other than the battery (65 W); trade: applies to every battery; join: between two items of a list;
 * courtesy: says nothing of the battery.
 */
export type Role = 'name' | 'courtesy' | 'trade' | 'attribute' | 'quantity' | 'measure' | 'join'
