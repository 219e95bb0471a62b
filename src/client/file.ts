// Calls for files: the download centre list, bundles, the printed catalogue.
import type { InputOf } from '../contract/call.ts'
import type {
  downloadBatchRoute,
  downloadCatalogueRoute,
  listDownloadsRoute,
} from '../contract/file.ts'
import { caller } from './call.ts'
import { type BundleFetch, bundleFetch } from './fetch-bundle.ts'
import { fetchFile } from './fetch-file.ts'

export const listDownloads = caller<typeof listDownloadsRoute>('GET', '/api/file/list')

/** Browser only: downloads a zip with progress; it can be interrupted and resumed. */
export function fetchBatch(input: InputOf<typeof downloadBatchRoute>): BundleFetch {
  return bundleFetch('/api/file/batch/download', input)
}

/**
 * Browser only. Errors: CallError with code 5500 while the catalogue is being generated; its result says when
 * to retry.
 */
export function fetchCatalogue(input: InputOf<typeof downloadCatalogueRoute>) {
  return fetchFile('GET', '/api/file/catalogue/{categoryId}', input)
}
