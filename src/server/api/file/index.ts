// The calls of the group file; those that call a single function are bound here.
import { downloadBatchAgainRoute, downloadVideoRoute } from '../../../contract/file.ts'
import { fetchBundleByTicket } from '../../operations/bundle-files.ts'
import { openVideo } from '../../operations/open-content-file.ts'
import { type AnyCall, handle } from '../../context/call-handler.ts'
import { downloadBatchCall } from './download-batch.ts'
import { downloadCatalogueCall } from './download-catalogue.ts'
import { listDownloadsCall } from './list-downloads.ts'

export const fileCalls: AnyCall[] = [
  listDownloadsCall,
  handle(downloadVideoRoute, (ctx, { id }) => openVideo(ctx, id)),
  downloadBatchCall,
  handle(downloadBatchAgainRoute, (ctx, { ticket }) => fetchBundleByTicket(ctx, ticket)),
  downloadCatalogueCall,
]
