// Mails what happened to an account to those in its company who may see its money.
import type { Kysely } from 'kysely'
import { langOf } from '../../shared/lang.ts'
import { minorText } from '../../shared/minor-units.ts'
import { groupedAmounts } from '../../shared/money.ts'
import type { Database } from '../db/database.ts'
import { listMoneyMailRecipients } from '../modules/ledger/account-service.ts'
import { findAccountById } from '../modules/ledger/ledger-service.ts'
import type { AccountEvent } from '../modules/mail/composition/mail-request.ts'
import { writeMail } from '../modules/mail/mail-service.ts'

export interface AccountNotice {
  accountId: number
  event: AccountEvent
  /** In minor units of the account's currency. */
  amount: bigint
  /** Why, in the words of staff; absent: nothing to add. */
  note?: string
}

/** Call it in the transaction of what happened. */
export async function notifyAccount(
  trx: Kysely<Database>,
  now: Date,
  { accountId, event, amount, note = '' }: AccountNotice,
): Promise<void> {
  const account = await findAccountById(trx, accountId)
  const text = (minor: bigint): string =>
    `${account.currency} ${groupedAmounts(minorText(minor, account.currency))}`
  for (const person of await listMoneyMailRecipients(trx, account.company_id)) {
    await writeMail(trx, now, {
      template: 'account-notice',
      to: person.email,
      lang: langOf(person.lang),
      contents: {
        firstName: person.first_name,
        kind: account.kind,
        event,
        amount: text(amount),
        available: text(BigInt(account.available)),
        note,
      },
    })
  }
}
