// Credits the accounts of example companies as finance does: a line of the bank statement, then its payment.
import { findOrCreateAccount } from '../modules/ledger/ledger-service.ts'
import { creditMatched, enterBankLine } from '../staff/money/handle-payments.ts'
import type { DemoCompany } from './demo-companies.ts'
import type { DemoContext } from './demo-context.ts'
import { findPaymentByBankReference } from './demo-repository.ts'

/**
 * Enters and credits a transfer that states the payment reference of the account. False when nothing is to be credited,
 * or it was credited before.
 */
export async function creditCompany(
  context: DemoContext,
  { companyId, company }: { companyId: number; company: DemoCompany },
): Promise<boolean> {
  const { db, now, actor } = context
  const { kind, currency, credited, id } = company
  if (credited === 0n) return false
  const bankReference = `EXAMPLE-${id.toUpperCase()}`
  const earlier = await findPaymentByBankReference(db, bankReference)
  if (earlier) {
    if (earlier.state !== 'matched') return false
    await creditMatched({ db, now, actor }, earlier.paymentId)
    return true
  }
  const account = await db
    .transaction()
    .execute((trx) => findOrCreateAccount(trx, { companyId, kind, currency }))
  await payByTransfer(
    { db, now, actor },
    {
      currency,
      amount: credited,
      bankReference,
      statedReference: account.payment_reference,
    },
  )
  return true
}

/** A transfer that arrives now, and covers the order or credits the account whose reference it states. */
export async function payByTransfer(
  staff: Parameters<typeof enterBankLine>[0],
  transfer: Omit<Parameters<typeof enterBankLine>[1], 'method' | 'arrivedAt'>,
): Promise<void> {
  const line = { ...transfer, method: 'transfer', arrivedAt: staff.now }
  const received = await enterBankLine(staff, line)
  if (received.state !== 'known') await creditMatched(staff, received.paymentId)
}
