// Writes an entry back to files from which it could have been imported.
import { stringify } from 'yaml'
import { LANGS, type Lang } from '../../../../shared/lang.ts'
import type { MediaRole, EntrySource, EntryText } from './content-source.ts'

export interface WrittenFile {
  /** 'news/storage-band/en_us.md'. */
  path: string
  text: string
}

export interface NamedMedia {
  /** As front matter names it: the name of its file in the exported folder. */
  path: string
  alts: Partial<Record<Lang, string>>
}

/** `media` by id; values equal to the default are omitted. */
export function writeEntryFiles(
  source: EntrySource,
  media: ReadonlyMap<string, NamedMedia>,
): WrittenFile[] {
  return LANGS.flatMap((lang) => {
    const text = source.texts[lang]
    if (!text) return []
    const fields = {
      ...(lang === 'en_us' ? sharedFields(source) : {}),
      ...wordFields(text),
      ...mediaFields(source, lang, media),
    }
    const front = stringify(fields, { lineWidth: 0, version: '1.2' })
    const body = text.body === '' ? '' : `${text.body}\n`
    return [{ path: `${source.kind}/${source.id}/${lang}.md`, text: `---\n${front}---\n${body}` }]
  })
}

function sharedFields(source: EntrySource): Record<string, unknown> {
  return withoutNulls({
    type: source.type,
    area: source.area === 'main' ? null : source.area,
    date: source.date,
    place: source.place === 0 ? null : source.place,
    example: source.isExample ? true : null,
    state: source.state === 'published' ? null : source.state,
    publishAt: source.publishAt,
    withdrawAt: source.withdrawAt,
    facts: Object.keys(source.facts).length > 0 ? source.facts : null,
  })
}

function wordFields({ title, summary, imageAlt, description, labels }: EntryText) {
  return withoutNulls({
    title,
    summary: summary || null,
    imageAlt: imageAlt || null,
    description: description || null,
    labels: labels.length > 0 ? Object.fromEntries(labels) : null,
  })
}

function mediaFields(
  source: EntrySource,
  lang: Lang,
  media: ReadonlyMap<string, NamedMedia>,
): Record<string, unknown> {
  const mediaOfLang = source.media.filter((each) => each.lang === (lang === 'en_us' ? null : lang))
  const paths = (role: MediaRole) =>
    mediaOfLang
      .filter((each) => each.role === role)
      .map(({ mediaId }) => media.get(mediaId)?.path ?? '')
  const gallery = mediaOfLang.filter(({ role }) => role === 'gallery')
  const alts = gallery.map(({ mediaId }) => media.get(mediaId)?.alts[lang] ?? '')
  return withoutNulls({
    image: paths('image')[0] ?? null,
    file: paths('file')[0] ?? null,
    video: paths('video')[0] ?? null,
    gallery: gallery.length > 0 ? paths('gallery') : null,
    galleryAlt: alts.some((alt) => alt !== '') ? alts : null,
  })
}

function withoutNulls(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null))
}
