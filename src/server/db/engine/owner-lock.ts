// One process owns a data folder: a lock that the kernel keeps, and a note saying where the owner's database is.
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { EngineError } from './engine-error.ts'

export interface OwnerNote {
  pid: number
  url: string
}

export interface OwnerLock {
  /** Tells other commands where the running database is. */
  announce(url: string): void
  release(): void
}

/**
 * Takes the folder, or returns undefined while another process holds it. An SQLite file is used for its
 * portable file lock alone: it falls with its process, however that dies, so no lock is ever stale.
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
      // Written whole or not at all, so that a reader never sees half a note.
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
