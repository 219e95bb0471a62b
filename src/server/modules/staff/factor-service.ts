// Factors of staff accounts: authenticator app and recovery codes, and the removal of all, passkeys included.
import { randomInt } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { invalid, notFound } from '../../platform/errors.ts'
import { tryConsumeLimit } from '../../platform/limits/rate-limit.ts'
import { hashOf } from '../../platform/secrets.ts'
import {
  deleteFactors,
  deleteTotp,
  findFactors,
  findTotp,
  replaceRecoveryCodes,
  consumeRecoveryCode,
  consumeStep,
  writeTotp,
} from './factor-repository.ts'
import { unsealSecret, sealSecret } from './sealed-secret.ts'
import { enrolmentOf, newTotpSecret, stepOf } from './totp.ts'

const RECOVERY_CODES = 10
/** Without letters and digits that look alike. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'
/** Checked for accounts without an app, so that they cost the same work as those with one. */
const NO_SECRET = newTotpSecret()

interface GivenCode {
  staffId: number
  /** The key with which secrets are sealed. */
  key: Buffer
  code: string
  /** The name of a known device, whose attempts count apart from those of everyone else; null or absent: not known. */
  device?: string | null
}

export type AcceptedCode = 'app' | 'recovery'

/**
 * Whether the code is a fresh one of the app, or a recovery code that was never used; either is then used up. Null for
 * any other, and after five attempts in ten minutes for every code, which the response does not reveal.
 */
export async function acceptCode(
  db: Kysely<Database>,
  now: Date,
  { staffId, key, code, device = null }: GivenCode,
): Promise<AcceptedCode | null> {
  const limit = { purpose: 'staff-code', max: 5, windowSeconds: 600 }
  const subject = device === null ? String(staffId) : `${staffId} ${device}`
  const wait = await tryConsumeLimit(db, now, { ...limit, subject })
  const cleanCode = normalised(code)
  const totp = await findTotp(db, staffId)
  const secret = totp?.confirmed_at
    ? unsealSecret(key, purposeOf(staffId), totp.sealed_secret)
    : NO_SECRET
  const step = stepOf(secret, cleanCode, now)
  if (wait > 0) return null
  if (step !== null && totp?.confirmed_at) {
    return (await consumeStep(db, staffId, step)) ? 'app' : null
  }
  const hash = hashOf('staff-recovery', cleanCode)
  return (await consumeRecoveryCode(db, now, { staffId, hash })) ? 'recovery' : null
}

/** A new secret for the app, also sealed: the page sends the sealed one back with a code, and only then is it stored. */
export function proposeTotp(key: Buffer, { staffId, email }: { staffId: number; email: string }) {
  const secret = newTotpSecret()
  const sealed = sealSecret(key, `${purposeOf(staffId)} proposal`, secret)
  return { secret, sealed: sealed.toString('base64url'), ...enrolmentOf(secret, email) }
}

/**
 * Sets up the app, in place of a former one; returns whether there was one. Errors: 422 code, or sealed when it is not a
 * proposal for this account.
 */
export async function confirmTotp(
  trx: Kysely<Database>,
  now: Date,
  { staffId, key, code, sealed }: GivenCode & { sealed: string },
): Promise<boolean> {
  const secret = readProposal(key, staffId, sealed)
  const step = stepOf(secret, normalised(code), now)
  if (step === null) throw invalid('code', 'wrongCode')
  const former = await findTotp(trx, staffId)
  await writeTotp(trx, {
    staff_id: staffId,
    sealed_secret: sealSecret(key, purposeOf(staffId), secret),
    created_at: now,
    confirmed_at: now,
    last_step: step,
  })
  return former !== undefined
}

function readProposal(key: Buffer, staffId: number, sealed: string): string {
  try {
    const bytes = Buffer.from(sealed, 'base64url')
    return unsealSecret(key, `${purposeOf(staffId)} proposal`, bytes)
  } catch {
    throw invalid('sealed', 'form')
  }
}

/** Ten codes, shown once; former codes are void. */
export async function issueRecoveryCodes(
  trx: Kysely<Database>,
  staffId: number,
): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode)
  const hashes = codes.map((code) => hashOf('staff-recovery', normalised(code)))
  await replaceRecoveryCodes(trx, staffId, hashes)
  return codes
}

export async function factorsOf(db: Kysely<Database>, staffId: number) {
  const { totp_since, recovery_codes } = await findFactors(db, staffId)
  return { totpSince: totp_since?.toISOString() ?? null, recoveryCodes: recovery_codes }
}

/** Errors: 404 there is none. */
export async function removeTotp(trx: Kysely<Database>, staffId: number): Promise<void> {
  if (!(await deleteTotp(trx, staffId))) throw notFound()
}

/** Removes app, recovery codes and passkeys, so that the account must enrol again. */
export function removeFactors(trx: Kysely<Database>, staffId: number): Promise<void> {
  return deleteFactors(trx, staffId)
}

/** 50 bits in two groups: 'k3m9f-2pqxw'. */
function newRecoveryCode(): string {
  const letters = Array.from({ length: 10 }, () => ALPHABET[randomInt(ALPHABET.length)])
  return `${letters.slice(0, 5).join('')}-${letters.slice(5).join('')}`
}

function normalised(code: string): string {
  return code.normalize('NFKC').toLowerCase().replaceAll(/[\s-]/g, '')
}

function purposeOf(staffId: number): string {
  return `totp ${staffId}`
}
