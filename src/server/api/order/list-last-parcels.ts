// GET /api/orders/parcels: the parcels of the latest orders, the last dispatched first.
import type { ParsedInputOf, ResultOf } from '../../../contract/call.ts'
import { listLastParcelsRoute } from '../../../contract/parcels.ts'
import { trackingLink } from '../../../shared/parcels.ts'
import { handle } from '../../context/call-handler.ts'
import { type Ctx, memberOf } from '../../context/context.ts'
import { listLastParcels } from '../../modules/ordering/parcel-service.ts'
import { countryNamesIn } from '../../platform/countries.ts'

export const listLastParcelsCall = handle(listLastParcelsRoute, listOwnParcels)

async function listOwnParcels(
  ctx: Ctx,
  { rows }: ParsedInputOf<typeof listLastParcelsRoute>,
): Promise<ResultOf<typeof listLastParcelsRoute>> {
  const { companyId, memberKind: kind } = memberOf(ctx)
  const parcels = await listLastParcels(ctx.db, { companyId, kind }, rows)
  const nameOf = await countryNamesIn(ctx.lang)
  return {
    list: parcels.map(({ dispatchedAt, trackingTemplate, ...parcel }) => ({
      ...parcel,
      countryName: nameOf(parcel.country),
      trackingUrl: trackingLink(trackingTemplate ?? '', parcel.trackingNo),
      dispatchedAt: dispatchedAt.toISOString(),
    })),
  }
}
