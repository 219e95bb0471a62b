// The calls of the group reference, in contract order.
import type { AnyCall } from '../../platform/call-handler.ts'
import { findPostCodeCall } from './find-post-code.ts'
import { issueCaptchaV2Call } from './issue-captcha-v2.ts'
import { issueCaptchaCall } from './issue-captcha.ts'
import { listAreaCodesCall } from './list-area-codes.ts'
import { listCountriesCall } from './list-countries.ts'
import { readSaleRegionCall } from './read-sale-region.ts'
import { listOrgRegionsCall } from './list-org-regions.ts'
import { readOrgTreeCall } from './read-org-tree.ts'

export const referenceCalls: AnyCall[] = [
  listCountriesCall,
  listAreaCodesCall,
  readSaleRegionCall,
  findPostCodeCall,
  readOrgTreeCall,
  listOrgRegionsCall,
  issueCaptchaCall,
  issueCaptchaV2Call,
]
