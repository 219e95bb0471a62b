// Query parameters of the download centre: type, keywords, file language and model search.
import { DOWNLOAD_TYPES, type DownloadType } from '../../../shared/content-kinds.ts'
import { type Lang, LANGS } from '../../../shared/lang.ts'

export interface DownloadsFilterValues {
  type?: DownloadType
  keyword?: string
  /** Language of the files; defaults to that of the page. */
  language?: Lang
  /** Keywords of the search for models (items of the shop), whose pictures a zip can contain. */
  models?: string
}

/** Invalid values are ignored, so that a mistyped URL shows everything. */
export function readDownloadsUrl(address: string): DownloadsFilterValues {
  const query = new URL(address).searchParams
  const words = (name: string) => query.get(name)?.trim().slice(0, 100)
  const type = DOWNLOAD_TYPES.find((known) => known === query.get('type'))
  const language = LANGS.find((known) => known === query.get('language'))
  const keyword = words('keyword')
  const models = words('models')
  return {
    ...(type && { type }),
    ...(keyword && { keyword }),
    ...(language && { language }),
    ...(models && { models }),
  }
}
