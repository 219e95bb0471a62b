// Security codes: an image to read or a proof of work, valid for one use.
import { createHash, randomInt, timingSafeEqual } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Ctx } from '../../context/context.ts'
import { AppError } from '../../platform/errors.ts'
import { networkOf } from '../../platform/net/network.ts'
import { hashOf, newId } from '../../platform/secrets.ts'
import { consumeLimit } from '../../platform/limits/rate-limit.ts'
import { insertSecurityCode, useSecurityCode } from './captcha-repository.ts'
import { drawCode, newPictureText } from './code-picture.ts'
import { MINUTE_MS } from '../../../shared/time.ts'

/** How long a security code can be answered. */
export const SECURITY_CODE_MS = 5 * MINUTE_MS
/** On average half of the range is tried: about a second on a phone. */
export const MAX_PROOF_NUMBER = 60_000

export interface SecurityAnswer {
  /** Names the security code that was issued. */
  securityKey: string
  /** The letters of the picture, or the number that the browser found. */
  securityCode: string
}

/** An image only. Errors: 429. */
export async function issuePicture(ctx: Ctx) {
  await consumeCaptchaLimit(ctx)
  const securityKey = newId()
  const { text, image } = await newPicture()
  const expires = expiry(ctx)
  await insertSecurityCode(ctx.db, {
    id: securityKey,
    picture_hash: pictureHash(securityKey, text),
    work_hash: null,
    expires_at: expires,
    used_at: null,
  })
  return { securityKey, image, expiresAt: expires.toISOString() }
}

/** A proof of work with an image as alternative; either answer is accepted. Errors: 429. */
export async function issueProofOfWork(ctx: Ctx) {
  await consumeCaptchaLimit(ctx)
  const securityKey = newId()
  const { text, image } = await newPicture()
  const expires = expiry(ctx)
  const number = String(randomInt(MAX_PROOF_NUMBER + 1))
  const salt = newId()
  await insertSecurityCode(ctx.db, {
    id: securityKey,
    picture_hash: pictureHash(securityKey, text),
    work_hash: workHash(securityKey, number),
    expires_at: expires,
    used_at: null,
  })
  return {
    securityKey,
    image,
    expiresAt: expires.toISOString(),
    algorithm: 'SHA-256' as const,
    salt,
    challenge: createHash('sha256').update(`${salt}${number}`).digest('hex'),
    maxNumber: MAX_PROOF_NUMBER,
  }
}

/**
 * The first check uses up the code, whether right or wrong. Call it outside the transaction, since a rollback
 * must not restore the code. Errors: 423 for wrong, used, expired and unknown codes alike.
 */
export async function checkSecurityCode(
  db: Kysely<Database>,
  now: Date,
  { securityKey, securityCode }: SecurityAnswer,
): Promise<void> {
  const issued = await useSecurityCode(db, now, securityKey)
  if (!issued) throw new AppError(423)
  const given = securityCode.normalize('NFKC').trim()
  const isRight =
    isSame(issued.picture_hash, pictureHash(securityKey, given)) ||
    isSame(issued.work_hash, workHash(securityKey, given))
  if (!isRight) throw new AppError(423)
}

async function newPicture(): Promise<{ text: string; image: string }> {
  const text = newPictureText()
  return { text, image: `data:image/svg+xml,${encodeURIComponent(await drawCode(text))}` }
}

function pictureHash(securityKey: string, text: string): Buffer {
  return hashOf('security-picture', `${securityKey}\n${text.toUpperCase()}`)
}

function workHash(securityKey: string, number: string): Buffer {
  return hashOf('security-work', `${securityKey}\n${number}`)
}

function isSame(stored: Buffer | null, given: Buffer): boolean {
  return stored !== null && stored.length === given.length && timingSafeEqual(stored, given)
}

function expiry(ctx: Ctx): Date {
  return new Date(ctx.clock().getTime() + SECURITY_CODE_MS)
}

/** Each code is a row for five minutes; the limit prevents filling the table. */
const ISSUES = { purpose: 'security-code', max: 240, windowSeconds: 600 }

async function consumeCaptchaLimit(ctx: Ctx): Promise<void> {
  const subject = networkOf(ctx.caller.ip)
  await consumeLimit(ctx.db, ctx.clock(), { ...ISSUES, subject })
}
