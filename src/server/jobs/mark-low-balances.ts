// Job: marks balances that have fallen below the threshold, and mails the company once each time.
import type { Kysely } from 'kysely'
import type { Database } from '../db/database.ts'
import { markLowBalance, listAccountsToMark } from '../modules/ledger/account-service.ts'
import { findAccountById } from '../modules/ledger/ledger-service.ts'
import { readMoneySetting } from '../modules/ledger/setting-service.ts'
import { notifyAccount } from '../operations/notify-account.ts'
import { type Job } from './job.ts'

export const markLowBalances: Job = {
  // Stored with its runs, so it keeps this name.
  name: 'judge-low-balances',
  everySeconds: 60,
  run: markAll,
}

/** Returns the number of balances that have become low. */
async function markAll(db: Kysely<Database>, now: Date): Promise<number> {
  let low = 0
  for (const accountId of await listAccountsToMark(db)) {
    const isCrossed = await db.transaction().execute(async (trx) => {
      if (!(await markLowBalance(trx, accountId))) return false
      const { currency, available } = await findAccountById(trx, accountId)
      // The mail states how much must be paid for the balance to reach the opening deposit again.
      const amount = (await readMoneySetting(trx, 'opening', currency, now)) - BigInt(available)
      await notifyAccount(trx, now, { accountId, event: 'low', amount })
      return true
    })
    if (isCrossed) low += 1
  }
  return low
}
