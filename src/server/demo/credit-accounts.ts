// Credits the accounts of example companies as finance does: a line of the bank statement, then its payment.
import { findOrOpenAccount } from '../modules/ledger/ledger-service.ts'
import { creditMatched, enterBankLine } from '../staff/money/handle-payments.ts'
import type { DemoCompany } from './demo-companies.ts'
import type { DemoContext } from './demo-context.ts'

/** A transfer in the name of the account's payment reference. */
export async function creditCompany(
  context: DemoContext,
  { companyId, company }: { companyId: number; company: DemoCompany },
): Promise<void> {
  const { db, now, actor } = context
  const { kind, currency, credited, id } = company
  const account = await db
    .transaction()
    .execute((trx) => findOrOpenAccount(trx, { companyId, kind, currency }))
  const staff = { db, now, actor }
  const received = await enterBankLine(staff, {
    method: 'transfer',
    currency,
    amount: credited,
    bankReference: `EXAMPLE-${id.toUpperCase()}`,
    statedReference: account.payment_reference,
    arrivedAt: now,
  })
  if (received.state === 'known') return
  await creditMatched(staff, received.paymentId)
}
