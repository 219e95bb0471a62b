// Staff enter fees that a bank or PayPal kept of the seller's own money: each once, with its audit entry.
import { minorText } from '../../../shared/minor-units.ts'
import { listAudit, writeAudit } from '../../modules/audit/audit-service.ts'
import { bookFee } from '../../modules/ledger/account-service.ts'
import { lockLines } from '../../modules/ledger/bank-line-service.ts'
import type { MoneyContext } from './handle-payments.ts'

export interface BankFee {
  method: 'transfer' | 'paypal'
  currency: string
  amount: bigint
  bankReference: string
}

/** `known` when the fee of this reference was entered before: nothing is changed. Errors: 409 `bad_amount`. */
export function enterFee(
  { db, now, actor }: MoneyContext,
  { method, currency, amount, bankReference }: BankFee,
): Promise<'entered' | 'known'> {
  const subject = `fee:${method}:${bankReference}`
  return db.transaction().execute(async (trx) => {
    // One at a time, so that two persons do not enter the same fee.
    await lockLines(trx)
    if ((await listAudit(trx, subject, 1)).length > 0) return 'known'
    await bookFee(trx, { method, currency, amount })
    const change = { amount: `${currency} ${minorText(amount, currency)}` }
    await writeAudit(trx, now, { actor, action: 'money.fee', subject, change })
    return 'entered'
  })
}
