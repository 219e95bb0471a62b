// What of the download centre an address asks for: type, words, language of the files, models looked for.
import { DOWNLOAD_TYPES, type DownloadType } from '../../../shared/content-kinds.ts'
import { type Lang, LANGS } from '../../../shared/lang.ts'

export interface DownloadsNarrowing {
  type?: DownloadType
  keyword?: string
  /** Of the files; absent: the language of the page. */
  language?: Lang
  /** Words by which models are looked for. */
  models?: string
}

/** What makes no sense is left out: a mistyped address shows everything. */
export function readDownloadsAddress(address: string): DownloadsNarrowing {
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
