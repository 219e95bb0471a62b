// The key under which verification codes are hashed: from the settings, or made once and kept beside the data.
import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../platform/config.ts'
import { newId } from '../platform/secrets.ts'

/** 32 bytes. Two processes that start at once agree. Throws: a key file that holds something else. */
export function codeKeyOf(config: Pick<Config, 'CODE_KEY' | 'DATA_DIR'>): Buffer {
  const path = join(config.DATA_DIR, 'code-key')
  const name = `${config.CODE_KEY}\n${path}`
  const key = known.get(name) ?? readOrMake(config, path)
  known.set(name, key)
  return key
}

/** Read once: a key that changes under a running shop would make every code unknown. */
const known = new Map<string, Buffer>()

function readOrMake({ CODE_KEY, DATA_DIR }: Pick<Config, 'CODE_KEY' | 'DATA_DIR'>, path: string) {
  if (CODE_KEY) return Buffer.from(CODE_KEY, 'hex')
  const kept = readKey(path)
  if (kept) return kept
  mkdirSync(DATA_DIR, { recursive: true })
  const beside = `${path}.${newId()}`
  writeFileSync(beside, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flag: 'wx' })
  try {
    // A link appears whole or not at all, and never over a key that is there.
    linkSync(beside, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(beside)
  }
  return readKey(path) ?? Buffer.alloc(0)
}

function readKey(path: string): Buffer | null {
  let text: string
  try {
    text = readFileSync(path, 'utf8').trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
  if (/^[0-9a-f]{64}$/.test(text)) return Buffer.from(text, 'hex')
  throw new Error(`${path} is no key of 64 hexadecimal digits: put the kept copy back.`)
}
