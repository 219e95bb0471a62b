// Rate limits for mailed codes, which prevent flooding a mailbox or exhausting the mail server.
import { domainToASCII } from 'node:url'
import type { Ctx } from '../../context/context.ts'
import { tooOften } from '../../platform/errors.ts'
import { networkOf } from '../../platform/net/network.ts'
import { consumeLimit } from '../../platform/limits/rate-limit.ts'
import { listCodeTimes } from './email-code-repository.ts'
import { HOUR_SECONDS, DAY_SECONDS } from '../../../shared/time.ts'

/** Seconds before another code can be sent to the same address. */
export const RESEND_SECONDS = 60
/** Codes per hour. */
const MAX_PER_EMAIL = 5
/** 'ann+1@…' and 'ann+2@…' are two addresses with one mailbox. */
const TO_MAILBOX = { purpose: 'email-code-mailbox', max: 30, windowSeconds: HOUR_SECONDS }
const FROM_NETWORK = { purpose: 'email-code-network', max: 20, windowSeconds: HOUR_SECONDS }
/** For the whole shop; honest applicants never need as many. */
const DAILY_BUDGET = {
  purpose: 'email-code-day',
  subject: 'shop',
  max: 5000,
  windowSeconds: DAY_SECONDS,
}
/** A code ends after five attempts; this limits guessing across many addresses. */
const CODE_CHECKS = { purpose: 'email-code-check', max: 100, windowSeconds: HOUR_SECONDS }

/** Counts one mailed code, for known and unknown addresses alike. Errors: 429 with the seconds to wait. */
export async function consumeCodeLimits(ctx: Ctx, emailKey: string): Promise<void> {
  // Allows at most one code per minute, so that counting the last hour needs no lock.
  await consumeLimit(ctx.db, ctx.clock(), {
    purpose: 'email-code-address',
    subject: emailKey,
    max: 1,
    windowSeconds: RESEND_SECONDS,
  })
  await rejectAboveHourlyLimit(ctx, emailKey)
  await consumeLimit(ctx.db, ctx.clock(), { ...TO_MAILBOX, subject: mailboxOf(emailKey) })
  await consumeLimit(ctx.db, ctx.clock(), {
    ...FROM_NETWORK,
    subject: networkOf(ctx.caller.ip),
  })
  await consumeLimit(ctx.db, ctx.clock(), DAILY_BUDGET)
}

/** Counts one attempt to enter a code. Errors: 429 with the seconds to wait. */
export async function consumeCheckLimit(ctx: Ctx): Promise<void> {
  await consumeLimit(ctx.db, ctx.clock(), {
    ...CODE_CHECKS,
    subject: networkOf(ctx.caller.ip),
  })
}

/** Errors: 429 when MAX_PER_EMAIL codes were mailed to the address in the last 60 minutes. */
async function rejectAboveHourlyLimit(ctx: Ctx, emailKey: string): Promise<void> {
  const now = ctx.clock().getTime()
  const hourAgo = new Date(now - HOUR_SECONDS * 1000)
  const times = await listCodeTimes(ctx.db, emailKey, hourAgo)
  const oldest = times.at(-MAX_PER_EMAIL)
  if (oldest) throw tooOften(Math.ceil((oldest.getTime() - hourAgo.getTime()) / 1000))
}

/** The address without its +tag, which most mail servers ignore, and with a normalised host name. */
function mailboxOf(emailKey: string): string {
  const at = emailKey.lastIndexOf('@')
  const host = emailKey.slice(at + 1)
  return `${emailKey.slice(0, at).replace(/\+.*$/, '')}@${domainToASCII(host) || host}`
}
