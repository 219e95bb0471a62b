// The calls of the group file, in contract order; those that call a single function are bound here.
import {
  downloadBatchAgainRoute,
  downloadBatchRoute,
  downloadVideoRoute,
} from '../../../contract/file.ts'
import { askForBundle, fetchBundleAgain } from '../../operations/bundle-files.ts'
import { openVideo } from '../../operations/open-content-file.ts'
import { type AnyCall, handle } from '../../context/call-handler.ts'
import { downloadCatalogueCall } from './download-catalogue.ts'
import { listDownloadsCall } from './list-downloads.ts'

export const fileCalls: AnyCall[] = [
  listDownloadsCall,
  handle(downloadVideoRoute, (ctx, { id }) => openVideo(ctx, id)),
  handle(downloadBatchRoute, askForBundle),
  handle(downloadBatchAgainRoute, (ctx, { ticket }) => fetchBundleAgain(ctx, ticket)),
  downloadCatalogueCall,
]
