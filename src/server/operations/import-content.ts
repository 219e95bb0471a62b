// Imports content from Markdown files with front matter, and fills an empty shop with the starting content.
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import type { Database } from '../db/database.ts'
import { writeAudit } from '../modules/audit/audit-service.ts'
import { ContentError, type ContentProblem } from '../modules/content/files/content-error.ts'
import { hasContent } from '../modules/content/writing/list-entries.ts'
import {
  storeBytes,
  prepareFolder,
  applyFolder,
  type AppliedFolder,
} from '../modules/content/writing/apply-folder.ts'
import type { FileStore } from '../platform/files/file-store.ts'

export interface ContentImport {
  db: Kysely<Database>
  files: FileStore
  /** Defaults to the project's starting content. */
  folder?: string
  now?: Date
  /** The actor in the audit log. */
  actor?: string
  dryRun?: boolean
  /**
   * If given, it receives each error and the invalid entries are skipped; if absent, any error aborts the import.
   */
  onError?: (error: ContentProblem) => void
}

const STARTING_CONTENT = join(import.meta.dirname, '../../../data/content')
const MAX_AUDITED_ENTRIES = 50

/** Keeps entries that are missing from the folder. Errors: ContentError. */
export async function importContent(parts: ContentImport): Promise<AppliedFolder> {
  const { db, files, folder = STARTING_CONTENT, now = new Date(), actor = 'command' } = parts
  const prepared = await prepareFolder(db, folder)
  if (prepared.errors.length > 0) {
    if (!parts.onError) throw new ContentError(prepared.errors)
    for (const error of prepared.errors) parts.onError(error)
  }
  if (!parts.dryRun) await storeBytes(files, prepared)
  const work = db.transaction().execute(async (trx) => {
    const applied = await applyFolder(trx, prepared, { now, actor })
    if (parts.dryRun) throw new DryRun(applied)
    const { created, changed, media } = applied
    if (created.length + changed.length + media > 0) {
      await writeAudit(trx, now, {
        actor,
        action: 'content.import',
        subject: 'content',
        change: {
          created: created.length,
          changed: changed.length,
          media,
          entries: [...created, ...changed].slice(0, MAX_AUDITED_ENTRIES),
        },
      })
    }
    return applied
  })
  return work.catch((error: unknown) => {
    if (error instanceof DryRun) return error.applied
    throw error
  })
}

/** For a shop without content; returns the number of entries added. */
export async function addStartingContent(
  parts: Pick<ContentImport, 'db' | 'files' | 'folder' | 'onError'>,
): Promise<number> {
  if (await hasContent(parts.db)) return 0
  const { created } = await importContent({ ...parts, actor: 'starting-content' })
  return created.length
}

/** Rolls back the transaction of a dry run. */
class DryRun extends Error {
  readonly applied: AppliedFolder

  constructor(applied: AppliedFolder) {
    super('dry run')
    this.applied = applied
  }
}
