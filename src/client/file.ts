// Calls for files: the download centre list, videos, bundles, the printed catalogue.
import type { InputOf } from '../contract/call.ts'
import type {
  downloadBatchAgainRoute,
  downloadBatchRoute,
  downloadCatalogueRoute,
  downloadVideoRoute,
  listDownloadsRoute,
} from '../contract/file.ts'
import { caller } from './call.ts'
import { type BundleFetch, bundleFetch } from './fetch-bundle.ts'
import { fetchFile } from './fetch-file.ts'
import { filePath } from './file-path.ts'

export const listDownloads = caller<typeof listDownloadsRoute>('GET', '/api/file/list')

/** Browser only: downloads a whole video. Players use `newsVideoPath`, which serves ranges. */
export function fetchVideo(input: InputOf<typeof downloadVideoRoute>) {
  return fetchFile('POST', '/api/file/download/video', input)
}

/** Browser only: downloads a zip with progress; it can be interrupted and resumed. */
export function fetchBatch(input: InputOf<typeof downloadBatchRoute>): BundleFetch {
  return bundleFetch('/api/file/batch/download', input)
}

export const batchAgainPath = filePath<typeof downloadBatchAgainRoute>(
  '/api/file/batch/download/{ticket}',
)

/**
 * Browser only. Errors: CallError with code 5500 while the catalogue is being generated; its result says when
 * to retry.
 */
export function fetchCatalogue(input: InputOf<typeof downloadCatalogueRoute>) {
  return fetchFile('GET', '/api/file/catalogue/{categoryId}', input)
}
