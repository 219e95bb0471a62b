// Staff save and remove exhibitions and read who registered to visit them; the audit log records each of these.
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { writeAudit } from '../../modules/audit/audit-service.ts'
import { outdatePages } from '../../modules/content/writing/outdate-pages.ts'
import { type ExhibitionFile, langsOf } from '../../modules/exhibition/exhibition-file.ts'
import {
  exhibitionExists,
  listRegistrations,
  removeExhibition,
  saveExhibition,
} from '../../modules/exhibition/exhibition-service.ts'
import { AppError, notFound } from '../../platform/errors.ts'

interface Staff {
  db: Kysely<Database>
  now: Date
  actor: string
}

/** Writes an audit entry, because it reads personal data. Errors: 404. */
export async function readVisitors({ db, now, actor }: Staff, id: string) {
  if (!(await exhibitionExists(db, id))) throw notFound()
  const visitors = await listRegistrations(db, id)
  const change = { visitors: visitors.length }
  await writeAudit(db, now, {
    actor,
    action: 'exhibition.read',
    subject: `exhibition:${id}`,
    change,
  })
  return visitors
}

/** Creates or replaces an exhibition; a saved exhibition no longer counts as an example. */
export async function writeExhibition(
  { db, now, actor }: Staff,
  exhibition: ExhibitionFile,
): Promise<void> {
  const { id, beginsOn, endsOn } = exhibition
  await db.transaction().execute(async (trx) => {
    await saveExhibition(trx, exhibition)
    await outdatePages(trx)
    const change = { beginsOn, endsOn, langs: langsOf(exhibition) }
    await writeAudit(trx, now, {
      actor,
      action: 'exhibition.save',
      subject: `exhibition:${id}`,
      change,
    })
  })
}

/** Errors: 404, 409 visitors have registered. */
export async function deleteExhibition({ db, now, actor }: Staff, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (!(await exhibitionExists(trx, id))) throw notFound()
    if (!(await removeExhibition(trx, id))) throw new AppError(409)
    await outdatePages(trx)
    await writeAudit(trx, now, {
      actor,
      action: 'exhibition.remove',
      subject: `exhibition:${id}`,
      change: {},
    })
  })
}
