// Creates a folder with those above it, in every file system.
import { mkdir, stat } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'

/**
 * Returns the outermost folder that was created, undefined when all exist. mkdir with Node's
 * option `recursive` never returns in a folder that takes no new ones, such as /proc: it takes ENOENT for a missing folder above. Errors:
 * those of mkdir.
 */
export async function makeFolders(folder: string, mode = 0o700): Promise<string | undefined> {
  const path = resolve(folder)
  const missing = [path]
  for (let above = dirname(path); !(await isThere(above)); above = dirname(above)) {
    missing.unshift(above)
  }
  let first: string | undefined
  for (const each of missing) {
    if (await makeOne(each, mode)) first ??= each
  }
  return first
}

/** False when the folder exists, which another process may have created meanwhile. */
async function makeOne(path: string, mode: number): Promise<boolean> {
  try {
    await mkdir(path, { mode })
    return true
  } catch (error) {
    const found = await stat(path).catch(() => undefined)
    if (found?.isDirectory()) return false
    throw error
  }
}

/** True for anything at this path, also a file: mkdir then says what is wrong. */
function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    (error: NodeJS.ErrnoException) => error.code !== 'ENOENT' || dirname(path) === path,
  )
}
