// Staff close a month of an account before the scheduled job does.
import { closeStatement } from '../../modules/ledger/account-service.ts'
import { writeAudit } from '../../modules/audit/audit-service.ts'
import type { MoneyContext } from './handle-payments.ts'

/**
 * `month` is '2026-11'. False, and no audit entry, when it is closed already. Errors: 409 `month_open` until ten
 * minutes after its end, `month_order` while an earlier month is open, `no_account`.
 */
export function closeMonth(
  { db, now, actor }: MoneyContext,
  { accountId, month }: { accountId: number; month: string },
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const isClosed = await closeStatement(trx, accountId, `${month}-01`)
    if (isClosed) {
      const entry = { actor, action: 'money.close-month', subject: `account:${accountId}` }
      await writeAudit(trx, now, { ...entry, change: { month } })
    }
    return isClosed
  })
}
