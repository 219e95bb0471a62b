// A limit above which an example buyer's orders need the approval of an owner, and an order that waits for it.
import type { MemberKind } from '../../shared/membership.ts'
import { minorText } from '../../shared/minor-units.ts'
import { recordCompanyEvent } from '../modules/membership/colleague-service.ts'
import { changeApprovalLimit } from '../modules/ordering/approval-service.ts'
import type { ActingMember } from './act-as-member.ts'
import { daysAgo, type DemoContext } from './demo-context.ts'
import { type DemoLine, placeDemoOrder } from './place-orders.ts'

export interface LimitedCompany {
  companyId: number
  kind: MemberKind
  currency: string
  ownerId: number
}

/** In minor units; the example order costs more. */
const APPROVAL_LIMIT = 30_00

/** The owner sets the limit, then the buyer orders above it. */
export async function fillApprovals(
  context: DemoContext,
  buyer: ActingMember,
  { company, line }: { company: LimitedCompany; line: DemoLine },
): Promise<void> {
  const { companyId, kind, currency, ownerId } = company
  const now = daysAgo(context, 2)
  await context.db.transaction().execute(async (trx) => {
    await changeApprovalLimit(trx, { companyId, kind }, { limit: APPROVAL_LIMIT, currency })
    const note = { limit: `${currency} ${minorText(BigInt(APPROVAL_LIMIT), currency)}` }
    const by = { companyId, memberId: ownerId }
    await recordCompanyEvent(trx, { by, now, event: 'limit', note })
  })
  await placeDemoOrder(buyer, {
    lines: [line],
    at: daysAgo(context, 0.1),
    ownReference: 'EXAMPLE-APPROVAL',
    recipient: 1,
    mayWait: true,
  })
}
