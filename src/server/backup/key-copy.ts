// Copies the key of verification codes to the backups and back: a shop may create it after its newest base backup.
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BackupFolder } from './backup-folder.ts'
import { syncFolder } from '../platform/files/durable-folder.ts'
import { copyDurably } from './durable-files.ts'

export const CODE_KEY_FILE = 'code-key'

/**
 * Copies the key of verification codes, without which the codes of a restored shop could not be checked. Does nothing
 * for a shop whose key is a setting.
 */
export async function copyKey(dataDir: string, folder: BackupFolder): Promise<void> {
  const key = await readKey(dataDir)
  const keys = join(folder.path, 'keys')
  if (key === null || (await readKey(keys)) === key) return
  await mkdir(keys, { recursive: true, mode: 0o700 })
  await copyDurably(join(dataDir, CODE_KEY_FILE), join(keys, CODE_KEY_FILE))
  await syncFolder(keys)
}

/** Replaces the key of the base backup, which is the same or missing. */
export async function restoreKey(folder: BackupFolder, dataDir: string): Promise<void> {
  const keys = join(folder.path, 'keys')
  if ((await readKey(keys)) === null) return
  await copyDurably(join(keys, CODE_KEY_FILE), join(dataDir, CODE_KEY_FILE))
}

async function readKey(folder: string): Promise<string | null> {
  return readFile(join(folder, CODE_KEY_FILE), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
}
