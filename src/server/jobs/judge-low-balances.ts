// Job: mails a company once each time its available balance falls below the threshold.
import type { Kysely } from 'kysely'
import type { Database } from '../db/database.ts'
import { judgeLowBalance, listAccountsToJudge } from '../modules/ledger/account-service.ts'
import { findAccountById } from '../modules/ledger/ledger-service.ts'
import { readMoneySetting } from '../modules/ledger/setting-service.ts'
import { notifyAccount } from '../operations/notify-account.ts'
import { type Job } from './job.ts'

export const judgeLowBalances: Job = {
  name: 'judge-low-balances',
  everySeconds: 60,
  run: judgeAll,
}

/** Returns the number of balances that have become low. */
async function judgeAll(db: Kysely<Database>, now: Date): Promise<number> {
  let low = 0
  for (const accountId of await listAccountsToJudge(db)) {
    const isCrossed = await db.transaction().execute(async (trx) => {
      if (!(await judgeLowBalance(trx, accountId))) return false
      const { currency, available } = await findAccountById(trx, accountId)
      const amount = (await readMoneySetting(trx, 'opening', currency, now)) - BigInt(available)
      await notifyAccount(trx, now, { accountId, event: 'low', amount })
      return true
    })
    if (isCrossed) low += 1
  }
  return low
}
