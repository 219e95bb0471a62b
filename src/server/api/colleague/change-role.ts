// POST /api/user/colleagues/{id}/role: an owner gives a login another role.
import { changeRoleRoute } from '../../../contract/colleagues.ts'
import { handle } from '../../context/call-handler.ts'
import { memberOf } from '../../context/context.ts'
import { giveRole, requireColleague } from '../../modules/membership/colleague-service.ts'
import { verifyPassword } from '../../modules/membership/password-service.ts'
import { changeTeam, mailChange } from '../../operations/change-team.ts'

/** Errors: 403 the actor was removed or is not an owner any more, 404, 422 `lastOwner` or wrongPassword, 429. */
export const changeRoleCall = handle(changeRoleRoute, async (ctx, { id, role, password }) => {
  await requireColleague(ctx.db, memberOf(ctx), id)
  await verifyPassword(ctx, password, 'password')
  return changeTeam(ctx, async ({ trx, actor, team, now }) => {
    const login = await giveRole(trx, { actor, team, id, now }, role)
    // It has this role already.
    if (!login) return
    const { company, memberId, loginName: username } = actor
    const by = { id: memberId, username }
    await mailChange(trx, now, { team, changed: { change: 'role', login, role, company, by } })
  })
})
