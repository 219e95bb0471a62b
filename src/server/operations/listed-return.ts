// A return as lists show it.
import type { ResultOf } from '../../contract/call.ts'
import type { listReturnsRoute } from '../../contract/return.ts'
import { minorText } from '../../shared/minor-units.ts'
import type { ListedReturnRow } from '../modules/returns/return-service.ts'

type Listed = ResultOf<typeof listReturnsRoute>['list'][number]

export function presentListedReturn(row: Omit<ListedReturnRow, 'id'>): Listed {
  const { refund, fee, currency } = row
  return {
    returnNo: row.return_no,
    orderNo: row.order_no,
    state: row.state,
    requestedAt: row.requested_at.toISOString(),
    dueAt: row.due_at?.toISOString() ?? null,
    quantity: row.pieces,
    credited: refund === null ? null : minorText(BigInt(refund - (fee ?? 0)), currency),
    currency,
  }
}
