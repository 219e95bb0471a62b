// POST /api/home/top-info: the anonymous id of the day, and the name and wish count of a logged-in member.
import { readTopInfoRoute } from '../../../contract/home.ts'
import { dayKey } from '../../modules/analytics/day-key.ts'
import { readTopPhoto } from '../../modules/content/home-content-service.ts'
import { readWhoIsHere } from '../../modules/membership/member-service.ts'
import { recogniseToken } from '../../modules/membership/session-service.ts'
import { countListedItems } from '../../modules/wishlist/listed-items-service.ts'
import { handle } from '../../context/call-handler.ts'
import type { Actor, Ctx } from '../../context/context.ts'
import { AppError } from '../../platform/errors.ts'

export const readTopInfoCall = handle(readTopInfoRoute, async (ctx, input) => ({
  ...(await readTopInfo(ctx, input.access_token)),
  ...(input.topPhoto === undefined ? {} : { topPhoto: await readTopPhoto(ctx, input.topPhoto) }),
}))

/** `accessToken` counts only for a request that came without a token of its own. Errors: 402. */
async function readTopInfo(ctx: Ctx, accessToken: string | undefined) {
  const now = ctx.clock()
  const actor = await actorHere(ctx, accessToken)
  const who = await readWhoIsHere(ctx.db, actor)
  const wishes =
    actor.kind === 'member' ? { wishCount: await countListedItems(ctx.db, actor.memberId) } : {}
  return { userKey: await dayKey(ctx), serverDate: now.toISOString(), ...who, ...wishes }
}

async function actorHere(ctx: Ctx, accessToken: string | undefined): Promise<Actor> {
  if (ctx.actor.kind !== 'visitor' || ctx.caller.token !== null || !accessToken) return ctx.actor
  const { tokenStatus, actor } = await recogniseToken(ctx.db, ctx.clock(), accessToken)
  if (tokenStatus === 'renewable') throw new AppError(402)
  return actor
}
