// Exclusive ownership of a data folder: a kernel file lock, and a note with the address of the owner's
// database.
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { EngineError } from './engine-error.ts'

export interface OwnerNote {
  pid: number
  url: string
}

export interface OwnerLock {
  /** Tells other commands the address of the running database. */
  announce(url: string): void
  release(): void
}

/**
 * Takes ownership, or returns undefined while another process has it. SQLite is used only for its portable file
 * lock, which the kernel releases when the process dies, so the lock is never stale. Errors: EngineError if the file
 * cannot be locked.
 */
export function takeOwnership(dataDir: string): OwnerLock | undefined {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const lock = new DatabaseSync(join(dataDir, 'owner.lock'))
  try {
    lock.exec('begin exclusive')
  } catch (error) {
    lock.close()
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) return undefined
    throw new EngineError(
      `The data folder ${dataDir} cannot be locked: ${(error as Error).message}.`,
    )
  }
  const note = join(dataDir, 'owner.json')
  rmSync(note, { force: true })
  return {
    announce(url) {
      // Replaced atomically, so that readers never see a partial note.
      writeFileSync(`${note}.new`, JSON.stringify({ pid: process.pid, url }), { mode: 0o600 })
      renameSync(`${note}.new`, note)
    },
    release() {
      rmSync(note, { force: true })
      lock.close()
    },
  }
}

/** The owner's note, or undefined while the owner is still starting. */
export function readOwner(dataDir: string): OwnerNote | undefined {
  try {
    return JSON.parse(readFileSync(join(dataDir, 'owner.json'), 'utf8')) as OwnerNote
  } catch {
    return undefined
  }
}

const SQLITE_BUSY = 5
