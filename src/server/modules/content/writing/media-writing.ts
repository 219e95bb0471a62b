// Stores the pictures and files of content: bytes in the file store, and a row for each.
import type { Kysely } from 'kysely'
import { LANGS, type Lang } from '../../../../shared/lang.ts'
import type { Database } from '../../../db/database.ts'
import type { FileStore } from '../../../platform/files/file-store.ts'
import type { MediaFile } from '../files/read-media.ts'
import { findMedia, insertMedia, setAlt, setFocalPoint } from './media-writing-repository.ts'

export interface KnownMedia {
  id: string
  path: string
  isEmptied: boolean
}

/** Writes bytes first, so that a row never references missing bytes. */
export async function storeMedia(files: FileStore, media: readonly MediaFile[]): Promise<void> {
  for (const { hash, bytes } of media) {
    if ((await files.size(hash)) === undefined) await files.write(bytes)
  }
}

/** Inserts rows for new media and writes changed focal points; a removed picture stays removed. */
export async function writeMedia(
  trx: Kysely<Database>,
  media: readonly MediaFile[],
  { now, focalPoints }: { now: Date; focalPoints: ReadonlyMap<string, { x: number; y: number }> },
): Promise<{ changed: number }> {
  const storedById = new Map((await findMedia(trx)).map((row) => [row.id, row]))
  let changed = 0
  for (const file of media) {
    const focal = focalPoints.get(file.path) ?? { x: 0.5, y: 0.5 }
    const stored = storedById.get(file.id)
    if (!stored) {
      await insertMedia(trx, {
        id: file.id,
        hash: file.hash,
        file_name: file.path,
        media_type: file.mediaType,
        bytes: file.bytes.length,
        width: file.width,
        height: file.height,
        focal_x: focal.x,
        focal_y: focal.y,
        created_at: now,
      })
      changed += 1
    } else if (!isNear(stored.focal_x, focal.x) || !isNear(stored.focal_y, focal.y)) {
      await setFocalPoint(trx, file.id, focal)
      changed += 1
    }
  }
  return { changed }
}

/** Stores alternative texts of gallery pictures. Returns how many are new or changed. */
export async function writeAlts(
  trx: Kysely<Database>,
  alts: readonly { mediaId: string; lang: Lang; alt: string }[],
): Promise<{ changed: number }> {
  let changed = 0
  for (const { mediaId, lang, alt } of alts) {
    if (LANGS.includes(lang)) changed += await setAlt(trx, mediaId, lang, alt)
  }
  return { changed }
}

/** By path: the newest picture stored under it, removed or not. */
export async function findKnownMedia(trx: Kysely<Database>): Promise<Map<string, KnownMedia>> {
  const rows = await findMedia(trx)
  return new Map(
    rows.map((row) => [
      row.file_name,
      { id: row.id, path: row.file_name, isEmptied: row.emptied_at !== null },
    ]),
  )
}

/** The database stores numbers in single precision, so a stored one may differ slightly from that of the file. */
function isNear(a: number, b: number): boolean {
  return Math.abs(a - b) < 0.000_01
}
