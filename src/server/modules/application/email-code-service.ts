// Email codes: six digits that verify an address, and the ticket a correct code is exchanged for; five attempts end a code.
import { timingSafeEqual } from 'node:crypto'
import type { Kysely } from 'kysely'
import { EMAIL_CODE_ATTEMPTS } from '../../../shared/business-constants.ts'
import type { Lang } from '../../../shared/lang.ts'
import type { Database } from '../../db/database.ts'
import { AppError } from '../../platform/errors.ts'
import { hashOf, nameKey, newDigits, newId, newSecret } from '../../platform/secrets.ts'
import {
  type CodePurpose,
  endRunningCodes,
  findTicket,
  insertCode,
  consumeCodeAttempt,
  writeTicket,
} from './email-code-repository.ts'
import { MINUTE_MS, HOUR_MS } from '../../../shared/time.ts'

export type { CodePurpose } from './email-code-repository.ts'

export const CODE_MINUTES = 10
const TICKET_MS = 2 * HOUR_MS

export interface VerifiedEmail {
  /** The row id of the ticket. */
  id: string
  email: string
  emailKey: string
  purpose: CodePurpose
  /** When an application was submitted with the ticket; null: not yet. */
  usedAt: Date | null
}

/**
 * Creates a code for an address and purpose; the previous one of this browser (its cookie `flow`) ends. Pass the
 * transaction that also writes the mail.
 */
export async function startEmailCode(
  trx: Kysely<Database>,
  now: Date,
  {
    email,
    purpose,
    lang,
    codeNonce,
  }: { email: string; purpose: CodePurpose; lang: Lang; codeNonce: string },
): Promise<{ code: string; expiresAt: Date }> {
  const id = newId()
  const code = newDigits(6)
  const emailKey = nameKey(email)
  const expiresAt = new Date(now.getTime() + CODE_MINUTES * MINUTE_MS)
  const nonceHash = hashOf('flow', codeNonce)
  await endRunningCodes(trx, now, { emailKey, purpose, nonceHash })
  await insertCode(trx, {
    id,
    email,
    email_key: emailKey,
    purpose,
    lang,
    code_hash: codeHash(id, code),
    flow_hash: nonceHash,
    created_at: now,
    expires_at: expiresAt,
  })
  return { code, expiresAt }
}

/**
 * Exchanges a code for a ticket valid for two hours. Errors: 423 wrong code; 410 no active code: expired, used,
 * replaced, or five attempts made. Another browser, such as one that the mailed link opened, may use the code too: its
 * attempts are counted separately.
 */
export async function exchangeForTicket(
  db: Kysely<Database>,
  now: Date,
  attempt: {
    email: string
    purpose: CodePurpose
    code: string
    /** What identifies the browser (its cookie `flow`); null: it has requested no code. */
    codeNonce: string | null
  },
): Promise<{ ticket: string; expiresAt: Date }> {
  const { email, purpose, code, codeNonce } = attempt
  const found = await consumeCodeAttempt(db, now, {
    emailKey: nameKey(email),
    purpose,
    nonceHash: codeNonce === null ? null : hashOf('flow', codeNonce),
    max: EMAIL_CODE_ATTEMPTS,
  })
  if (!found) throw new AppError(410)
  if (!timingSafeEqual(found.code_hash, codeHash(found.id, code))) {
    throw new AppError(423, [{ field: 'code', reason: 'emailCode' }])
  }
  const ticket = newSecret()
  const expiresAt = new Date(now.getTime() + TICKET_MS)
  const isFirst = await writeTicket(db, found.id, {
    ticket_hash: hashOf('ticket', ticket),
    ticket_expires_at: expiresAt,
  })
  if (!isFirst) throw new AppError(410)
  return { ticket, expiresAt }
}

/** The address that a ticket verifies. Errors: 410 unknown, expired, or issued for another purpose. */
export async function readTicket(
  db: Kysely<Database>,
  now: Date,
  ticket: string,
  purposes: readonly CodePurpose[],
): Promise<VerifiedEmail> {
  const found = await findTicket(db, now, hashOf('ticket', ticket))
  const purpose = purposes.find((each) => each === found?.purpose)
  if (!found || !purpose) throw new AppError(410)
  return {
    id: found.id,
    email: found.email,
    emailKey: found.email_key,
    purpose,
    usedAt: found.used_at,
  }
}

function codeHash(id: string, code: string): Buffer {
  return hashOf('email-code', `${id}\n${code}`)
}
