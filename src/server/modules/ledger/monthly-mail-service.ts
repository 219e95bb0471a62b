// Which statements are to be mailed to companies that want them.
import type { Kysely } from 'kysely'
import { DAY_MS } from '../../../shared/time.ts'
import type { Database } from '../../db/database.ts'
import { findMonthsToMail, type MonthToMail } from './monthly-mail-repository.ts'

export { insertMonthlyMail as recordMonthlyMail } from './monthly-mail-repository.ts'
export type { MonthToMail } from './monthly-mail-repository.ts'

/** Months closed more days ago are not mailed, so a company that switches the mails on gets none about them. */
const LATEST_DAYS = 10

export function listMonthsToMail(db: Kysely<Database>, now: Date): Promise<MonthToMail[]> {
  return findMonthsToMail(db, new Date(now.getTime() - LATEST_DAYS * DAY_MS))
}
