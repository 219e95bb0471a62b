// Creates and synchronises folders, so that the names in them survive a power cut.
import { open } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { makeFolders } from './make-folders.ts'

/** Creates the folder with those above it, readable by this user alone. Each new name is on disk afterwards. */
export async function makeDurableFolder(folder: string): Promise<void> {
  const topmost = await makeFolders(folder)
  if (topmost === undefined) return
  // The name of a folder is an entry of the folder above it.
  for (let path = resolve(folder); path.length >= topmost.length; path = dirname(path)) {
    await syncFolder(dirname(path))
  }
}

/** Writes the names in the folder to disk. A renamed file can be lost until then. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
