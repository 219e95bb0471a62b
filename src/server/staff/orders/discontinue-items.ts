// Staff confirm that what is left of discontinued items is cancelled, with one audit entry for all orders.
import { writeAudit } from '../../modules/audit/audit-service.ts'
import { allocateBackorders } from '../../operations/allocate-backorders.ts'
import { discontinueLines } from '../../operations/discontinue-lines.ts'
import { releaseWaiting } from '../../operations/release-waiting.ts'
import type { DiscontinuedLine } from '../../modules/ordering/discontinue-service.ts'
import type { OrderContext } from './act-on-order.ts'

/** Cancels `lines`, which staff saw, and no other. Returns the numbers of the orders that changed. */
export async function confirmDiscontinued(
  { db, now, actor }: OrderContext,
  lines: readonly DiscontinuedLine[],
): Promise<string[]> {
  if (lines.length === 0) return []
  // First, because each order is a transaction of its own: none is cancelled without an entry.
  await db.transaction().execute((trx) => {
    const items = [...new Set(lines.map(({ itemNo }) => itemNo))]
    const change = { lines: lines.length, items }
    return writeAudit(trx, now, {
      actor,
      action: 'order.discontinue',
      subject: 'orders',
      change,
    })
  })
  const { orderNos, accountIds } = await discontinueLines(db, { now, actor, confirmed: lines })
  await allocateBackorders(db)
  for (const accountId of accountIds) await releaseWaiting(db, accountId, now)
  return orderNos
}
