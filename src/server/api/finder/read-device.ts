// GET /api/finder/device/{slug}
import { readDeviceRoute } from '../../../contract/finder.ts'
import { readDevice } from '../../modules/catalogue/finder-service.ts'
import { handle } from '../../platform/call-handler.ts'

export const readDeviceCall = handle(readDeviceRoute, (ctx, input) => readDevice(ctx, input.slug))
