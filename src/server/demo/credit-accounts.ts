// Credits the accounts of example companies as finance does: a line of the bank statement, then its payment.
import { findOrOpenAccount } from '../modules/ledger/ledger-service.ts'
import { creditMatched, enterBankLine } from '../staff/money/handle-payments.ts'
import type { DemoCompany } from './demo-companies.ts'
import type { DemoContext } from './demo-context.ts'

/** A transfer that states the payment reference of the account. */
export async function creditCompany(
  context: DemoContext,
  { companyId, company }: { companyId: number; company: DemoCompany },
): Promise<void> {
  const { db, now, actor } = context
  const { kind, currency, credited, id } = company
  const account = await db
    .transaction()
    .execute((trx) => findOrOpenAccount(trx, { companyId, kind, currency }))
  await payByTransfer(
    { db, now, actor },
    {
      currency,
      amount: credited,
      bankReference: `EXAMPLE-${id.toUpperCase()}`,
      statedReference: account.payment_reference,
    },
  )
}

/** Arrives now, and covers the order or credits the account whose reference it states. */
export async function payByTransfer(
  staff: Parameters<typeof enterBankLine>[0],
  transfer: Omit<Parameters<typeof enterBankLine>[1], 'method' | 'arrivedAt'>,
): Promise<void> {
  const line = { ...transfer, method: 'transfer', arrivedAt: staff.now }
  const received = await enterBankLine(staff, line)
  if (received.state !== 'known') await creditMatched(staff, received.paymentId)
}
