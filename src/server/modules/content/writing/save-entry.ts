// Stores an entry as its next version if anything changed.
import type { Kysely } from 'kysely'
import { LANGS } from '../../../../shared/lang.ts'
import type { Database } from '../../../db/database.ts'
import type { EntrySource } from '../files/content-source.ts'
import { wordsOfContent } from '../content-words.ts'
import { fillPlaceholders } from '../markup/placeholders.ts'
import { plainTextOf } from '../markup/plain-text.ts'
import { anchorsOf, renderMarkdown } from '../markup/render-markdown.ts'
import { findSource, type RenderedText, writeEntry } from './entry-writing-repository.ts'

export interface SaveResult {
  outcome: 'created' | 'changed' | 'unchanged'
  /** Whether visitors now see something different. */
  changesPages: boolean
}

/** When and by whom an entry is saved. */
export interface SaveContext {
  now: Date
  /** As in the audit log. */
  actor: string
}

/** The caller holds the content lock and increments the version when `changesPages` is true. */
export async function saveEntry(
  trx: Kysely<Database>,
  given: EntrySource,
  { now, actor }: SaveContext,
): Promise<SaveResult> {
  const source = withCurrentState(given, now)
  const stored = await findSource(trx, source.kind, source.id)
  if (stored && comparableText(stored.source) === comparableText(source)) {
    return { outcome: 'unchanged', changesPages: false }
  }
  const version = (stored?.version ?? 0) + 1
  await writeEntry(trx, { source, texts: renderTexts(source), version, now, actor })
  return {
    outcome: stored ? 'changed' : 'created',
    changesPages: source.state === 'published' || stored?.source.state === 'published',
  }
}

/** Sanitised here on writing, and again on reading. */
export function renderTexts(source: EntrySource): RenderedText[] {
  const anchors = anchorsOf(source.texts.en_us.body)
  return LANGS.flatMap((lang) => {
    const text = source.texts[lang]
    if (!text) return []
    const html = renderMarkdown(text.body, { anchors, media: source.bodyMedia })
    const shown = [
      text.title,
      text.summary,
      ...text.labels.flatMap(([name, value]) => [name, ...[value].flat()]),
      plainTextOf(html),
    ].map((part) => fillPlaceholders(part, lang, { modelsInCatalogue: 0 }))
    return [{ lang, text, html, words: wordsOfContent(shown) }]
  })
}

/**
 * The state that the entry has by now, also where its file was written before its publication or its end: a published or
 * scheduled entry whose end has come is withdrawn.
 */
function withCurrentState(source: EntrySource, now: Date): EntrySource {
  const { state, publishAt, withdrawAt } = source
  if (state !== 'published' && state !== 'scheduled') return source
  const hasCome = (at: string | null) => at !== null && Date.parse(at) <= now.getTime()
  if (hasCome(withdrawAt)) return { ...source, state: 'withdrawn' }
  if (publishAt === null) return source
  return { ...source, state: hasCome(publishAt) ? 'published' : 'scheduled' }
}

/** Sorts keys, since the database returns them in a different order. */
function comparableText(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
}
