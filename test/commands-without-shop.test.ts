// Commands in a folder without a shop: they name the folder and create nothing.
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
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
