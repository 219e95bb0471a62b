// A word of a query and what it means.
import type { Meaning } from './lexicon.ts'
import type { QueryToken } from './query-tokens.ts'

/** A token with what it means; a phrase of several words has one meaning on all of them. */
export interface Word extends QueryToken {
  at: number
  /** Stands for itself, or names a brand or series in another language. */
  name: string
  meaning: Meaning | undefined
  /** Words with the same number are one phrase. */
  phrase: number
  role: Role
  /** A bare number of three to five digits beside a voltage: a capacity, where it is nothing else. */
  capacity?: number
}

/** `name`: may name a device, brand or number; the others say something about the battery or nothing. */
export type Role = 'name' | 'courtesy' | 'trade' | 'about' | 'quantity' | 'measure' | 'join'
