// Staff confirm that what is left of discontinued items is replaced or cancelled, with one audit entry for all orders.
import { writeAudit } from '../../modules/audit/audit-service.ts'
import { allocateBackorders } from '../../operations/allocate-backorders.ts'
import { discontinueLines } from '../../operations/discontinue-lines.ts'
import { releaseWaiting } from '../../operations/release-waiting.ts'
import { substituteLines } from '../../operations/substitute-lines.ts'
import type { DiscontinuedLine } from '../../modules/ordering/discontinue-service.ts'
import type { OrderContext } from './act-on-order.ts'

/**
 * Replaces or cancels exactly `lines`, which staff have seen: companies that allow a substitute get one; buyers of orders
 * that leave only when complete are asked. Returns the numbers of the changed orders and of those whose buyers were
 * asked.
 */
export async function confirmDiscontinued(
  { db, now, actor }: OrderContext,
  lines: readonly DiscontinuedLine[],
): Promise<{ changed: string[]; asked: string[] }> {
  if (lines.length === 0) return { changed: [], asked: [] }
  // The audit entry comes first, because each order is a separate transaction: none is cancelled without an entry.
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
  const orderNos = [...new Set(lines.map(({ orderNo }) => orderNo))]
  const replaced = await substituteLines(db, { now, orderNos, discontinued: lines })
  const cancelled = await discontinueLines(db, { now, actor, lines })
  await allocateBackorders(db)
  const accountIds = new Set([...replaced.accountIds, ...cancelled.accountIds])
  for (const accountId of accountIds) await releaseWaiting(db, accountId, now)
  const changed = [...new Set([...replaced.orderNos, ...cancelled.orderNos])]
  return { changed, asked: cancelled.askedNos }
}
