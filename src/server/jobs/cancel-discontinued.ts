// Job: sends the twin in place of what is left of discontinued items in open orders, where the company allows it; cancels
// the rest, or asks the buyer of an order that leaves only when complete. A run that would affect many lines waits for
// staff.
import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import { needsStaff } from '../../shared/discontinued-lines.ts'
import { MINUTE_SECONDS } from '../../shared/time.ts'
import type { Database } from '../db/database.ts'
import { writeMail } from '../modules/mail/mail-service.ts'
import { type DiscontinuedLine, listDiscontinued } from '../modules/ordering/discontinue-service.ts'
import { listStaffWithPermission } from '../modules/staff/staff-service.ts'
import { allocateBackorders } from '../operations/allocate-backorders.ts'
import {
  discontinueLines,
  repeatQuestions,
  withdrawQuestions,
} from '../operations/discontinue-lines.ts'
import { releaseWaiting } from '../operations/release-waiting.ts'
import { substituteLines } from '../operations/substitute-lines.ts'
import { eachItem } from '../platform/each-item.ts'
import { readStoredSetting, storeSetting } from '../platform/stored-setting-repository.ts'
import { type Job } from './job.ts'

/** Runs every minute, so that items which an import discontinued do not stay in open orders for long. */
export const cancelDiscontinued: Job = {
  name: 'cancel-discontinued',
  everySeconds: MINUTE_SECONDS,
  run: handleDiscontinued,
}

/** Stores the hash of the lines that staff were last mailed about. */
const SETTING = 'discontinued-lines-waiting'
const MAX_IN_MAIL = 20

async function handleDiscontinued(db: Kysely<Database>, now: Date): Promise<void> {
  // Each of them runs even if an earlier one fails.
  const works = [withdrawQuestions, substituteAndCancel, repeatQuestions]
  await eachItem(works, (work) => work(db, now))
}

/**
 * Orders of companies that allow substitutes stay whole; of the others the same lines are cancelled. An item that is
 * discontinued meanwhile waits for the next run, so that it is replaced there if it may be. Where a substitution fails,
 * nothing is cancelled in this run: what may be substituted is not cancelled because of an error of ours.
 */
async function substituteAndCancel(db: Kysely<Database>, now: Date): Promise<void> {
  const { lines, open } = await listDiscontinued(db)
  const isForStaff = needsStaff({ affected: lines.length, open })
  if (!isForStaff && lines.length > 0) {
    await substituteDiscontinued(db, lines, now)
    await cancelRest(db, lines, now)
  }
  await mailUnconfirmed(db, now, isForStaff ? lines : [])
}

async function substituteDiscontinued(
  db: Kysely<Database>,
  lines: readonly DiscontinuedLine[],
  now: Date,
): Promise<void> {
  const orderNos = [...new Set(lines.map(({ orderNo }) => orderNo))]
  const { accountIds } = await substituteLines(db, { now, orderNos, discontinued: lines })
  for (const accountId of accountIds) await releaseWaiting(db, accountId, now)
}

async function cancelRest(
  db: Kysely<Database>,
  lines: readonly DiscontinuedLine[],
  now: Date,
): Promise<void> {
  const { orderNos, accountIds } = await discontinueLines(db, { now, actor: 'scheduler', lines })
  if (orderNos.length === 0) return
  await allocateBackorders(db)
  for (const accountId of accountIds) await releaseWaiting(db, accountId, now)
}

/** One mail for the same lines, however often the job finds them. */
async function mailUnconfirmed(
  db: Kysely<Database>,
  now: Date,
  unconfirmed: readonly DiscontinuedLine[],
): Promise<void> {
  const names = unconfirmed.map(({ orderNo, position }) => `${orderNo} ${position}`).join('\n')
  const value = createHash('sha256').update(names).digest('hex')
  await db.transaction().execute(async (trx) => {
    const before = await readStoredSetting(trx, SETTING)
    if (before === value || (before === undefined && unconfirmed.length === 0)) return
    await storeSetting(trx, now, { name: SETTING, value })
    if (unconfirmed.length === 0) return
    const items = [...new Set(unconfirmed.map(({ itemNo }) => itemNo))].slice(0, MAX_IN_MAIL)
    for (const { email } of await listStaffWithPermission(trx, 'order.handle')) {
      const contents = { lines: unconfirmed.length, items }
      await writeMail(trx, now, {
        template: 'discontinued-notice',
        to: email,
        lang: 'en_us',
        contents,
      })
    }
  })
}
