// The folders of the shop and of what is built.
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..')
export const BUILD = join(ROOT, '.build')
