// Codes by mail that make a browser a trusted device of a login, so that wrong passwords of others no longer count
// against it.
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Ctx } from '../../context/context.ts'
import { invalid } from '../../platform/errors.ts'
import { hashOf, nameKey, newDigits } from '../../platform/secrets.ts'
import { insertLogInCode, lockLogInCodes, consumeLogInCode } from './log-in-code-repository.ts'
import { findLogin, type Login } from './log-in-repository.ts'
import { trustNewDevice } from './trusted-device-service.ts'
import { MINUTE_MS } from '../../../shared/time.ts'

/**
 * A code has 40 bits, so guesses need not be counted, and a stranger cannot use up the owner's attempts. A right guess
 * would win no more than the right to try twenty passwords.
 */
const DIGITS = 12
/** How long a code can be used. */
export const CODE_MINUTES = 60
/**
 * The most codes of a login that are valid at once: until one of them expires, no further one is mailed. So the owner
 * has a code that works even if a stranger asked for all of them, and a stranger causes at most three mails per hour.
 */
const MAX_OPEN = 3

/**
 * `login` is null when no login has this name, and while enough of its codes can be used. Each case takes the same
 * statements and the same locks, so that requests at the same moment do not tell them apart either.
 */
export async function startLogInCode(
  trx: Kysely<Database>,
  now: Date,
  typed: string,
): Promise<{ login: Login | null; code: string }> {
  const key = nameKey(typed)
  const login = await findLogin(trx, key)
  await lockLogInCodes(trx, login ? `login ${login.id}` : `name ${key}`)
  const code = newDigits(DIGITS)
  const isStarted = await insertLogInCode(trx, {
    hash: hashCode(code),
    memberId: login?.id ?? 0,
    email: login?.email ?? '',
    max: MAX_OPEN,
    now,
    expires: new Date(now.getTime() + CODE_MINUTES * MINUTE_MS),
  })
  return { login: login && isStarted ? login : null, code }
}

/** Uses up the code and returns the new secret of this browser. Errors: 422. */
export function trustBrowserByCode(ctx: Ctx, code: string): Promise<string> {
  const now = ctx.clock()
  return ctx.db.transaction().execute(async (trx) => {
    const memberId = await consumeLogInCode(trx, hashCode(code), now)
    if (memberId === undefined) throw invalid('code', 'logInCode')
    return trustNewDevice(trx, now, { device: ctx.caller.device, memberId })
  })
}

function hashCode(code: string): Buffer {
  return hashOf('log-in-code', code)
}
