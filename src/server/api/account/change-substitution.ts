// POST /api/account/substitution: changes what may be sent in place of an item that ran out; also reads these settings.
import {
  changeSubstitutionRoute,
  type SubstitutionSettings,
} from '../../../contract/substitution.ts'
import { handle } from '../../context/call-handler.ts'
import { type Ctx, memberOf } from '../../context/context.ts'
import {
  changeSubstitution,
  readSubstitution,
} from '../../modules/ordering/substitution-service.ts'

export async function readOwnSubstitution(ctx: Ctx): Promise<SubstitutionSettings> {
  const { rule, mostPercent, exceptions } = await readSubstitution(ctx.db, memberOf(ctx).companyId)
  return {
    rule,
    mostPercent,
    exceptions: exceptions.map((each) => ({ itemNo: each.itemNo, rule: each.rule })),
  }
}

/** Errors: 422 for an item that is not in the catalogue. */
export const changeSubstitutionCall = handle(changeSubstitutionRoute, async (ctx, settings) => {
  const { companyId } = memberOf(ctx)
  await ctx.db.transaction().execute((trx) => changeSubstitution(trx, companyId, settings))
  return readOwnSubstitution(ctx)
})
