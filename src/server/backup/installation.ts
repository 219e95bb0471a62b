// Which folder of backups belongs to a data folder: stored with the data, and not part of a backup.
import { randomBytes } from 'node:crypto'
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readSystemIdentifier } from '../db/engine/data-paths.ts'
import { makeFolders } from '../platform/files/make-folders.ts'

export interface Installation {
  /** Eight hexadecimal digits, part of the name of the folder. */
  id: string
  /** The folder that was opened last; null: none yet. */
  usedFolder: string | null
  /** Records the folder as the one that was opened last. */
  recordUse(folder: string): void
}

interface Notes {
  /** The identifier of the database whose backups have this id. */
  system: string | null
  folder: string | null
}

const ID_FILE = 'backup-id'
const NOTES_FILE = 'backup-notes.json'

/**
 * Another database in the same data folder, such as an empty one after its database was lost, is another installation:
 * its backups must never replace those of the former one.
 */
export async function openInstallation(dataDir: string): Promise<Installation> {
  const notes = readNotes(dataDir)
  const system = readSystemIdentifier(dataDir)
  const isOtherDatabase = notes.system !== null && system !== null && notes.system !== system
  const id = (isOtherDatabase ? null : readId(dataDir)) ?? (await makeId(dataDir))
  if (isOtherDatabase) writeNotes(dataDir, { system, folder: null })
  return {
    id,
    usedFolder: isOtherDatabase ? null : notes.folder,
    recordUse(folder) {
      const used = { system: system ?? notes.system, folder }
      const isUnchanged = used.system === notes.system && used.folder === notes.folder
      if (isUnchanged) return
      try {
        writeNotes(dataDir, used)
      } catch {
        // On a full disk the log must be archived nevertheless, which frees space; the next process records the folder.
      }
    },
  }
}

/** Replaced atomically, because a backup runs in a process of its own. */
function writeNotes(dataDir: string, notes: Notes): void {
  const path = join(dataDir, NOTES_FILE)
  const temporary = `${path}.${process.pid}.new`
  writeFileSync(temporary, `${JSON.stringify(notes)}\n`, { mode: 0o600, flush: true })
  renameSync(temporary, path)
}

function readNotes(dataDir: string): Notes {
  try {
    const stored = JSON.parse(readFileSync(join(dataDir, NOTES_FILE), 'utf8')) as Partial<Notes>
    return { system: stored.system ?? null, folder: stored.folder ?? null }
  } catch {
    // Missing before the first backup.
    return { system: null, folder: null }
  }
}

function readId(dataDir: string): string | null {
  try {
    const id = readFileSync(join(dataDir, ID_FILE), 'utf8').trim()
    return /^[0-9a-f]{8}$/.test(id) ? id : null
  } catch {
    return null
  }
}

async function makeId(dataDir: string): Promise<string> {
  const id = randomBytes(4).toString('hex')
  await makeFolders(dataDir)
  writeFileSync(join(dataDir, ID_FILE), `${id}\n`, { mode: 0o600, flush: true })
  return id
}
