// Presents content rows: fills in figures, sanitises markup again, localises addresses.
import { addressOf } from '../../../contract/call.ts'
import { downloadPosterRoute } from '../../../contract/company.ts'
import type { ContentCard, ContentImage, ContentEntry } from '../../../contract/content.ts'
import { downloadNewsRoute, downloadNewsVideoRoute } from '../../../contract/news.ts'
import type { LiveFigures } from '../../../shared/business-texts.ts'
import { contentPath } from '../../../shared/content-kinds.ts'
import { keepUnits } from '../../../shared/keep-units.ts'
import { langPrefix, type Lang } from '../../../shared/lang.ts'
import { sellerDay } from '../../../shared/seller-day.ts'
import type { MediaRow, EntryRow } from './content-repository.ts'
import { OWN_LABELS } from './files/front-matter-rules.ts'
import { fillPlaceholders } from './markup/placeholders.ts'
import { sectionsOf } from './markup/plain-text.ts'
import { sanitiseMarkup } from './markup/sanitise.ts'
import { picturePath, shownSize, WIDTHS } from './pictures/picture-sizes.ts'

export interface PresentContext {
  /** The requested language. */
  lang: Lang
  /** The area whose layout shows the entry. */
  area?: 'main' | 'dropship' | undefined
  /** Figures counted in the catalogue, for placeholders. */
  live: LiveFigures
  /** Media of the entry. */
  media: readonly MediaRow[]
  /** Ids of media whose bytes were deleted. */
  emptied: ReadonlySet<string>
}

export function presentCard(row: EntryRow, context: PresentContext): ContentCard {
  const fill = filler(row, context)
  const alt = fill(row.image_alt) || fill(row.title)
  const image = context.media.find(({ role }) => role === 'image')
  const addressArea = row.area === 'both' ? (context.area ?? 'main') : row.area
  return {
    kind: row.kind,
    id: row.id,
    type: row.type,
    area: row.area,
    title: fill(row.title),
    summary: fill(row.summary),
    date: row.dated_on,
    image: (image && presentImage(image, alt)) ?? null,
    imageAlt: fill(row.image_alt),
    lang: row.lang,
    isFallback: row.lang !== context.lang,
    isExample: row.is_example,
    url: contentPath({ kind: row.kind, id: row.id, type: row.type, area: addressArea }),
  }
}

/** Presented entries of rows that are kept in memory: sanitising an article takes up to a millisecond. */
const presented = new WeakMap<EntryRow, { context: PresentContext; entry: ContentEntry }>()

/** All requests share the result, which must not be changed. */
export function presentEntry(row: EntryRow, context: PresentContext): ContentEntry {
  const known = presented.get(row)
  if (known?.context === context) return known.entry
  const entry = present(row, context)
  presented.set(row, { context, entry })
  return entry
}

function present(row: EntryRow, context: PresentContext): ContentEntry {
  const fill = filler(row, context)
  const card = presentCard(row, context)
  const body = presentBody(row, context)
  return {
    ...card,
    body,
    description: fill(row.description) || card.summary,
    sections: sectionsOf(body),
    facts: row.labels
      .filter(([name]) => !OWN_LABELS[row.kind]?.includes(name))
      .map(([name, value]) => ({ name: fill(name), value: fill([value].flat().join('\n')) })),
    images: context.media
      .filter(({ role }) => role === 'gallery')
      .flatMap((media) => presentImage(media, media.alt ?? (card.imageAlt || card.title)) ?? []),
    files: context.media.flatMap((media) => presentFile(row, media, context.lang)),
    updatedOn: sellerDay(row.updated_at),
  }
}

/** Sanitised again, since stored markup is not trusted either. */
export function presentBody(row: EntryRow, context: PresentContext): string {
  const prefix = langPrefix(context.lang)
  return sanitiseMarkup(fillPlaceholders(row.body_html, row.lang, context.live), {
    rewriteText: keepUnits,
    ownPath: (address) => (NOT_PAGES.test(address) ? address : withPrefix(prefix, address)),
    hasPicture: (id) => !context.emptied.has(id),
  })
}

/** The values of one label, with figures filled in; empty when the entry lacks it. */
export function labelOf(row: EntryRow, context: PresentContext, name: string): string[] {
  const value = row.labels.find(([label]) => label === name)?.[1] ?? []
  return [value].flat().map(filler(row, context))
}

/** Undefined when the picture was removed. */
export function presentImage(media: MediaRow, alt: string): ContentImage | undefined {
  if (media.hash === null || media.width === null || media.height === null) return undefined
  const natural = { width: media.width, height: media.height, mediaType: media.media_type }
  const widest = shownSize(natural, WIDTHS.at(-1) ?? 0)
  const sizes = WIDTHS.map((width) => ({ width, shown: shownSize(natural, width).width }))
  const useful = sizes.filter(({ shown }, at) => at === 0 || shown > (sizes[at - 1]?.shown ?? 0))
  const largest = useful.at(-1)?.width ?? WIDTHS[0]
  return {
    url: picturePath(media.id, largest),
    srcSet: useful
      .map(({ width, shown }) => `${picturePath(media.id, width)} ${shown}w`)
      .join(', '),
    alt,
    width: widest.width,
    height: widest.height,
    focalX: rounded(media.focal_x),
    focalY: rounded(media.focal_y),
  }
}

function presentFile(row: EntryRow, media: MediaRow, lang: Lang): ContentEntry['files'] {
  if (media.role !== 'file' && media.role !== 'video') return []
  if (media.hash === null) return []
  return [
    {
      id: media.id,
      name: media.file_name.split('/').at(-1) ?? media.id,
      mediaType: media.media_type,
      bytes: media.bytes,
      url: filePath(row, media.role, lang),
    },
  ]
}

/** The address of the call that sends a file of an entry. */
export function filePath(
  { kind, id }: Pick<EntryRow, 'kind' | 'id'>,
  role: 'file' | 'video',
  lang: Lang,
): string {
  if (role === 'video') return addressOf(downloadNewsVideoRoute, { id, lang })
  return addressOf(kind === 'poster' ? downloadPosterRoute : downloadNewsRoute, { id, lang })
}

/** Addresses without a language: anchors, calls, files and digital links. */
const NOT_PAGES =
  /^(?:#|\/(?:api|docs|media|pictures|plots|assets|openapi\.json|sitemap\.xml|sitemaps|robots\.txt|01)(?:[/?#]|$))/

function withPrefix(prefix: string, address: string): string {
  if (/^\/(?:zh-cn|zh-hk)(?:[/?#]|$)/.test(address)) return address
  const bare = prefix !== '' && /^\/(?:[?#]|$)/.test(address) ? address.slice(1) : address
  return prefix + bare
}

/** Figures are formatted in the language of the text, which may be English as a fallback, and keep their units. */
function filler(row: EntryRow, { live }: PresentContext): (text: string) => string {
  return (text) => keepUnits(fillPlaceholders(text, row.lang, live))
}

function rounded(share: number): number {
  return Math.round(share * 1000) / 1000
}
