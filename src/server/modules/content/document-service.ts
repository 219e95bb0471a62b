// Documents that accompany a battery: test summaries, safety data sheets, declarations, manuals.
import { contentPath, DOCUMENT_TYPES } from '../../../shared/content-kinds.ts'
import type { Ctx } from '../../context/context.ts'
import { keepForVersion } from '../../platform/version-memory.ts'
import { findDocuments } from './document-repository.ts'

export interface ProductDocument {
  kind: (typeof DOCUMENT_TYPES)[number]
  title: string
  /** The address of its page, without language prefix. */
  url: string
  /** To be replaced before going live. */
  isExample: boolean
}

/** `chemistry` is a code; documents without a chemistry apply to every battery. */
export async function listDocuments(
  ctx: Pick<Ctx, 'db' | 'lang' | 'clock' | 'cacheVersion'>,
  chemistry: string,
): Promise<ProductDocument[]> {
  const { db, lang, clock } = ctx
  const rows = await keepForVersion(ctx, ['documents', lang, chemistry], () =>
    findDocuments(db, { chemistry, lang, now: clock() }),
  )
  return rows.flatMap(({ id, type, title, is_example: isExample }) => {
    const kind = DOCUMENT_TYPES.find((each) => each === type)
    return kind ? [{ kind, title, url: contentPath({ kind: 'document', id }), isExample }] : []
  })
}
