// Logs and counts parts of a response that fail, without logging what was typed.
import type { Ctx } from '../../context/context.ts'
import type { OnFailure } from './match/attempt.ts'

/** The parts of a context that every entry point of the search needs. */
export type SearchCtx = Pick<Ctx, 'db' | 'catalogueVersion' | 'log' | 'countFailure'>

/**
 * What to call for each part of a search that fails: a reading of a query, or a use of the matcher, such as 'finder'.
 * `length`: the number of characters typed.
 */
export function countFailures(
  { log, countFailure }: Pick<Ctx, 'log' | 'countFailure'>,
  length: number,
): OnFailure {
  return (reading, error) => {
    countFailure(`search: ${reading}`)
    log.error({ err: error, reading, length }, 'a reading of a search failed')
  }
}
