// Loads the download centre: the list of files, and the models (items of the shop) found for a zip of their pictures.
import type { LoaderRequest } from '../../router/loader.ts'
import { listDownloads } from '../../../client/file.ts'
import { searchProducts } from '../../../client/product.ts'
import type { Download } from '../../../contract/file.ts'
import type { SearchAnswer } from '../../../contract/search.ts'
import type { Lang } from '../../../shared/lang.ts'
import type { PageContext } from '../../site-context.ts'
import { type DownloadsFilterValues, readDownloadsUrl } from './downloads-url.ts'

export const MODELS_SHOWN = 24

export type FoundModels = Pick<SearchAnswer, 'list' | 'total'>

export interface LoadedDownloads {
  filters: DownloadsFilterValues
  /** Language of the files. */
  language: Lang
  list: Download[]
  /** Null: the address searches for none. */
  models: FoundModels | null
}

export async function loadDownloads(
  request: LoaderRequest,
  { lang, transport, packSeries }: PageContext,
): Promise<LoadedDownloads> {
  const filters = readDownloadsUrl(request.url)
  const { type, keyword, models: wanted, language = lang } = filters
  const input = { lang: language, rows: 100, ...(type && { type }), ...(keyword && { keyword }) }
  const [{ list }, models] = await Promise.all([
    listDownloads(input, transport, request.signal),
    wanted === undefined
      ? null
      : searchProducts(
          { lang, keyword: wanted, rows: MODELS_SHOWN, perPack: packSeries() },
          transport,
          request.signal,
        ),
  ])
  return {
    filters,
    language,
    list,
    models: models && { list: models.list, total: models.total },
  }
}
