// The calls of the group company, in contract order.
import type { AnyCall } from '../../platform/call-handler.ts'
import { downloadPosterCall } from './download-poster.ts'
import { listOpeningsCall } from './list-openings.ts'
import { listIntroductionsCall } from './list-introductions.ts'
import { readIntroductionCall } from './read-introduction.ts'
import { listCorporateCall } from './list-corporate.ts'
import { readCorporateCall } from './read-corporate.ts'
import { listCsrCall } from './list-csr.ts'
import { readCsrCall } from './read-csr.ts'
import { readSubZoneCall } from './read-sub-zone.ts'
import { listPostersCall } from './list-posters.ts'
import { readPosterCall } from './read-poster.ts'

export const companyCalls: AnyCall[] = [
  listOpeningsCall,
  listIntroductionsCall,
  readIntroductionCall,
  listCorporateCall,
  readCorporateCall,
  listCsrCall,
  readCsrCall,
  readSubZoneCall,
  listPostersCall,
  readPosterCall,
  downloadPosterCall,
]
