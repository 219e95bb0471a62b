// Commands in a folder without a shop, or with that of another user: they name the folder and create nothing.
import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rejectWithoutShop } from '../src/server/db/engine/engine.ts'
import { runCommand } from './support/run-command.ts'

let scratch: string
beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'voltcell-no-shop-'))
})
afterAll(() => rm(scratch, { recursive: true, force: true }))

test.each([
  'outbox',
  'staff applications',
  'import catalogue.xlsx',
  'demo',
  'backup',
  'backup export shop.export',
])('the command %s says that the folder holds no shop, and creates none', async (line) => {
  const [name = '', ...args] = line.split(' ')
  const folder = join(scratch, 'missing')
  const settings = { DATA_DIR: folder, BACKUP_DIR: join(scratch, 'backups') }
  const { code, out, err } = await runCommand('', name, args, settings)
  expect(err).toContain(`There is no shop in the data folder ${folder}. `)
  expect(err).toContain('set the same DATA_DIR for this command')
  expect([code, out]).toEqual([1, ''])
  expect(existsSync(folder)).toBe(false)
  expect(await readdir(scratch)).toEqual([])
})

/** The error of a command that another user runs; without root's rights the user of the test runs it. */
function errorForOtherUser(folder: string): string {
  if (isRoot) process.seteuid?.(NOBODY)
  try {
    rejectWithoutShop(folder)
    return ''
  } catch (error) {
    return (error as Error).message
  } finally {
    if (isRoot) process.seteuid?.(0)
  }
}

/** The user id of an account without rights. */
const NOBODY = 65534
const isRoot = process.geteuid?.() === 0

test('the error for another user says to run the command as the user of the shop, not that there is no shop', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'voltcell-private-'))
  await mkdir(join(folder, 'pg'))
  expect(() => rejectWithoutShop(folder)).not.toThrow()
  // Root may enter every folder, so a test that runs as root becomes another user instead.
  await chmod(folder, isRoot ? 0o700 : 0)
  const error = errorForOtherUser(folder)
  await chmod(folder, 0o755)
  const errorForReadable = isRoot ? errorForOtherUser(folder) : undefined
  await rm(folder, { recursive: true })
  expect(error).toContain(
    `The data folder ${folder} cannot be read (EACCES): run this command as the user of the shop`,
  )
  if (errorForReadable !== undefined) {
    expect(errorForReadable).toContain(
      `The shop in the data folder ${folder} belongs to another user (0): run this command as the user of the shop`,
    )
  }
})

test('a data folder that cannot be read is called missing neither by commands nor by the list of backups', async () => {
  const folder = join(scratch, 'loop')
  await symlink(folder, folder)
  const settings = { DATA_DIR: folder, BACKUP_DIR: join(scratch, 'backups') }
  const outbox = await runCommand('', 'outbox', [], settings)
  const list = await runCommand('', 'backup', ['list'], settings)
  await rm(folder)
  expect(outbox).toMatchObject({ code: 1, out: '' })
  expect(outbox.err).toContain(`The data folder ${folder} cannot be read (ELOOP)`)
  expect(list).toMatchObject({ code: 0, err: '' })
  expect(list.out).toContain(`The data folder ${folder} cannot be read (ELOOP)`)
})
