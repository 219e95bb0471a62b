// Hands a restored cluster to the account that PostgreSQL runs under, and removes temporary data folders.
import { chownSync, existsSync, readdirSync, readFileSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { RunAs } from '../db/engine/run-as.ts'
import { removeFolder } from './backup-folder.ts'

/** Only needed where the shop is started as root and the database under another account. */
export function giveFolderToAccount(folder: string, runAs: RunAs): void {
  if (runAs.way !== 'account') return
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    chownSync(join(entry.parentPath, entry.name), runAs.uid, runAs.gid)
  }
}

/** Files that the database must read get the owner of its own folder. */
export async function copyFolderOwner(folder: string, clusterFolder: string): Promise<void> {
  if (process.getuid?.() !== 0) return
  const { uid, gid } = await stat(clusterFolder)
  chownSync(folder, uid, gid)
  for (const name of readdirSync(folder)) chownSync(join(folder, name), uid, gid)
}

/** Also removes the folder outside it with the database of a PostgreSQL under another account (`data-paths.ts`). */
export async function removeDataFolder(dataDir: string): Promise<void> {
  const note = join(dataDir, 'outside-folder')
  const outside = existsSync(note) ? readFileSync(note, 'utf8').trim() : ''
  if (/^\/var\/lib\/voltcell-[0-9a-f]{12}$/.test(outside)) await removeFolder(outside)
  await removeFolder(dataDir)
}
