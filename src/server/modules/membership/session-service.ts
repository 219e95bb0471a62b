// Sessions: what a token is worth at this moment, and for whom.
import type { Kysely } from 'kysely'
import { WAITING_STATES } from '../../../shared/membership.ts'
import type { Database } from '../../db/database.ts'
import { type Actor, VISITOR } from '../../platform/context.ts'
import { hashOf } from '../../platform/secrets.ts'
import { findSession, type FoundSession } from './session-repository.ts'

/** A token just renewed stays good for so long (calls.md, goals.md T2). */
export const GRACE_MS = 10_000

/** worth: none (no token, or one that opens nothing), good, or renewable (expired within its session). */
export interface Recognised {
  worth: 'none' | 'good' | 'renewable'
  actor: Actor
}

const NOTHING: Recognised = { worth: 'none', actor: VISITOR }

/** Read anew for every request: a suspension or a log-out counts from the next one on. */
export async function recogniseToken(
  db: Kysely<Database>,
  now: Date,
  token: string | null,
): Promise<Recognised> {
  if (!token || token.length > 200) return NOTHING
  const found = await findSession(db, hashOf('session', token))
  if (!found || found.ended_at || found.ends_at <= now) return NOTHING
  const actor = actorOf(found)
  if (actor.kind === 'visitor') return NOTHING
  if (found.replaced_at) {
    const isFresh = now.getTime() - found.replaced_at.getTime() <= GRACE_MS
    return isFresh ? { worth: 'good', actor } : NOTHING
  }
  if (found.expires_at <= now) return { worth: 'renewable', actor: VISITOR }
  return { worth: 'good', actor }
}

function actorOf(found: FoundSession): Actor {
  if (found.disabled_at) return VISITOR
  const who = {
    memberId: found.member_id,
    companyId: found.company_id,
    sessionId: found.session_id,
    memberKind: found.kind,
  }
  const { state, price_group, currency, sales_region } = found
  if (state === 'approved' && price_group && currency && sales_region) {
    return {
      kind: 'member',
      ...who,
      role: found.role,
      priceGroup: price_group,
      currency,
      region: sales_region,
    }
  }
  const waits = (WAITING_STATES as readonly string[]).includes(state)
  return waits ? { kind: 'applicant', ...who, state } : VISITOR
}
