// Staff changes to existing content, each with its audit entry in one transaction.
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { writeAudit } from '../../modules/audit/audit-service.ts'
import { nameOfPiece } from '../../modules/content/files/content-source.ts'
import { emptyMedia } from '../../modules/content/writing/empty-media.ts'
import {
  changeState,
  type PieceName,
  renamePiece,
  restoreVersion,
  type StateWish,
} from '../../modules/content/writing/manage-pieces.ts'
import type { Saved } from '../../modules/content/writing/save-piece.ts'
import type { FileStore } from '../../platform/files/file-store.ts'

/** `actor` is the name in the audit log. */
export interface ContentDesk {
  db: Kysely<Database>
  now: Date
  actor: string
}

export type ContentWish =
  | StateWish
  | { to: 'rename'; id: string }
  | { to: 'restore'; version: number }

/** Errors: ContentRefusal. */
export function manageContent(
  { db, now, actor }: ContentDesk,
  name: PieceName,
  wish: ContentWish,
): Promise<Saved> {
  return db.transaction().execute(async (trx) => {
    const saving = { now, actor }
    const saved = await (wish.to === 'rename'
      ? renamePiece(trx, name, wish.id, saving)
      : wish.to === 'restore'
        ? restoreVersion(trx, name, wish.version, saving)
        : changeState(trx, name, wish, saving))
    if (saved.outcome !== 'unchanged') {
      const { to, ...change } = wish
      await writeAudit(trx, now, {
        actor,
        action: `content.${to}`,
        subject: `content:${nameOfPiece(name)}`,
        change: JSON.parse(JSON.stringify(change)) as Record<string, unknown>,
      })
    }
    return saved
  })
}

/** Deletes the bytes once nothing refers to them. Errors: ContentRefusal. */
export async function emptyContentMedia(
  { db, now, actor }: ContentDesk,
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
