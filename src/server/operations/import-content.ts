// Imports content from Markdown files with front matter, and fills an empty shop with the starting content.
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import type { Database } from '../db/database.ts'
import { writeAudit } from '../modules/audit/audit-service.ts'
import { ContentFault, type Fault } from '../modules/content/files/content-fault.ts'
import { hasContent } from '../modules/content/writing/list-pieces.ts'
import {
  keepBytes,
  prepareFolder,
  takeFolder,
  type Taken,
} from '../modules/content/writing/take-folder.ts'
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
   * If given, it receives each fault and the faulty pieces are skipped; if absent, any fault aborts the import.
   */
  onFault?: (fault: Fault) => void
}

const STARTING_CONTENT = join(import.meta.dirname, '../../../data/content')
const NAMED = 50

/** Keeps pieces that are missing from the folder. Errors: ContentFault. */
export async function importContent(parts: ContentImport): Promise<Taken> {
  const { db, files, folder = STARTING_CONTENT, now = new Date(), actor = 'command' } = parts
  const prepared = await prepareFolder(db, folder)
  if (prepared.faults.length > 0) {
    if (!parts.onFault) throw new ContentFault(prepared.faults)
    for (const fault of prepared.faults) parts.onFault(fault)
  }
  if (!parts.dryRun) await keepBytes(files, prepared)
  const work = db.transaction().execute(async (trx) => {
    const taken = await takeFolder(trx, prepared, { now, actor })
    if (parts.dryRun) throw new DryRun(taken)
    const { created, changed, media } = taken
    if (created.length + changed.length + media > 0) {
      await writeAudit(trx, now, {
        actor,
        action: 'content.import',
        subject: 'content',
        change: {
          created: created.length,
          changed: changed.length,
          media,
          pieces: [...created, ...changed].slice(0, NAMED),
        },
      })
    }
    return taken
  })
  return work.catch((error: unknown) => {
    if (error instanceof DryRun) return error.taken
    throw error
  })
}

/** For a shop without content; returns the number of pieces added. */
export async function addStartingContent(
  parts: Pick<ContentImport, 'db' | 'files' | 'folder' | 'onFault'>,
): Promise<number> {
  if (await hasContent(parts.db)) return 0
  const { created } = await importContent({ ...parts, actor: 'starting-content' })
  return created.length
}

/** Rolls back the transaction of a dry run. */
class DryRun extends Error {
  readonly taken: Taken

  constructor(taken: Taken) {
    super('dry run')
    this.taken = taken
  }
}
