// Staff publish a review or reject it; pages show the change within a second.
import { writeAudit } from '../../modules/audit/audit-service.ts'
import { outdatePages } from '../../modules/content/writing/outdate-pages.ts'
import { decideReview } from '../../modules/review/review-service.ts'
import type { StaffContext } from '../staff-context.ts'

/** Returns the item number. Errors: 404, 409 when it is published already. */
export function publishReview(staff: StaffContext, id: number): Promise<string> {
  return decide(staff, id, { state: 'published', reason: null })
}

/** A published review disappears from the pages. Errors: 404, 409 when it is rejected already. */
export function rejectReview(staff: StaffContext, id: number, reason: string): Promise<string> {
  return decide(staff, id, { state: 'rejected', reason })
}

function decide(
  { db, now, actor }: StaffContext,
  id: number,
  decision: { state: 'published' | 'rejected'; reason: string | null },
): Promise<string> {
  return db.transaction().execute(async (trx) => {
    const { from, itemNo } = await decideReview(trx, now, { id, ...decision })
    const { state, reason } = decision
    if (from === 'published' || state === 'published') await outdatePages(trx)
    const change = { from, to: state, item: itemNo, ...(reason === null ? {} : { reason }) }
    const action = state === 'published' ? 'review.publish' : 'review.reject'
    await writeAudit(trx, now, { actor, action, subject: `review:${id}`, change })
    return itemNo
  })
}
