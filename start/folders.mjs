// The folder of the repository (ROOT), and that of everything that is built (BUILD).
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..')
export const BUILD = join(ROOT, '.build')
