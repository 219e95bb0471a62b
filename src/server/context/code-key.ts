// The key of verification codes, which also seals the secrets of authenticator apps: from the configuration, or
// generated once and stored with the data.
import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Config, ConfigError } from '../platform/config.ts'
import { newId } from '../platform/secrets.ts'

/**
 * 32 bytes. Two processes that start concurrently get the same key. Errors: ConfigError when the key file holds no key or
 * cannot be read.
 */
export function codeKeyOf(config: Pick<Config, 'CODE_KEY' | 'DATA_DIR'>): Buffer {
  const path = join(config.DATA_DIR, 'code-key')
  const name = `${config.CODE_KEY}\n${path}`
  const key = cachedKeys.get(name) ?? readOrCreate(config, path)
  cachedKeys.set(name, key)
  return key
}

/** Read once: a key that changed while the shop runs would make every code unknown. */
const cachedKeys = new Map<string, Buffer>()

function readOrCreate({ CODE_KEY, DATA_DIR }: Pick<Config, 'CODE_KEY' | 'DATA_DIR'>, path: string) {
  if (CODE_KEY) return Buffer.from(CODE_KEY, 'hex')
  const stored = readKey(path)
  if (stored) return stored
  mkdirSync(DATA_DIR, { recursive: true })
  const temporary = `${path}.${newId()}`
  writeFileSync(temporary, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flag: 'wx' })
  try {
    // A hard link is created atomically and never replaces an existing key.
    linkSync(temporary, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(temporary)
  }
  return readKey(path) ?? Buffer.alloc(0)
}

function readKey(path: string): Buffer | null {
  let text: string
  try {
    text = readFileSync(path, 'utf8').trim()
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') return null
    throw new ConfigError(
      `${path} cannot be read (${code}): let the user of the shop read this file, or set CODE_KEY to the key.`,
      { cause: error },
    )
  }
  if (/^[0-9a-f]{64}$/.test(text)) return Buffer.from(text, 'hex')
  throw new ConfigError(
    `${path} is not a key of 64 hexadecimal digits: restore this file from a backup, or set CODE_KEY to the key.`,
  )
}
