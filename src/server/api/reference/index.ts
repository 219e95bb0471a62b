// The calls of the group reference; those that call a single function are bound here.
import { listOrgRegionsRoute, readOrgTreeRoute } from '../../../contract/company.ts'
import {
  findPostCodeRoute,
  issueCaptchaRoute,
  issueCaptchaV2Route,
  listDialCodesRoute,
  listCountriesRoute,
  readSaleRegionRoute,
} from '../../../contract/reference.ts'
import { issuePicture, issueProofOfWork } from '../../modules/captcha/captcha-service.ts'
import { listOrgRegions, readOrgTree } from '../../modules/content/office-service.ts'
import {
  findPostCode,
  listDialCodes,
  listCountries,
  readSaleRegion,
} from '../../modules/reference/reference-service.ts'
import { type AnyCall, handle } from '../../context/call-handler.ts'
import { pageOf, wholeList } from '../../platform/http/paging.ts'

export const referenceCalls: AnyCall[] = [
  handle(listCountriesRoute, async (ctx, input) => pageOf(await listCountries(ctx.lang), input)),
  handle(listDialCodesRoute, async (ctx, input) => pageOf(await listDialCodes(ctx.lang), input)),
  handle(readSaleRegionRoute, (ctx, input) => readSaleRegion(input.id, ctx.lang)),
  handle(findPostCodeRoute, (_ctx, input) => findPostCode(input.country, input.postCode)),
  handle(readOrgTreeRoute, async (ctx, { region }) => wholeList(await readOrgTree(ctx, region))),
  handle(listOrgRegionsRoute, async (ctx, input) => pageOf(await listOrgRegions(ctx), input)),
  handle(issueCaptchaRoute, (ctx) => issuePicture(ctx)),
  handle(issueCaptchaV2Route, (ctx) => issueProofOfWork(ctx)),
]
