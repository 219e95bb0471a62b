// Renews tokens under a lock, so that concurrent tabs get the same successor; reusing an older token ends the session.
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { hashOf, newSecret } from '../../platform/secrets.ts'
import { consumeLimit } from '../../platform/guard/rate-limit.ts'
import { openSuccessor, sealSuccessor } from './sealed-successor.ts'
import type { SessionFacts } from './session-cookies.ts'
import { type FoundSession, insertToken, lockSession, replaceToken } from './session-repository.ts'
import { tokenEnd, worthOfToken } from './session-rules.ts'
import { actorOf, endReplayed, sessionOfToken } from './session-service.ts'

const RENEWALS = { purpose: 'renewal', most: 240, windowSeconds: 60 }

/**
 * The successor of a valid or renewable token; a token just renewed returns the same successor. Null when the
 * token is invalid. Errors: 429.
 */
export async function renewToken(
  db: Kysely<Database>,
  now: Date,
  token: string | null,
): Promise<SessionFacts | null> {
  const found = await sessionOfToken(db, token)
  if (!found || !token) return null
  const { session_id: sessionId } = found
  await consumeLimit(db, now, { ...RENEWALS, subject: sessionId })
  return db.transaction().execute(async (trx) => {
    await lockSession(trx, sessionId)
    // Another tab may have renewed first, so the session is re-read under the lock.
    const locked = await sessionOfToken(trx, token)
    if (!locked || actorOf(locked).kind === 'visitor') return null
    const successor = await successorOf(trx, { now, token, found: locked })
    return successor === null ? null : factsOf(successor, locked)
  })
}

async function successorOf(
  trx: Kysely<Database>,
  { now, token, found }: { now: Date; token: string; found: FoundSession },
): Promise<string | null> {
  const sessionId = found.session_id
  const worth = worthOfToken(found, now)
  if (worth === 'ended') return null
  if (worth === 'parent' && found.sealed_successor) {
    return openSuccessor(token, found.sealed_successor)
  }
  if (worth === 'parent' || worth === 'replayed') {
    await endReplayed(trx, sessionId, now)
    return null
  }
  const successor = newSecret()
  const hash = hashOf('session', successor)
  await insertToken(trx, { hash, sessionId, now, expires: tokenEnd(now, found.ends_at) })
  const sealed = sealSuccessor(token, successor)
  await replaceToken(trx, { hash: hashOf('session', token), sessionId, now }, { hash, sealed })
  return successor
}

function factsOf(token: string, found: FoundSession): SessionFacts {
  return {
    token,
    username: found.login_name,
    customerNo: found.customer_no,
    company: found.company,
    state: found.state,
    failReason: found.fail_reason,
    endsAt: found.ends_at,
  }
}
