// Folders are created with those above them, and an impossible one fails.
import { mkdir, mkdtemp, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeFolders } from './make-folders.ts'

let scratch: string
beforeEach(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'voltcell-folders-'))
})
afterEach(() => rm(scratch, { recursive: true, force: true }))

test('missing folders are created for this user alone, and the outermost is returned', async () => {
  expect(await makeFolders(join(scratch, 'a/b/c'))).toBe(join(scratch, 'a'))
  expect((await stat(join(scratch, 'a/b/c'))).mode & 0o777).toBe(0o700)
  expect(await makeFolders(join(scratch, 'a/b/d'))).toBe(join(scratch, 'a/b/d'))
})

test('a folder that exists stays as it is, also behind a link', async () => {
  await mkdir(join(scratch, 'there'))
  await symlink(join(scratch, 'there'), join(scratch, 'link'))
  expect(await makeFolders(join(scratch, 'there'))).toBeUndefined()
  expect(await makeFolders(join(scratch, 'link'))).toBeUndefined()
})

test('two callers can create the same folders in parallel', async () => {
  const path = join(scratch, 'a/b/c')
  await Promise.all([makeFolders(path), makeFolders(path)])
  expect((await stat(path)).isDirectory()).toBe(true)
})

test('a file in place of the folder or above it is an error', async () => {
  await writeFile(join(scratch, 'file'), '')
  await expect(makeFolders(join(scratch, 'file'))).rejects.toMatchObject({ code: 'EEXIST' })
  await expect(makeFolders(join(scratch, 'file/a/b'))).rejects.toMatchObject({ code: 'ENOTDIR' })
})

test.runIf(process.platform === 'linux')(
  'a folder below /proc, where none can be created, is an error, not an endless attempt',
  async () => {
    await expect(makeFolders('/proc/nowhere/a')).rejects.toMatchObject({ code: 'ENOENT' })
  },
)
