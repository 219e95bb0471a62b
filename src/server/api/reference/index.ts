// The calls of the group reference, in contract order.
import type { AnyCall } from '../../platform/call-handler.ts'
import { listCountriesCall } from './list-countries.ts'
import { listAreaCodesCall } from './list-area-codes.ts'
import { readSaleRegionCall } from './read-sale-region.ts'
import { findPostCodeCall } from './find-post-code.ts'

export const referenceCalls: AnyCall[] = [
  listCountriesCall,
  listAreaCodesCall,
  readSaleRegionCall,
  findPostCodeCall,
]
