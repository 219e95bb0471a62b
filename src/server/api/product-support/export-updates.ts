// POST /api/about/product/update-information/export
import { exportUpdatesRoute } from '../../../contract/product-support.ts'
import { exportUpdates } from '../../flows/export-updates.ts'
import { handle } from '../../platform/call-handler.ts'

export const exportUpdatesCall = handle(exportUpdatesRoute, exportUpdates)
