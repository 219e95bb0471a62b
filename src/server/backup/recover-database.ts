// Runs PostgreSQL on an extracted backup until the log is replayed, and checks what it then contains.
import { rm } from 'node:fs/promises'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { DATABASE } from '../db/engine/cluster.ts'
import type { DataPaths } from '../db/engine/data-paths.ts'
import { EngineError } from '../db/engine/engine-error.ts'
import { startPostmaster } from '../db/engine/postmaster.ts'
import type { RunAs } from '../db/engine/run-as.ts'
import { BackupError } from './backup-error.ts'
import {
  checkIndexes,
  countRows,
  lastReplayedAt,
  listFilesOfRows,
  openBackupClient,
} from './backup-repository.ts'
import { requestRecovery } from './restore-backup.ts'

export interface RecoverOptions {
  paths: DataPaths
  runAs: RunAs
  log: Logger
  /** Changes committed later are left out; 'backup': those after the base backup; absent: everything is replayed. */
  until?: Date | 'backup' | undefined
  /** Whether a file that a row names exists; the path is below files/. */
  hasFile(path: string): boolean
}

export interface RecoveryResult {
  tables: number
  rows: number
  /** When the last change was made; null when nothing happened after the base backup. */
  lastChangeAt: Date | null
  /** Files that rows name and that are missing. */
  missingFiles: string[]
  /** The stored log ends before the requested moment, so all of it was replayed. */
  endsTooEarly: boolean
}

const ENDED_BEFORE_TARGET = /recovery ended before configured recovery target was reached/

/** Stops the database again. Errors: BackupError when it cannot be recovered or is damaged. */
export async function recoverDatabase(options: RecoverOptions): Promise<RecoveryResult> {
  const { paths, runAs, log, until } = options
  await requestRecovery(paths.cluster)
  const settings = [
    'archive_mode=off',
    'shared_buffers=64MB',
    // The segments are in place already.
    'restore_command=false',
    'recovery_target_action=promote',
    'hot_standby=off',
  ]
  let server
  try {
    server = await startPostmaster({
      paths,
      runAs,
      log,
      settings: [...settings, ...targetOf(until)],
    })
  } catch (error) {
    if (!(error instanceof EngineError)) throw error
    // No later change is stored: the end of the log is the nearest to that moment that can be restored.
    if (until && ENDED_BEFORE_TARGET.test(error.message)) {
      return { ...(await recoverDatabase({ ...options, until: undefined })), endsTooEarly: true }
    }
    throw new BackupError(`The database of the backup cannot be recovered: ${error.message}`, {
      cause: error,
    })
  }
  try {
    return await inspect(options)
  } finally {
    await server.stop()
    await rm(join(paths.cluster, 'backup_label.old'), { force: true })
  }
}

function targetOf(until: RecoverOptions['until']): string[] {
  if (until === undefined) return []
  if (until === 'backup') return ['recovery_target=immediate']
  // PostgreSQL does not read the "Z" of an ISO time here.
  return [`recovery_target_time=${until.toISOString().replace('T', ' ').replace('Z', '+00')}`]
}

async function inspect({ paths, hasFile }: RecoverOptions): Promise<RecoveryResult> {
  const password = readFileSync(paths.passwordFile, 'utf8').trim()
  const url = `postgresql://${DATABASE}:${password}@localhost/${DATABASE}?host=${encodeURIComponent(paths.socketDir)}`
  const client = await openBackupClient(url)
  try {
    const counts = await countRows(client)
    await checkIndexes(client)
    const files = await listFilesOfRows(client)
    return {
      tables: counts.size,
      rows: [...counts.values()].reduce((sum, n) => sum + n, 0),
      lastChangeAt: await lastReplayedAt(client),
      missingFiles: files.filter((path) => !hasFile(path)),
      endsTooEarly: false,
    }
  } catch (error) {
    throw new BackupError(`The database of the backup is damaged: ${(error as Error).message}.`, {
      cause: error,
    })
  } finally {
    await client.end()
  }
}

/** Returns a function that says whether a file exists, by its path below `folder`, which is laid out like the file store. */
export function makeFileCheck(folder: string): (path: string) => boolean {
  return (path) => existsSync(join(folder, path))
}
