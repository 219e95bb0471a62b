// Drafts of registration forms, available to anyone who verifies the email address.
import { AppError } from '../../platform/errors.ts'
import type { Ctx } from '../../context/context.ts'
import { readTicket } from './email-code-service.ts'
import { findDraft, upsertDraft } from './draft-repository.ts'
import { DAY_MS } from '../../../shared/time.ts'

const STORED_MS = 30 * DAY_MS

/** Replaces the stored draft. Errors: 410 the ticket, 409 the application was already sent. */
export async function saveDraft(ctx: Ctx, ticket: string, form: Record<string, unknown>) {
  const now = ctx.clock()
  const { emailKey, usedAt } = await readTicket(ctx.db, now, ticket, ['register'])
  if (usedAt) throw new AppError(409)
  const keptUntil = new Date(now.getTime() + STORED_MS)
  await upsertDraft(ctx.db, {
    email_key: emailKey,
    form: JSON.stringify(form),
    saved_at: now,
    expires_at: keptUntil,
  })
  return { savedAt: now.toISOString(), keptUntil: keptUntil.toISOString() }
}

/** `form` is null without a stored draft. Errors: 410 the ticket. */
export async function readDraft(ctx: Ctx, ticket: string) {
  const now = ctx.clock()
  const { email, emailKey } = await readTicket(ctx.db, now, ticket, ['register'])
  const draft = await findDraft(ctx.db, now, emailKey)
  return {
    email,
    form: draft?.form ?? null,
    savedAt: draft?.saved_at.toISOString() ?? null,
    keptUntil: draft?.expires_at.toISOString() ?? null,
  }
}

export async function hasDraft(ctx: Ctx, emailKey: string): Promise<boolean> {
  return (await findDraft(ctx.db, ctx.clock(), emailKey)) !== undefined
}
