// Carries out a change by a member at most once for each idempotency key, and returns the id of what was created.
import type { Kysely } from 'kysely'
import type { Database } from '../db/database.ts'
import { type Ctx, memberOf } from '../context/context.ts'
import { consumeIdempotencyKey, saveIdempotencyResult } from '../modules/ledger/ledger-service.ts'

/**
 * The keys of both areas of a company are separate. `isRepeated`: an earlier request with this key created it. Errors:
 * 409 `inFlight` while another transaction holds the key; 422 `reused` when the key belongs to another request;
 * those of `act`.
 */
export function actOnce(
  ctx: Ctx,
  { purpose, key, request }: { purpose: string; key: string; request: unknown },
  act: (trx: Kysely<Database>) => Promise<number>,
): Promise<{ isRepeated: boolean; id: number }> {
  const { companyId, memberKind } = memberOf(ctx)
  const name = { companyId, purpose: `${purpose}.${memberKind}`, key }
  return ctx.db.transaction().execute(async (trx) => {
    const keyState = await consumeIdempotencyKey(trx, { ...name, request })
    if (keyState.state === 'replay') {
      return { isRepeated: true, id: (keyState.result as { id: number }).id }
    }
    const id = await act(trx)
    const { requestHash } = keyState
    await saveIdempotencyResult(trx, { ...name, requestHash, result: { id }, now: ctx.clock() })
    return { isRepeated: false, id }
  })
}
