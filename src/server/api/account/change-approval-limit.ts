// POST /api/account/approval-limit: an owner sets the total above which orders by the role `buyer` need approval; also
// reads it.
import { changeApprovalLimitRoute } from '../../../contract/approval.ts'
import type { ResultOf } from '../../../contract/call.ts'
import { parseMinor } from '../../../shared/minor-units.ts'
import { handle } from '../../context/call-handler.ts'
import { type Ctx, memberOf } from '../../context/context.ts'
import { recordCompanyEvent } from '../../modules/membership/colleague-service.ts'
import { verifyPassword } from '../../modules/membership/password-service.ts'
import { changeApprovalLimit, readApprovalLimit } from '../../modules/ordering/approval-service.ts'
import { changeTeam } from '../../operations/change-team.ts'
import { presentLimit } from '../../operations/compose-account-settings.ts'
import { invalid } from '../../platform/errors.ts'

type Result = ResultOf<typeof changeApprovalLimitRoute>

export async function readOwnLimit(ctx: Ctx): Promise<Result> {
  const { companyId, memberKind: kind, currency } = memberOf(ctx)
  const found = await readApprovalLimit(ctx.db, { companyId, kind })
  return presentLimit(found, currency)
}

/** Orders that wait for approval already keep waiting. Errors: 403, 422, 429. */
export const changeApprovalLimitCall = handle(
  changeApprovalLimitRoute,
  async (ctx, { limit, password }) => {
    const { companyId, memberKind: kind, currency } = memberOf(ctx)
    const minor = limit === undefined ? null : parseMinor(limit, currency)
    if (minor === undefined) throw invalid('limit', 'form')
    await verifyPassword(ctx, password, 'password')
    await changeTeam(ctx, async ({ trx, actor, now }) => {
      const changed =
        minor === null ? { limit: null, currency: null } : { limit: Number(minor), currency }
      await changeApprovalLimit(trx, { companyId, kind }, changed)
      const note = { limit: limit === undefined ? null : `${currency} ${limit}` }
      await recordCompanyEvent(trx, { by: actor, now, event: 'limit', note })
    })
    return readOwnLimit(ctx)
  },
)
