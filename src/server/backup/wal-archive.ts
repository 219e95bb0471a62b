// Archives the write-ahead log: compresses complete segments into the backup folder and releases them.
import { constants } from 'node:fs'
import { access, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type BackupFolder,
  listBaseNames,
  listPartialNames,
  momentOfBase,
  namesIn,
} from './backup-folder.ts'
import { compressFile, decompressFile, hashFile, writeDurably } from './durable-files.ts'
import { copyNewFiles } from './file-pool.ts'
import { copyKey } from './key-copy.ts'
import {
  belongsInArchive,
  follows,
  isSegment,
  SEGMENT_BYTES,
  unbrokenFrom,
} from './wal-segments.ts'

/**
 * Why a chain of segments ended: the folder could not be written for too long, a segment is missing, or another shop
 * writes into the same folder.
 */
export type BreakReason = 'unwritable' | 'gap' | 'foreign'

export interface ArchiveState {
  /** When archiving into this folder began. */
  begunAt: string | null
  /** The newest archived segment. */
  lastSegment: string | null
  /** When last every complete segment was archived. */
  archivedAt: string | null
  /** Everything committed before this moment is in archived segments: a shop that stops completes the last one. */
  completeUntil: string | null
  /** Restoring ends here until a newer base backup exists. */
  broken: { since: string; reason: BreakReason } | null
}

export interface ArchiveOptions {
  folder: BackupFolder
  /** PostgreSQL's own data folder. */
  clusterFolder: string
  dataDir: string
  /** Everything committed before this moment is in complete segments. */
  completeUntil?: Date | undefined
  /** Aborted when the waiting log is released meanwhile: what is left of it must not be archived. */
  signal?: AbortSignal | undefined
  now?: () => Date
}

const STATE_FILE = 'archive.json'
const NOTHING: ArchiveState = {
  begunAt: null,
  lastSegment: null,
  archivedAt: null,
  completeUntil: null,
  broken: null,
}

/** `NOTHING` if no state was written or it is damaged. Errors: throws when it cannot be read. */
export async function readArchiveState({ path }: BackupFolder): Promise<ArchiveState> {
  try {
    const stored = JSON.parse(await readFile(join(path, STATE_FILE), 'utf8')) as object
    return { ...NOTHING, ...stored }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || error instanceof SyntaxError) return NOTHING
    throw error
  }
}

/**
 * The archived segments that follow `lastSegment`, the last of a base backup, without a gap. `isWhole`: no archived
 * segment comes after a gap.
 */
export async function listArchivedAfter(
  { wal }: BackupFolder,
  lastSegment: string,
): Promise<{ segments: string[]; isWhole: boolean }> {
  const archived = (await namesIn(wal)).filter((name) => name.endsWith('.zst'))
  const names = archived.map((name) => name.slice(0, -'.zst'.length))
  const later = names.filter((name) => isSegment(name) && name > lastSegment)
  const segments = unbrokenFrom(lastSegment, [lastSegment, ...later]).slice(1)
  return { segments, isWhole: segments.length === later.length }
}

/**
 * Archives what is complete and returns the new state. Without a base backup that could use them, segments are
 * released. Safe to repeat and to run concurrently. Errors: throws when the folder cannot be read or written; the log
 * then waits.
 */
export async function archiveLog(options: ArchiveOptions): Promise<ArchiveState> {
  const { folder, clusterFolder, completeUntil, signal, now = () => new Date() } = options
  const status = statusFolder(clusterFolder)
  // Taken before the segments are listed: this run may take long, and what is completed meanwhile is not archived in it.
  const at = now().toISOString()
  const waiting = await listWaiting(status)
  let state = await readArchiveState(folder)
  const base = await findUsableBase(folder, state)
  // A disk that was disconnected meanwhile looks as if no base backup needed the log.
  await access(folder.path, constants.W_OK)
  if (base === 'finished') state = { ...state, broken: null }
  // The key of verification codes may be younger than the base backup.
  if (base) await copyKey(options.dataDir, folder)
  if (base && waiting.length > 0) {
    await copyNewFiles(join(options.dataDir, 'files'), folder.files)
  }
  if (!base) state = { ...state, lastSegment: null }
  for (const name of waiting) {
    signal?.throwIfAborted()
    const before = state.broken
    if (base && belongsInArchive(name)) state = await archiveOne(options, name, state)
    if (state.broken !== before) break
    // Recorded before it is released: if the next one fails, it must not look like a gap.
    if (base && isSegment(name)) await writeState(folder, state)
    await release(status, name)
  }
  signal?.throwIfAborted()
  state = { ...state, begunAt: state.begunAt ?? at, archivedAt: at }
  if (completeUntil) state = { ...state, completeUntil: completeUntil.toISOString() }
  await writeState(folder, state)
  return state
}

/**
 * Releases all waiting log if it exceeds `maxBytes`, so that it does not fill the disk. False when it does not.
 * `beforeRelease`: called first, while the log is still there.
 */
export async function releaseLogBeyond(
  clusterFolder: string,
  maxBytes: number,
  beforeRelease?: () => void,
): Promise<boolean> {
  const status = statusFolder(clusterFolder)
  const waiting = await listWaiting(status)
  if (waiting.length * SEGMENT_BYTES <= maxBytes) return false
  beforeRelease?.()
  for (const name of waiting) await release(status, name)
  return true
}

/** The segment that has waited longest for the archiver; null when none waits. */
export async function oldestWaitingSegment(clusterFolder: string): Promise<string | null> {
  return (await listWaiting(statusFolder(clusterFolder))).find(isSegment) ?? null
}

/** Ends the chain of segments in this folder. */
export async function recordBreak(
  folder: BackupFolder,
  broken: NonNullable<ArchiveState['broken']>,
): Promise<void> {
  await writeState(folder, { ...(await readArchiveState(folder)), lastSegment: null, broken })
}

async function archiveOne(
  { folder, clusterFolder, signal, now = () => new Date() }: ArchiveOptions,
  name: string,
  state: ArchiveState,
): Promise<ArchiveState> {
  const [from, to] = [join(clusterFolder, 'pg_wal', name), join(folder.wal, `${name}.zst`)]
  const former = state.lastSegment
  if (isSegment(name) && former && !continues(former, name)) return breakAt(state, 'gap', now())
  if ((await isThere(to)) && !(await isSame(from, to))) {
    if (former) return breakAt(state, 'foreign', now())
    // Written by this shop before it was restored to an earlier moment.
    await removeLater(folder, name)
  }
  if (!(await isThere(to))) {
    await compressFile(from, to)
    // Once it is released, PostgreSQL writes other log into this file.
    if (signal?.aborted) await rm(to, { force: true })
    signal?.throwIfAborted()
  }
  return isSegment(name) ? { ...state, lastSegment: name } : state
}

/** Asynchronous, because a slow disk must not stop the requests of visitors. */
function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}

/** A segment may be archived again after a crash. */
function continues(former: string, name: string): boolean {
  return name <= former || follows(former, name)
}

async function removeLater({ wal }: BackupFolder, name: string): Promise<void> {
  for (const each of await namesIn(wal)) {
    if (isSegment(each.slice(0, 24)) && each >= name) await rm(join(wal, each), { force: true })
  }
}

/** Whether a base backup that began after the last break is finished or in progress, and can use segments. */
async function findUsableBase(
  folder: BackupFolder,
  { broken }: ArchiveState,
): Promise<'finished' | 'in progress' | null> {
  // The names of base backups have whole seconds.
  const since = broken ? Math.floor(new Date(broken.since).getTime() / 1000) * 1000 + 1000 : 0
  const isLater = (name: string) => momentOfBase(name).getTime() >= since
  if ((await listBaseNames(folder)).some(isLater)) return 'finished'
  return (await listPartialNames(folder)).some(isLater) ? 'in progress' : null
}

function breakAt(state: ArchiveState, reason: BreakReason, now: Date): ArchiveState {
  return { ...state, lastSegment: null, broken: { since: now.toISOString(), reason } }
}

function statusFolder(clusterFolder: string): string {
  return join(clusterFolder, 'pg_wal', 'archive_status')
}

/** Oldest first; the history of a timeline before its segments. */
async function listWaiting(status: string): Promise<string[]> {
  const names = (await namesIn(status)).filter((name) => name.endsWith('.ready'))
  return names
    .map((name) => name.slice(0, -'.ready'.length))
    .sort(
      (a, b) => Number(b.endsWith('.history')) - Number(a.endsWith('.history')) || (a < b ? -1 : 1),
    )
}

/** Tells PostgreSQL that it may reuse the segment, as its own archiver does. */
async function release(status: string, name: string): Promise<void> {
  await rename(join(status, `${name}.ready`), join(status, `${name}.done`)).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error
    },
  )
}

async function isSame(segment: string, archived: string): Promise<boolean> {
  const temporary = `${archived}.${process.pid}.check`
  try {
    if ((await stat(segment).catch(() => null)) === null) return true
    await decompressFile(archived, temporary)
    return (await hashFile(segment)) === (await hashFile(temporary))
  } catch {
    return false
  } finally {
    await rm(temporary, { force: true })
  }
}

async function writeState({ path }: BackupFolder, state: ArchiveState): Promise<void> {
  const file = join(path, STATE_FILE)
  await writeDurably(`${file}.new`, `${JSON.stringify(state)}\n`)
  await rename(`${file}.new`, file)
}
