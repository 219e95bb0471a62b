// Calls for reference data: countries, dial codes, sales regions, postcodes, security codes, the tree of offices.
import type { listOrgRegionsRoute, readOrgTreeRoute } from '../contract/company.ts'
import type {
  findPostCodeRoute,
  issueCaptchaV2Route,
  listDialCodesRoute,
  listCountriesRoute,
  readSaleRegionRoute,
} from '../contract/reference.ts'
import { caller } from './call.ts'

export const listCountries = caller<typeof listCountriesRoute>('GET', '/api/country/list')
export const listDialCodes = caller<typeof listDialCodesRoute>('GET', '/api/area-code')
export const readSaleRegion = caller<typeof readSaleRegionRoute>('GET', '/api/region/sale/{id}')
export const findPostCode = caller<typeof findPostCodeRoute>('POST', '/api/post-code/region-info')
export const issueCaptchaV2 = caller<typeof issueCaptchaV2Route>('GET', '/api/v2/security-code')
export const readOrgTree = caller<typeof readOrgTreeRoute>('GET', '/api/org/tree')
export const listOrgRegions = caller<typeof listOrgRegionsRoute>('GET', '/api/org/region')
