// GET /api/finder/device/{slug}
import { readDeviceRoute } from '../../../contract/finder.ts'
import { readDeviceForActor } from '../../operations/list-for-actor.ts'
import { handle } from '../../platform/call-handler.ts'

export const readDeviceCall = handle(readDeviceRoute, (ctx, input) =>
  readDeviceForActor(ctx, input.slug),
)
