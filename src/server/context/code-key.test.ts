// Tests that the code key is created once, is readable only by its owner, and is reused afterwards.
import { execFile } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ConfigError } from '../platform/config.ts'
import { codeKeyOf } from './code-key.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'code-key-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('the key is made once, with mode 600, in a folder that may be missing', () => {
  const DATA_DIR = join(folder, 'new')
  const key = codeKeyOf({ CODE_KEY: '', DATA_DIR })
  expect(key).toHaveLength(32)
  const path = join(DATA_DIR, 'code-key')
  expect(statSync(path).mode & 0o777).toBe(0o600)
  expect(readFileSync(path, 'utf8').trim()).toBe(key.toString('hex'))
  expect(codeKeyOf({ CODE_KEY: '', DATA_DIR })).toEqual(key)
  expect(readdirSync(DATA_DIR)).toEqual(['code-key'])
})

test(
  'four processes that start at the same time agree on one key',
  { timeout: 60_000 },
  async () => {
    const script = `import { codeKeyOf } from ${JSON.stringify(join(import.meta.dirname, 'code-key.ts'))}
    console.log(codeKeyOf({ CODE_KEY: '', DATA_DIR: ${JSON.stringify(folder)} }).toString('hex'))`
    const run = promisify(execFile)
    const ran = await Promise.all(
      Array.from({ length: 4 }, () =>
        run(process.execPath, ['--input-type=module-typescript', '-e', script]),
      ),
    )
    expect(new Set(ran.map(({ stdout }) => stdout.trim())).size).toBe(1)
    expect(ran[0]?.stdout.trim()).toMatch(/^[0-9a-f]{64}$/)
  },
)

test('a setting takes precedence over the file, which is not written', () => {
  const CODE_KEY = 'ab'.repeat(32)
  expect(codeKeyOf({ CODE_KEY, DATA_DIR: folder })).toEqual(Buffer.alloc(32, 0xab))
  expect(readdirSync(folder)).toEqual([])
})

test('a file with other content is not overwritten', () => {
  writeFileSync(join(folder, 'code-key'), 'half a k')
  expect(() => codeKeyOf({ CODE_KEY: '', DATA_DIR: folder })).toThrow('code-key')
  expect(readFileSync(join(folder, 'code-key'), 'utf8')).toBe('half a k')
})

test.each<[string, (path: string) => void, string]>([
  [
    'holds no key',
    (path) => writeFileSync(path, 'half a k'),
    'is not a key of 64 hexadecimal digits: restore this file from a backup, or set CODE_KEY to the key.',
  ],
  [
    'cannot be read',
    (path) => mkdirSync(path),
    'cannot be read (EISDIR): let the user of the shop read this file, or set CODE_KEY to the key.',
  ],
])(
  'a file that %s is an error of the configuration, which says what to mend',
  (_, make, message) => {
    const path = join(folder, 'code-key')
    make(path)
    const read = () => codeKeyOf({ CODE_KEY: '', DATA_DIR: folder })
    expect(read).toThrow(new ConfigError(`${path} ${message}`))
  },
)
