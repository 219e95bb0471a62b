// GET /api/account/balance: the available balance, for the header and the home page of a dropshipper.
import { type AccountBalance, readBalanceRoute } from '../../../contract/account.ts'
import { minorText } from '../../../shared/minor-units.ts'
import { handle } from '../../context/call-handler.ts'
import { type Ctx, memberOf } from '../../context/context.ts'
import { readMoneySetting } from '../../modules/ledger/setting-service.ts'
import { findOwnAccount } from '../../operations/own-account.ts'

export const readBalanceCall = handle(readBalanceRoute, readBalance)

async function readBalance(ctx: Ctx): Promise<AccountBalance> {
  const { currency } = memberOf(ctx)
  const account = await findOwnAccount(ctx)
  const available = BigInt(account?.available ?? 0)
  const isOpened = account ? account.opened_at !== null : false
  const threshold = isOpened
    ? await readMoneySetting(ctx.db, 'threshold', currency, ctx.clock())
    : 0n
  return {
    currency,
    available: minorText(available, currency),
    held: minorText(BigInt(account?.held ?? 0), currency),
    waiting: account?.waiting ?? 0,
    isOpened,
    isLow: available < threshold,
  }
}
