// What the search needs of a request's context, for tests that ask it without one.
import type { Kysely } from 'kysely'
import type { Database } from '../../src/server/db/database.ts'
import type { Ctx } from '../../src/server/context/context.ts'
import { createLog } from '../../src/server/platform/log.ts'

/** `version`: a higher one than before reads the catalogue again. */
export function searchContext(
  db: Kysely<Database>,
  version = 1,
): Pick<Ctx, 'db' | 'catalogueVersion' | 'log' | 'countFailure'> {
  return {
    db,
    catalogueVersion: version,
    log: createLog('silent').log,
    countFailure: () => undefined,
  }
}
