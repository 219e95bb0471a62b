// Somebody agrees to get lists from one member: what waited for it is sent.
import { releaseMails } from '../modules/mail/mail-service.ts'
import { agree } from '../modules/wishlist/recipient-service.ts'
import type { Ctx } from '../platform/context.ts'

/** `isNew` false: had agreed already. Errors: 404 unknown token, 410 too late. */
export async function confirmRecipient(
  ctx: Ctx,
  token: string,
): Promise<{ company: string; isNew: boolean }> {
  return ctx.db.transaction().execute(async (trx) => {
    const { company, isNew, heldFor } = await agree(trx, ctx.clock(), token)
    await releaseMails(trx, ctx.clock(), heldFor)
    return { company, isNew }
  })
}
