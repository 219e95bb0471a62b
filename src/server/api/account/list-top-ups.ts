// GET /api/account/top-ups: payments to the account, newest first.
import { listTopUpsRoute } from '../../../contract/account.ts'
import type { ParsedInputOf, ResultOf } from '../../../contract/call.ts'
import { handle } from '../../context/call-handler.ts'
import type { Ctx } from '../../context/context.ts'
import { listPaymentsOfAccount } from '../../modules/ledger/payment-service.ts'
import { findOwnAccount, topUpOf } from '../../operations/own-account.ts'

export const listTopUpsCall = handle(listTopUpsRoute, listTopUps)

async function listTopUps(
  ctx: Ctx,
  { after, rows }: ParsedInputOf<typeof listTopUpsRoute>,
): Promise<ResultOf<typeof listTopUpsRoute>> {
  const account = await findOwnAccount(ctx)
  if (!account) return { list: [], next: null }
  const page = { before: after, limit: rows + 1 }
  const found = await listPaymentsOfAccount(ctx.db, account.id, page)
  const list = found.slice(0, rows)
  return {
    list: list.map(topUpOf),
    next: found.length > rows ? (list.at(-1)?.id ?? null) : null,
  }
}
