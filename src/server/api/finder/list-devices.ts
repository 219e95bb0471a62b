// GET /api/finder/devices
import { listFinderDevicesRoute } from '../../../contract/finder.ts'
import { listFinderDevices } from '../../modules/catalogue/finder-service.ts'
import { handle } from '../../platform/call-handler.ts'

export const listFinderDevicesCall = handle(listFinderDevicesRoute, async (ctx, input) => {
  const found = await listFinderDevices(ctx, input)
  return { ...found, page: input.page, rows: input.rows }
})
