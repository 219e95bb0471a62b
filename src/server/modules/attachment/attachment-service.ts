// Uploaded files of a case, an application or a return: the bytes once in the file store, under their hash, and a row
// for each use.
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { notFound } from '../../platform/errors.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import { MissingBytesError } from '../../platform/files/missing-bytes.ts'
import { newId } from '../../platform/secrets.ts'
import type { CheckedFile } from '../../platform/uploads/check-upload.ts'
import {
  deleteFiles,
  findFiles,
  insertFile,
  isReferenced,
  lockForRemoving,
  lockForStoring,
  type OwnerColumn,
} from './attachment-repository.ts'

/** What a file belongs to: a message of a case, an application for membership or to a team of the shop, or a return. */
export type Owner =
  | { case_no: string; message_id: string }
  | { application_no: string }
  | { team_application_no: string }
  | { return_no: string }

/** Call it in the transaction of its owner: bytes without a row are removed later. */
export async function storeAttachment(
  trx: Kysely<Database>,
  now: Date,
  { files, checked, owner }: { files: FileStore; checked: CheckedFile; owner: Owner },
): Promise<void> {
  await lockForStoring(trx)
  const { hash, bytes } = await files.keep(checked.path)
  await insertFile(trx, {
    id: newId(),
    hash,
    file_name: checked.fileName,
    media_type: checked.mediaType,
    bytes,
    case_no: null,
    message_id: null,
    application_no: null,
    team_application_no: null,
    return_no: null,
    ...owner,
    scan: checked.scan,
    created_at: now,
  })
}

/** Whose files are read; for a case, those of all its messages. */
type OwnerKey = Exclude<Owner, { case_no: string }> | { case_no: string }

/** Oldest first. */
export function listAttachments(db: Kysely<Database>, owner: OwnerKey) {
  const [[column, number]] = Object.entries(owner) as [[OwnerColumn, string]]
  return findFiles(db, column, number)
}

/** Opens a file of this owner for reading. Errors: 404 unknown, or another owner's; MissingBytesError. */
export async function openAttachment(
  { db, files }: { db: Kysely<Database>; files: FileStore },
  owner: OwnerKey,
  id: string,
) {
  const find = async () => (await listAttachments(db, owner)).find((each) => each.id === id)
  const file = await find()
  if (!file) throw notFound()
  if ((await files.size(file.hash)) === undefined) {
    // Its owner may have been erased meanwhile.
    throw (await find()) ? new MissingBytesError(file.hash) : notFound()
  }
  return {
    fileName: file.file_name,
    mediaType: file.media_type,
    bytes: file.bytes,
    body: await files.read(file.hash),
  }
}

/** Deletes the file rows of these owners. A later clean-up removes their bytes. */
export async function deleteAttachments(
  trx: Kysely<Database>,
  column: OwnerColumn,
  numbers: readonly string[],
): Promise<void> {
  if (numbers.length === 0) return
  await deleteFiles(trx, column, numbers)
}

/** Stores the files that a crash left in the scratch folder after their rows were committed. Returns their number. */
export function restoreAttachments(db: Kysely<Database>, files: FileStore): Promise<number> {
  return files.restoreScratch((hash) => isReferenced(db, hash))
}

/** Removes unreferenced bytes stored before `before`; returns the number of files. */
export async function collectUnusedAttachments(
  db: Kysely<Database>,
  files: FileStore,
  before: Date,
): Promise<number> {
  let collected = 0
  for (const hash of await files.storedBefore(before)) {
    collected += await db.transaction().execute(async (trx) => {
      await lockForRemoving(trx)
      if (await isReferenced(trx, hash)) return 0
      await files.remove(hash)
      return 1
    })
  }
  return collected
}
