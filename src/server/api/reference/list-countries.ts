// GET /api/country/list
import { listCountriesRoute } from '../../../contract/reference.ts'
import { listCountries } from '../../modules/reference/reference-service.ts'
import { handle } from '../../platform/call-handler.ts'
import { pageOf } from '../../platform/http/paging.ts'

export const listCountriesCall = handle(listCountriesRoute, async (ctx, input) =>
  pageOf(await listCountries(ctx.lang), input),
)
