// Renews tokens under a lock, so that concurrent tabs get the same successor; reusing an older token ends the session.
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { hashOf, newSecret } from '../../platform/secrets.ts'
import { consumeLimit } from '../../platform/limits/rate-limit.ts'
import { unsealSuccessor, sealSuccessor } from './sealed-successor.ts'
import type { SessionFacts } from './session-cookies.ts'
import {
  type SessionWithMember,
  insertToken,
  lockSession,
  replaceToken,
} from './session-repository.ts'
import { graceStart, tokenEnd, tokenStatusOf } from './session-rules.ts'
import { actorOf, endReplayed, sessionOfToken } from './session-service.ts'

const RENEWALS = { purpose: 'renewal', max: 240, windowSeconds: 60 }

/**
 * The successor of a valid or renewable token; a token renewed within the grace period returns the newest token
 * of its session. Null when the token is invalid. Errors: 429.
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
  { now, token, found }: { now: Date; token: string; found: SessionWithMember },
): Promise<string | null> {
  const sessionId = found.session_id
  const tokenStatus = tokenStatusOf(found, now)
  if (tokenStatus === 'ended') return null
  if (tokenStatus === 'parent') return newestToken(trx, token, found)
  if (tokenStatus === 'replayed') {
    await endReplayed(trx, sessionId, now)
    return null
  }
  const successor = newSecret()
  const hash = hashOf('session', successor)
  await insertToken(trx, { hash, sessionId, now, expires: tokenEnd(now, found.ends_at) })
  const sealed = sealSuccessor(token, successor)
  const replaced = { hash: hashOf('session', token), sessionId, now, graceStart: graceStart(now) }
  await replaceToken(trx, replaced, { hash, sealed })
  return successor
}

/**
 * The end of the chain of successors. The direct successor may have been renewed as well: its grace period would
 * then end while the browser still keeps it. Null when a sealed successor has just been erased.
 */
async function newestToken(
  trx: Kysely<Database>,
  token: string,
  found: SessionWithMember,
): Promise<string | null> {
  let newest = token
  let next: SessionWithMember | undefined = found
  while (next?.replaced_at) {
    if (!next.sealed_successor) return null
    newest = unsealSuccessor(newest, next.sealed_successor)
    next = await sessionOfToken(trx, newest)
  }
  return next ? newest : null
}

function factsOf(token: string, found: SessionWithMember): SessionFacts {
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
