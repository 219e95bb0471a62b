// Every piece with its state, for whoever looks after the content.
import type { Kysely } from 'kysely'
import type { ContentKind } from '../../../../shared/content-kinds.ts'
import { LANGS } from '../../../../shared/lang.ts'
import type { Database } from '../../../db/database.ts'
import type { ContentState } from '../files/content-source.ts'
import { findSources } from './piece-writing-repository.ts'

export interface ListedPiece {
  kind: ContentKind
  id: string
  state: ContentState
  title: string
  isExample: boolean
  /** Languages that it lacks. */
  missing: string[]
  publishAt: string | null
  withdrawAt: string | null
}

export async function listAllPieces(
  db: Kysely<Database>,
  kind?: ContentKind,
): Promise<ListedPiece[]> {
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
