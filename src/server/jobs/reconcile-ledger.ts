// Jobs: compares the figures of accounts that moved with their transfers every hour, and the whole ledger every night.
import { DAY_SECONDS, HOUR_MS, HOUR_SECONDS } from '../../shared/time.ts'
import { reportDifferences } from '../operations/report-differences.ts'
import { type Job } from './job.ts'

export const reconcileMovedHourly: Job = {
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
