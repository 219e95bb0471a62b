// Staff changes to existing content, each with its audit entry in one transaction.
import { writeAudit } from '../../modules/audit/audit-service.ts'
import { nameOfEntry } from '../../modules/content/files/content-source.ts'
import { emptyMedia } from '../../modules/content/writing/empty-media.ts'
import {
  changeState,
  type EntryName,
  renameEntry,
  restoreVersion,
  type StateAction,
} from '../../modules/content/writing/manage-entries.ts'
import type { SaveResult } from '../../modules/content/writing/save-entry.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import type { StaffContext } from '../staff-context.ts'

export type ContentAction =
  | StateAction
  | { to: 'rename'; id: string }
  | { to: 'restore'; version: number }

/** Errors: ContentRejected. */
export function manageContent(
  { db, now, actor }: StaffContext,
  name: EntryName,
  action: ContentAction,
): Promise<SaveResult> {
  return db.transaction().execute(async (trx) => {
    const context = { now, actor }
    const saved = await (action.to === 'rename'
      ? renameEntry(trx, name, action.id, context)
      : action.to === 'restore'
        ? restoreVersion(trx, name, action.version, context)
        : changeState(trx, name, action, context))
    if (saved.outcome !== 'unchanged') {
      const { to, ...change } = action
      await writeAudit(trx, now, {
        actor,
        action: `content.${to}`,
        subject: `content:${nameOfEntry(name)}`,
        // As the audit log stores it: dates as texts, nothing undefined.
        change: JSON.parse(JSON.stringify(change)) as Record<string, unknown>,
      })
    }
    return saved
  })
}

/** Deletes the bytes once nothing refers to them. Errors: ContentRejected. */
export async function emptyContentMedia(
  { db, now, actor }: StaffContext,
  files: FileStore,
  id: string,
): Promise<void> {
  const unused = await db.transaction().execute(async (trx) => {
    const hash = await emptyMedia(trx, id, now)
    const note = { actor, action: 'content.empty-media', subject: `media:${id}`, change: {} }
    await writeAudit(trx, now, note)
    return hash
  })
  if (unused !== null) await files.remove(unused)
}
