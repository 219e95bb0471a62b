// The part of a request's context that the search needs, for tests that call it without a request.
import type { Kysely } from 'kysely'
import type { Database } from '../../src/server/db/database.ts'
import type { Ctx } from '../../src/server/context/context.ts'
import { createLog } from '../../src/server/platform/log.ts'

/** A `version` higher than before makes the search read the catalogue again. */
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
