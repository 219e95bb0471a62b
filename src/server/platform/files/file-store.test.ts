// Tests that the file store returns bytes by hash, and that no name leaves its folder.
import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFileStore, type FileStore } from './file-store.ts'

let folder: string
let store: FileStore

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'voltcell-store-'))
  store = createFileStore(join(folder, 'files'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function bytesOf(hash: string, range?: { from: number; to: number }): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of await store.read(hash, range)) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}

test('written bytes are read by their SHA-256, whole or in part', async () => {
  const { hash, bytes } = await store.write(Buffer.from('0123456789'))
  expect(hash).toBe(createHash('sha256').update('0123456789').digest('hex'))
  expect(bytes).toBe(10)
  expect(await bytesOf(hash)).toBe('0123456789')
  expect(await bytesOf(hash, { from: 3, to: 5 })).toBe('345')
  expect(await store.size(hash)).toBe(10)
})

test('the same bytes are stored once and leave no scratch file', async () => {
  const first = await store.write(Buffer.from('same'))
  const second = await store.write(Buffer.from('same'))
  expect(second).toEqual(first)
  expect(await readdir(join(folder, 'files', 'scratch'))).toEqual([])
})

test('a scratch file whose hash a row names is put back, and no other one', async () => {
  const { hash } = await store.write(Buffer.from('named'))
  const { hash: present } = await store.write(Buffer.from('present'))
  // A power cut undid the move of the first; the others were never moved.
  const scratch = join(folder, 'files', 'scratch')
  await rename(join(folder, 'files', hash.slice(0, 2), hash), join(scratch, 'a'))
  await writeFile(join(scratch, 'b'), 'present')
  await writeFile(join(scratch, 'c'), 'half')
  expect(await store.restoreScratch(async (each) => [hash, present].includes(each))).toBe(1)
  expect(await bytesOf(hash)).toBe('named')
  expect(await readdir(scratch)).toEqual(['b', 'c'])
  await store.clearScratch(new Date(Date.now() + 1000))
})

test('a removed file is gone, and removing it again is not an error', async () => {
  const { hash } = await store.write(Buffer.from('passing'))
  await store.remove(hash)
  await store.remove(hash)
  expect(await store.size(hash)).toBeUndefined()
  await expect(bytesOf(hash)).rejects.toThrow('ENOENT')
})

test.each(['', '../secret', '..%2fsecret', 'a'.repeat(63), `${'a'.repeat(64)}/..`, 'A'.repeat(64)])(
  'the name %s is rejected because it is not a hash',
  async (name) => {
    await expect(store.read(name)).rejects.toThrow('not a hash')
    await expect(store.remove(name)).rejects.toThrow('not a hash')
  },
)

test('a symbolic link that leads out of the folder is not followed', async () => {
  await writeFile(join(folder, 'secret'), 'secret')
  const hash = 'b'.repeat(64)
  await mkdir(join(folder, 'files', 'bb'), { recursive: true })
  await symlink(join(folder, 'secret'), join(folder, 'files', 'bb', hash))
  await expect(bytesOf(hash)).rejects.toThrow('outside')
  expect(await store.size(hash)).toBeUndefined()
})
