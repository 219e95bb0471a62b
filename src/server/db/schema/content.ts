// Tables of site content in three languages, its versions and former addresses, pictures and files.
import type { Generated, JSONColumnType } from 'kysely'
import type { ContentArea, ContentKind } from '../../../shared/content-kinds.ts'
import type { Lang } from '../../../shared/lang.ts'

type Day = string
type Facts = Record<string, unknown>

export interface ContentTable {
  kind: ContentKind
  id: string
  /** What it is within its kind, such as the team of an opening; null where the kind has no types. */
  type: string | null
  area: ContentArea
  state: 'draft' | 'scheduled' | 'published' | 'withdrawn'
  publish_at: Date | null
  withdraw_at: Date | null
  dated_on: Day | null
  /** Its position in lists that are not sorted by date. */
  place: Generated<number>
  /** The fields of its kind that are the same in all languages. */
  facts: JSONColumnType<Facts>
  is_example: Generated<boolean>
  version: Generated<number>
  updated_at: Date
}

export interface ContentTextTable {
  kind: ContentKind
  id: string
  lang: Lang
  title: string
  summary: Generated<string>
  body_markdown: Generated<string>
  body_html: Generated<string>
  image_alt: Generated<string>
  description: Generated<string>
  /** The fields of its kind that are written in this language. */
  facts: JSONColumnType<Facts>
  /** Normalised words for the search. */
  words: Generated<string>
}

/** The versions of each entry; the column of this name in `catalogue_version` counts the changes of all content. */
export interface ContentVersionTable {
  kind: ContentKind
  id: string
  version: number
  at: Date
  actor: string
  /** The entry with its texts as this version left it. */
  whole: JSONColumnType<Facts>
}

export interface ContentAddressTable {
  kind: ContentKind
  former_id: string
  id: string
}

export interface MediaItemTable {
  id: string
  /** The hash of the stored bytes; null once staff have removed them. */
  hash: string | null
  file_name: string
  media_type: string
  bytes: number
  width: number | null
  height: number | null
  /** The point that stays visible when a picture is cropped, in shares of width and height. */
  focal_x: Generated<number>
  focal_y: Generated<number>
  created_at: Date
  emptied_at: Date | null
}

export interface MediaItemTextTable {
  media_id: string
  lang: Lang
  alt: string
}

export interface ContentMediaItemTable {
  kind: ContentKind
  id: string
  /** The language whose page shows the media; null: all. */
  lang: Lang | null
  role: 'image' | 'gallery' | 'file' | 'video'
  place: Generated<number>
  media_id: string
}

export interface ContentTables {
  content: ContentTable
  content_text: ContentTextTable
  content_version: ContentVersionTable
  content_address: ContentAddressTable
  media_item: MediaItemTable
  media_item_text: MediaItemTextTable
  content_media: ContentMediaItemTable
}
