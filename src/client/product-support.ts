// The calls around products: the update list and its export.
import type { InputOf } from '../contract/call.ts'
import type { exportUpdatesRoute, listUpdatesRoute } from '../contract/product-support.ts'
import { fetchFile } from './fetch-file.ts'
import { caller } from './call.ts'

export const listUpdates = caller<typeof listUpdatesRoute>(
  'POST',
  '/api/about/product/update-information',
)

/** Browser only: a spreadsheet of the narrowed update list. */
export function exportUpdates(input: InputOf<typeof exportUpdatesRoute>) {
  return fetchFile('POST', '/api/about/product/update-information/export', input)
}
