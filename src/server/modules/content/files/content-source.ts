// The source form of a content entry: as written in files, stored, and kept in every version.
import type { ContentArea, ContentKind } from '../../../../shared/content-kinds.ts'
import type { Lang } from '../../../../shared/lang.ts'

export const CONTENT_STATES = ['draft', 'scheduled', 'published', 'withdrawn'] as const
export type ContentState = (typeof CONTENT_STATES)[number]
export type MediaRole = 'image' | 'gallery' | 'file' | 'video'

/** Name and value as shown, in display order; a list holds address lines or links. */
export type Labels = [name: string, value: string | string[]][]

export interface EntryText {
  title: string
  summary: string
  imageAlt: string
  description: string
  labels: Labels
  /** Markdown. */
  body: string
}

export interface EntryMedia {
  /** Null: in every language. */
  lang: Lang | null
  role: MediaRole
  mediaId: string
}

export interface EntrySource {
  kind: ContentKind
  id: string
  /** One of the types of its kind, such as 'event' of news; null: it has none. */
  type: string | null
  area: ContentArea
  state: ContentState
  /** ISO 8601. */
  publishAt: string | null
  withdrawAt: string | null
  /** YYYY-MM-DD. */
  date: string | null
  /** The position among entries of its kind; smaller ones come first. */
  place: number
  /** Fields that only this kind has, such as the link of a banner or the parent of an office (front-matter-rules.ts). */
  facts: Record<string, unknown>
  /** To be replaced before going live. */
  isExample: boolean
  /** English is required. */
  texts: Partial<Record<Lang, EntryText>> & { en_us: EntryText }
  /** In display order. */
  media: EntryMedia[]
  /** Ids of the pictures in the text, by the path written there. */
  bodyMedia: Record<string, string>
}

/** 'news/storage-band'. */
export function nameOfEntry({ kind, id }: { kind: string; id: string }): string {
  return `${kind}/${id}`
}
