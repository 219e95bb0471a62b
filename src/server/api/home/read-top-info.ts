// POST /api/home/top-info: the anonymous id of the day, who is logged in, the wish count and the photo of a page.
import type { ParsedInputOf } from '../../../contract/call.ts'
import { readTopInfoRoute } from '../../../contract/home.ts'
import { dayKey } from '../../modules/analytics/day-key.ts'
import { readTopPhoto } from '../../modules/content/home-content-service.ts'
import { presentActor } from '../../modules/membership/member-service.ts'
import { recogniseToken } from '../../modules/membership/session-service.ts'
import { countListedItems } from '../../modules/wishlist/listed-items-service.ts'
import { handle } from '../../context/call-handler.ts'
import type { Actor, Ctx } from '../../context/context.ts'
import { AppError } from '../../platform/errors.ts'

export const readTopInfoCall = handle(readTopInfoRoute, async (ctx, input) => ({
  ...(await readTopInfo(ctx, input)),
  ...(input.topPhoto === undefined ? {} : { topPhoto: await readTopPhoto(ctx, input.topPhoto) }),
}))

/** `access_token` counts only for a request that carries no other token. Errors: 402. */
async function readTopInfo(ctx: Ctx, input: ParsedInputOf<typeof readTopInfoRoute>) {
  const now = ctx.clock()
  const actor = await actorOfRequest(ctx, input.access_token)
  const isCounted = actor.kind === 'member' && input.withWishCount !== false
  const wishes = isCounted ? { wishCount: await countListedItems(ctx.db, actor.memberId) } : {}
  return {
    userKey: await dayKey(ctx),
    serverDate: now.toISOString(),
    ...presentActor(actor),
    ...wishes,
  }
}

async function actorOfRequest(ctx: Ctx, accessToken: string | undefined): Promise<Actor> {
  if (ctx.actor.kind !== 'visitor' || ctx.caller.token !== null || !accessToken) return ctx.actor
  const { tokenStatus, actor } = await recogniseToken(ctx.db, ctx.clock(), accessToken)
  if (tokenStatus === 'renewable') throw new AppError(402)
  return actor
}
