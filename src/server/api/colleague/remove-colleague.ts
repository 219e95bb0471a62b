// POST /api/user/colleagues/{id}/remove: an owner removes a login; what it ordered stays.
import { removeColleagueRoute } from '../../../contract/colleagues.ts'
import { handle } from '../../context/call-handler.ts'
import { memberOf } from '../../context/context.ts'
import { removeLogin, requireColleague } from '../../modules/membership/colleague-service.ts'
import { verifyPassword } from '../../modules/membership/password-service.ts'
import { dropBaskets } from '../../modules/ordering/basket-service.ts'
import { changeTeam, mailChange } from '../../operations/change-team.ts'

/** An order that the login is placing is placed before the removal, or not at all. Errors: 403, 404, 422, 429. */
export const removeColleagueCall = handle(removeColleagueRoute, async (ctx, { id, password }) => {
  await requireColleague(ctx.db, memberOf(ctx), id)
  await verifyPassword(ctx, password, 'password')
  return changeTeam(ctx, async ({ trx, actor, team, now }) => {
    const login = await removeLogin(trx, { actor, team, id, now })
    await dropBaskets(trx, id)
    const { company, memberId, loginName: username } = actor
    const by = { id: memberId, username }
    const { role } = login
    await mailChange(trx, now, { team, changed: { change: 'removed', login, role, company, by } })
  })
})
