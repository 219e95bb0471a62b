// Job: mails the statement of each closed month, with the month's invoice, to companies that want it.
import type { Kysely } from 'kysely'
import { langOf, langPrefix } from '../../shared/lang.ts'
import { minorText } from '../../shared/minor-units.ts'
import { groupedAmounts } from '../../shared/money.ts'
import { PAGE_PATHS, pagePath } from '../../shared/page-paths.ts'
import { HOUR_SECONDS } from '../../shared/time.ts'
import { findPublicOrigin } from '../context/public-origin.ts'
import type { Database } from '../db/database.ts'
import { listMoneyMailRecipients } from '../modules/ledger/account-service.ts'
import {
  listMonthsToMail,
  type MonthToMail,
  recordMonthlyMail,
} from '../modules/ledger/monthly-mail-service.ts'
import { writeMail } from '../modules/mail/mail-service.ts'
import { readConfig } from '../platform/config.ts'
import { eachItem } from '../platform/each-item.ts'
import type { Job } from './job.ts'

export const mailStatements: Job = {
  name: 'mail-statements',
  everySeconds: HOUR_SECONDS,
  run: mailClosedMonths,
}

/**
 * Each company in its own transaction, so that one that fails does not stop the others. Returns the number of months.
 */
async function mailClosedMonths(db: Kysely<Database>, now: Date): Promise<number> {
  const months = await listMonthsToMail(db, now)
  if (months.length === 0) return 0
  const origin = await findPublicOrigin(db, readConfig())
  // A shop that never started has no address for links.
  if (origin === null) return 0
  await eachItem(months, (month) =>
    db.transaction().execute((trx) => mailMonth(trx, month, { origin, now })),
  )
  return months.length
}

async function mailMonth(
  trx: Kysely<Database>,
  month: MonthToMail,
  { origin, now }: { origin: string; now: Date },
): Promise<void> {
  if (!(await recordMonthlyMail(trx, month, now))) return
  const { currency, invoiceNo, invoicedOrder } = month
  const text = (minor: number) =>
    `${currency} ${groupedAmounts(minorText(BigInt(minor), currency))}`
  for (const { email, first_name: firstName, lang: stored } of await listMoneyMailRecipients(
    trx,
    month.companyId,
  )) {
    const lang = langOf(stored)
    const site = `${origin}${langPrefix(lang)}`
    const invoice =
      invoiceNo && invoicedOrder
        ? {
            number: invoiceNo,
            url: `${site}${pagePath(PAGE_PATHS.order, { no: encodeURIComponent(invoicedOrder) })}`,
          }
        : null
    await writeMail(trx, now, {
      template: 'monthly-statement',
      to: email,
      lang,
      contents: {
        firstName,
        month: month.month,
        opening: text(month.opening),
        closing: text(month.closing),
        url: `${site}${PAGE_PATHS.account}?month=${month.month.slice(0, 7)}#statement`,
        invoice,
      },
    })
  }
}
