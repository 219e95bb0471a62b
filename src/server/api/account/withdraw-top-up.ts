// DELETE /api/account/top-ups: a member withdraws a reported payment.
import { withdrawTopUpRoute } from '../../../contract/account.ts'
import type { ParsedInputOf, ResultOf } from '../../../contract/call.ts'
import { handle } from '../../context/call-handler.ts'
import { type Ctx, memberOf } from '../../context/context.ts'
import { readPayment, withdrawPayment } from '../../modules/ledger/payment-service.ts'
import { findOwnAccount, topUpOf } from '../../operations/own-account.ts'
import { notFound } from '../../platform/errors.ts'

export const withdrawTopUpCall = handle(withdrawTopUpRoute, withdrawTopUp)

/** Errors: 404 not a payment of this account, 409 it has arrived or was decided. */
async function withdrawTopUp(
  ctx: Ctx,
  { id: paymentId }: ParsedInputOf<typeof withdrawTopUpRoute>,
): Promise<ResultOf<typeof withdrawTopUpRoute>> {
  const account = await findOwnAccount(ctx)
  if (!account) throw notFound()
  const by = `member:${memberOf(ctx).memberId}`
  return ctx.db.transaction().execute(async (trx) => {
    await withdrawPayment(trx, { paymentId, accountId: account.id, by })
    return topUpOf(await readPayment(trx, paymentId))
  })
}
