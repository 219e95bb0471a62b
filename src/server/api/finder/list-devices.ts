// GET /api/finder/devices: device models, narrowed by type, brand and words.
import { listFinderDevicesRoute } from '../../../contract/finder.ts'
import { listFinderDevices } from '../../modules/catalogue/finder-service.ts'
import { findDeviceSlugs } from '../../modules/search/device-lookup.ts'
import { handle } from '../../context/call-handler.ts'

export const listFinderDevicesCall = handle(listFinderDevicesRoute, async (ctx, input) => {
  const slugs = input.keyword?.trim() ? await findDeviceSlugs(ctx, input.keyword) : undefined
  const found = await listFinderDevices(ctx, { ...input, slugs })
  return { ...found, page: input.page, rows: input.rows }
})
