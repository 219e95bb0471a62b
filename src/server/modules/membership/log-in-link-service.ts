// Log-in links: each logs one member in once, without a password, within a day.
import type { Kysely } from 'kysely'
import { type Lang, langOf } from '../../../shared/lang.ts'
import type { MemberKind } from '../../../shared/membership.ts'
import { DAY_MS } from '../../../shared/time.ts'
import type { Database } from '../../db/database.ts'
import { hashOf, newSecret } from '../../platform/secrets.ts'
import {
  endLinks,
  insertLink,
  consumeLogInLink,
  lockLinkedLogin,
} from './log-in-link-repository.ts'
import type { SessionFacts } from './session-cookies.ts'
import { openSession } from './session-service.ts'

/** Returns the secret of the link. Earlier unused links of the login end. */
export async function makeLogInLink(
  trx: Kysely<Database>,
  now: Date,
  { memberId, kind }: { memberId: number; kind: MemberKind },
): Promise<string> {
  await endLinks(trx, memberId, now)
  const secret = newSecret()
  const hash = hashOf('log-in-link', secret)
  const expires = new Date(now.getTime() + DAY_MS)
  await insertLink(trx, { hash, memberId, kind, now, expires })
  return secret
}

export interface LinkLogIn {
  facts: SessionFacts
  kind: MemberKind
  lang: Lang
}

/**
 * Opens a session, and ends that of the token which the browser sent. Null: the link is used, expired or unknown, or its
 * login may not enter.
 */
export async function logInWithLink(
  db: Kysely<Database>,
  now: Date,
  { secret, token, userAgent }: { secret: string; token: string | null; userAgent: string },
): Promise<LinkLogIn | null> {
  return db.transaction().execute(async (trx) => {
    const hash = hashOf('log-in-link', secret)
    await lockLinkedLogin(trx, hash)
    const login = await consumeLogInLink(trx, hash, now)
    if (!login) return null
    const { member_id: memberId, kind, login_name: username, company, state } = login
    const opened = await openSession(trx, now, {
      memberId,
      kind,
      remembered: false,
      userAgent,
      replacedToken: token,
    })
    const names = { username, company, customerNo: login.customer_no }
    return {
      facts: { ...opened, ...names, state, failReason: null },
      kind,
      lang: langOf(login.lang),
    }
  })
}
