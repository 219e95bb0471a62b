// Restores a shop from its backups into a new data folder, or checks a backup by doing so in a temporary one.
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Logger } from 'pino'
import { findBinaries } from '../db/engine/binaries.ts'
import { MAJOR_VERSION } from '../db/engine/cluster.ts'
import { findDataPaths } from '../db/engine/data-paths.ts'
import { chooseRunAs } from '../db/engine/run-as.ts'
import { makeFolders } from '../platform/files/make-folders.ts'
import { BackupError, NoRoomError } from './backup-error.ts'
import {
  type BackupFolder,
  findBackupFolders,
  listBaseNames,
  momentOfBase,
  removeFolder,
} from './backup-folder.ts'
import { makeCheckFolder } from './check-folder.ts'
import { readManifest, usableFrom } from './manifest.ts'
import { giveFolderToAccount, removeDataFolder } from './owned-folder.ts'
import { makeFileCheck, recoverDatabase, type RecoveryResult } from './recover-database.ts'
import { endOfContainedChanges, type MissingChanges, findMissingChanges } from './reach.ts'
import { extractBackup, requireEmptyFolder } from './restore-backup.ts'
import { findMissingRoom } from './room.ts'
import { listArchivedAfter } from './wal-archive.ts'
import { SEGMENT_BYTES } from './wal-segments.ts'

export interface RestoreResult extends Omit<RecoveryResult, 'endsTooEarly'> {
  name: string
  files: number
  /** Archived segments that were replayed after the base backup. */
  segments: number
  /** The changes that a restore to a requested moment lacks; null: none, or no moment was requested. */
  missing: MissingChanges | null
}

export interface RestoreOptions {
  /** A folder of backups, of one installation or of several. */
  from: string
  /** Must be missing or empty. */
  to: string
  /** Changes committed later are left out; absent: the latest state. */
  until?: Date | undefined
  /**
   * A certain base backup: its state, or with `until` also what followed up to then. Absent: the newest that is early
   * enough, with all that followed.
   */
  name?: string | undefined
  log: Logger
}

/** Marks the work of a restore that was interrupted. */
const UNFINISHED = 'restore-unfinished'

/**
 * The folder appears under its name only when it is complete. Errors: BackupError; EngineError without a built-in
 * PostgreSQL for this machine.
 */
export async function restoreShop(options: RestoreOptions): Promise<RestoreResult> {
  const { until, log } = options
  const to = resolve(options.to)
  await requireEmptyFolder(to)
  const { folder, name } = await chooseBackup(options)
  const temporary = `${to}.restoring`
  if (existsSync(join(temporary, UNFINISHED))) await removeDataFolder(temporary)
  await requireEmptyFolder(temporary)
  await makeFolders(temporary)
  writeFileSync(join(temporary, UNFINISHED), '')
  try {
    const restored = await restoreInto({
      folder,
      name,
      dataDir: temporary,
      until: until ?? (options.name === undefined ? undefined : 'backup'),
      log,
      isCheck: false,
      bytesPerSecond: Infinity,
    })
    await removeFolder(join(temporary, UNFINISHED))
    await removeFolder(join(temporary, 'socket'))
    await removeFolder(to)
    renameSync(temporary, to)
    return restored
  } catch (error) {
    await removeDataFolder(temporary)
    throw error
  }
}

/**
 * Restores a base backup and what followed into a temporary folder, no faster than `bytesPerSecond`, and reads all of it.
 * Errors: as `restoreShop`; NoRoomError.
 */
export async function checkBackup(
  folder: BackupFolder,
  name: string,
  { log, bytesPerSecond = Infinity }: { log: Logger; bytesPerSecond?: number },
): Promise<RestoreResult> {
  const dataDir = await makeCheckFolder(folder)
  try {
    return await restoreInto({
      folder,
      name,
      dataDir,
      log,
      isCheck: true,
      bytesPerSecond,
    })
  } finally {
    await removeDataFolder(dataDir)
  }
}

async function restoreInto(parts: {
  folder: BackupFolder
  name: string
  dataDir: string
  /** As in `RecoverOptions`: 'backup' leaves out all changes after the base backup. */
  until?: Date | 'backup' | undefined
  log: Logger
  /** Compares the copies of files where they are. */
  isCheck: boolean
  bytesPerSecond: number
}): Promise<RestoreResult> {
  const { folder, name, dataDir, until, log, isCheck, bytesPerSecond } = parts
  const runAs = chooseRunAs()
  const paths = findDataPaths(dataDir, findBinaries(), runAs)
  if (isCheck) {
    const home = dirname(paths.cluster)
    // The folder of the check itself is gone when the operator reads the error.
    await requireRoomForCheck(folder, name, home === dataDir ? folder.path : dirname(dirname(home)))
  }
  const { manifest, segments, reach, files } = await extractBackup({
    folder,
    name,
    dataDir,
    paths,
    runAs,
    shouldCopyFiles: !isCheck,
    bytesPerSecond,
  })
  const version = readFileSync(join(paths.cluster, 'PG_VERSION'), 'utf8').trim()
  if (version !== MAJOR_VERSION) {
    throw new BackupError(
      `The backup is of PostgreSQL ${version}, and this shop contains ${MAJOR_VERSION}: restore it with the version of the shop that made it, then export it there (npm run backup -- export FILE) and restore the file here.`,
    )
  }
  const hasFile = makeFileCheck(isCheck ? folder.files : join(dataDir, 'files'))
  const { endsTooEarly, ...recovered } = await recoverDatabase({
    paths,
    runAs,
    log,
    until,
    hasFile,
  })
  // PostgreSQL wrote into it under its own account.
  giveFolderToAccount(dirname(paths.cluster), runAs)
  const lacksChanges = endsTooEarly && until instanceof Date
  const contained = endOfContainedChanges(manifest, recovered.lastChangeAt)
  const missing = lacksChanges ? findMissingChanges(until, contained, reach) : null
  return { ...recovered, name, files, segments, missing }
}

/** Errors: NoRoomError unless the database of the backup, and the log after it, fit on the disk of `place`. */
async function requireRoomForCheck(folder: BackupFolder, name: string, place: string) {
  const { contentBytes, lastSegment } = await readManifest(join(folder.path, name))
  const { segments } = await listArchivedAfter(folder, lastSegment)
  const missing = await findMissingRoom(place, contentBytes + segments.length * SEGMENT_BYTES)
  if (!missing) return
  throw notChecked(
    name,
    `${missing.neededMb} MB are needed on the disk of ${place} meanwhile, and ${missing.freeMb} MB are free`,
  )
}

/** `why`: the reason as a clause. */
export function notChecked(name: string, why: string): NoRoomError {
  return new NoRoomError(
    `The backup ${name} is complete, but was not checked: ${why}. Free some space, then check it: npm run backup -- check ${name}`,
  )
}

/**
 * A shop that was started empty after a loss may back itself up beside the one that was lost, in its own folder, so
 * the newest backup may be the wrong one. `found` is sorted from the newest. Errors: BackupError.
 */
function rejectSeveralShops(found: readonly { folder: BackupFolder; name: string }[]): void {
  const newest = new Map<string, string>()
  for (const { folder, name } of found) {
    if (!newest.has(folder.path)) newest.set(folder.path, name)
  }
  if (newest.size < 2) return
  const list = [...newest].map(([path, name]) => `  ${path}  newest: ${name}`).join('\n')
  throw new BackupError(`There are backups of several shops. Name one with --from:\n${list}`)
}

/** The base backup called `name`, or else the newest that was complete before `until`. Errors: BackupError. */
async function chooseBackup({
  from,
  until,
  name: wanted,
}: RestoreOptions): Promise<{ folder: BackupFolder; name: string }> {
  const found: { folder: BackupFolder; name: string }[] = []
  for (const folder of await findBackupFolders(resolve(from))) {
    for (const name of await listBaseNames(folder)) found.push({ folder, name })
  }
  if (found.length === 0) {
    throw new BackupError(
      `There is no complete backup in ${resolve(from)}: name the folder of the backups with --from.`,
    )
  }
  found.sort((a, b) => momentOfBase(b.name).getTime() - momentOfBase(a.name).getTime())
  if (wanted !== undefined) {
    const named = found.find(({ name }) => name === wanted)
    if (named) return named
    throw new BackupError(
      `The backup ${wanted} was not found: npm run backup -- list shows those that exist.`,
    )
  }
  rejectSeveralShops(found)
  for (const each of found) {
    if (!until) return each
    if (usableFrom(await readManifest(join(each.folder.path, each.name))) <= until) return each
  }
  const oldest = found.at(-1)
  const first = usableFrom(await readManifest(join(oldest?.folder.path ?? '', oldest?.name ?? '')))
  throw new BackupError(
    `The oldest backup was made after that moment: choose one from ${first.toISOString()} on.`,
  )
}
