// Logs and counts the parts of an answer that fail, never what was typed.
import type { Ctx } from '../../context/context.ts'
import type { OnFailure } from './match/attempt.ts'

/** What every entry to the search needs of a context. */
export type SearchCtx = Pick<Ctx, 'db' | 'catalogueVersion' | 'log' | 'countFailure'>

/** `length`: how many characters were typed. */
export function countFailures(
  { log, countFailure }: Pick<Ctx, 'log' | 'countFailure'>,
  length: number,
): OnFailure {
  return (reading, error) => {
    countFailure(`search: ${reading}`)
    log.error({ err: error, reading, length }, 'a reading of a search failed')
  }
}
