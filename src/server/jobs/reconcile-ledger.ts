// Jobs: check whether the figures of accounts and orders follow from their transfers and events, every hour for those
// that changed and every night for all.
import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import { DAY_SECONDS, HOUR_MS, HOUR_SECONDS } from '../../shared/time.ts'
import type { Database } from '../db/database.ts'
import { listFinanceStaff } from '../modules/ledger/account-service.ts'
import { type DifferenceRow, findDifferences } from '../modules/ledger/reconciliation-service.ts'
import { writeMail } from '../modules/mail/mail-service.ts'
import { readStoredSetting, storeSetting } from '../platform/stored-setting-repository.ts'
import { type Job } from './job.ts'

export const reconcileChangedHourly: Job = {
  name: 'reconcile-moved',
  everySeconds: HOUR_SECONDS,
  // An hour more than the interval, for a run that was late.
  run: (db, now) =>
    reportDifferences(db, now, { scope: 'moved', since: new Date(now.getTime() - 2 * HOUR_MS) }),
}

export const reconcileLedgerNightly: Job = {
  name: 'reconcile-ledger',
  everySeconds: DAY_SECONDS,
  takesLong: true,
  run: (db, now) => reportDifferences(db, now, { scope: 'all', since: null }),
}

/** In a mail; `npm run money -- reconcile` lists all. */
const MAX_IN_MAIL = 20

/**
 * Stores how many figures differ, which a metric shows, and mails the finance team when the differences change. `scope`
 * names what is compared: accounts and orders that changed since a time (`moved`), or everything. Returns the differences.
 */
async function reportDifferences(
  db: Kysely<Database>,
  now: Date,
  { scope, since }: { scope: 'moved' | 'all'; since: Date | null },
): Promise<DifferenceRow[]> {
  const differences = await findDifferences(db, since)
  const name = `ledger-differences-${scope}`
  const hash = createHash('sha256').update(JSON.stringify(differences)).digest('hex')
  const value = `${differences.length} ${hash.slice(0, 16)}`
  await db.transaction().execute(async (trx) => {
    const before = await readStoredSetting(trx, name)
    await storeSetting(trx, now, { name, value })
    if (differences.length === 0 || before === value) return
    for (const { email } of await listFinanceStaff(trx)) {
      await writeMail(trx, now, {
        template: 'ledger-difference',
        to: email,
        lang: 'en_us',
        contents: { count: differences.length, differences: differences.slice(0, MAX_IN_MAIL) },
      })
    }
  })
  return differences
}
