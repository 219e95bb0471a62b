// The calls of the group file, in contract order.
import type { AnyCall } from '../../platform/call-handler.ts'
import { downloadBatchCall } from './download-batch.ts'
import { downloadBatchAgainCall } from './download-batch-again.ts'
import { downloadCatalogueCall } from './download-catalogue.ts'
import { downloadVideoCall } from './download-video.ts'
import { listDownloadsCall } from './list-downloads.ts'

export const fileCalls: AnyCall[] = [
  listDownloadsCall,
  downloadVideoCall,
  downloadBatchCall,
  downloadBatchAgainCall,
  downloadCatalogueCall,
]
