// Lists every entry with its state, for content editors.
import type { Kysely } from 'kysely'
import type { ContentKind } from '../../../../shared/content-kinds.ts'
import { LANGS } from '../../../../shared/lang.ts'
import type { Database } from '../../../db/database.ts'
import type { ContentState } from '../files/content-source.ts'
import { findFirstId, findSources } from './entry-writing-repository.ts'

export interface ListedEntry {
  kind: ContentKind
  id: string
  state: ContentState
  title: string
  isExample: boolean
  /** Missing languages. */
  missing: string[]
  publishAt: string | null
  withdrawAt: string | null
}

/** False in a new shop. */
export async function hasContent(db: Kysely<Database>): Promise<boolean> {
  return (await findFirstId(db)) !== undefined
}

export async function listAllEntries(
  db: Kysely<Database>,
  kind?: ContentKind,
): Promise<ListedEntry[]> {
  const sources = await findSources(db)
  return sources
    .filter((source) => kind === undefined || source.kind === kind)
    .map((source) => ({
      kind: source.kind,
      id: source.id,
      state: source.state,
      title: source.texts.en_us.title,
      isExample: source.isExample,
      missing: LANGS.filter((lang) => !source.texts[lang]),
      publishAt: source.publishAt,
      withdrawAt: source.withdrawAt,
    }))
}
