// GET /api/staff/queue: what waits for a decision, as far as the account may see it.
import type { StaffProposal, StaffRequest } from '../../../contract/staff-queue.ts'
import { readStaffQueueRoute } from '../../../contract/staff-queue.ts'
import { minorText } from '../../../shared/minor-units.ts'
import { isStaffPermission } from '../../../shared/staff-permissions.ts'
import {
  ACCOUNT_REQUESTS,
  isSettingRequest,
  SETTING_REQUESTS,
  type StaffRequestKind,
} from '../../../shared/staff-requests.ts'
import { handle } from '../../context/call-handler.ts'
import { type Ctx, type StaffActor, staffOf } from '../../context/context.ts'
import { listProposals, type MoneyProposal } from '../../modules/ledger/proposal-service.ts'
import { listRequests, type OpenRequest, signsAlone } from '../../modules/staff/request-service.ts'
import { readWaitingWork } from '../../modules/staff/waiting-work-service.ts'
import type { FormerSetting, SettingChange } from '../../staff/money/change-money-settings.ts'
import { presentSetting } from '../../staff/money/present-setting.ts'

export const readStaffQueueCall = handle(readStaffQueueRoute, async (ctx) => {
  const staff = staffOf(ctx)
  const { db } = ctx
  const [requests, proposals, work] = await Promise.all([
    listSignable(ctx, staff),
    staff.permissions.has('money.read') ? listProposals(db) : null,
    readWaitingWork(db, staff.permissions),
  ])
  const alone = await kindsSignedAlone(ctx, staff, requests ?? [])
  return {
    requests: requests && requests.map((each) => requestOf(each, staff, alone)),
    proposals: proposals && proposals.map((each) => proposalOf(each, staff)),
    work: work.map(({ since, ...each }) => ({ ...each, since: since?.toISOString() ?? null })),
  }
})

/** The requests that the account may sign; null when it may sign none of any kind. */
function listSignable(ctx: Ctx, { permissions }: StaffActor): Promise<OpenRequest[] | null> {
  const kinds = [
    ...(permissions.has('staff.manage') ? ACCOUNT_REQUESTS : []),
    ...(permissions.has('setting.write') ? SETTING_REQUESTS : []),
  ]
  return kinds.length === 0 ? Promise.resolve(null) : listRequests(ctx.db, ctx.clock(), kinds)
}

/** The kinds of its own requests that no one else could sign. */
async function kindsSignedAlone(
  { db }: Ctx,
  { staffId }: StaffActor,
  requests: readonly OpenRequest[],
): Promise<ReadonlySet<StaffRequestKind>> {
  const own = requests.filter(({ proposedById }) => proposedById === staffId)
  const kinds = [...new Set(own.map(({ kind }) => kind))]
  const areAlone = await Promise.all(kinds.map((kind) => signsAlone(db, staffId, kind)))
  return new Set(kinds.filter((_, at) => areAlone[at]))
}

function requestOf(
  open: OpenRequest,
  { staffId }: StaffActor,
  alone: ReadonlySet<StaffRequestKind>,
): StaffRequest {
  const { id, kind, proposedBy, proposedAt, expiresAt } = open
  const isOwn = open.proposedById === staffId
  const input = open.input as { add?: string[]; remove?: string[]; permissions?: string[] }
  const before = open.before as { roles?: string[]; permissions?: string[] }
  return {
    id,
    kind,
    proposedBy,
    proposedAt,
    expiresAt,
    subject: open.subject.replace(/^(?:staff|role):/, ''),
    add: input.add ?? [],
    remove: input.remove ?? [],
    permissions: (input.permissions ?? []).filter(isStaffPermission),
    before: before.roles ?? before.permissions ?? [],
    setting: isSettingRequest(kind) ? settingOf(open) : null,
    isOwn,
    mayApprove: !isOwn || alone.has(kind),
  }
}

function settingOf({ kind, input, before }: OpenRequest) {
  const change = { kind, ...(input as object) } as SettingChange
  return presentSetting(change, before as FormerSetting)
}

function proposalOf(open: MoneyProposal, { email, permissions }: StaffActor): StaffProposal {
  const { kind, currency, proposedBy, at, amount, ...proposal } = open
  const permission = kind === 'payout' ? 'money.pay-out' : 'money.adjust'
  return {
    ...proposal,
    kind,
    currency,
    id: Number(proposal.id),
    amount: minorText(BigInt(amount), currency),
    proposedBy: proposedBy.replace(/^staff:/, ''),
    proposedAt: at.toISOString(),
    isOwn: proposedBy === `staff:${email}`,
    mayDecide: permissions.has(permission),
  }
}
