// Tests writing and reading tar archives.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pathBelow, extractTar } from './read-tar.ts'
import { writeTarHeader } from './tar-header.ts'
import { type TarSource, writeTar } from './write-tar.ts'

const LONG = `files/received/ab/${'0123456789abcdef'.repeat(6)}`
let scratch: string

beforeAll(() => {
  scratch = mkdtempSync(join(tmpdir(), 'voltcell-tar-'))
  writeFileSync(join(scratch, 'whole'), 'x'.repeat(700_001))
})
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

test('an archive can be extracted again, by this reader and by tar', async () => {
  const chunks = await archiveOf([
    { name: 'empty/' },
    { name: 'pg/whole', path: join(scratch, 'whole') },
    { name: 'pg/gone', path: join(scratch, 'gone') },
    { name: LONG, body: Buffer.from('named at length') },
    { name: 'nothing', body: Buffer.alloc(0) },
  ])
  const [ours, theirs] = [join(scratch, 'ours'), join(scratch, 'theirs')]
  expect(await extractTar(stream(chunks), pathBelow(ours))).toBe(3)
  writeFileSync(join(scratch, 'archive.tar'), Buffer.concat(chunks))
  spawnSync('mkdir', [theirs])
  const done = spawnSync('tar', ['-xf', join(scratch, 'archive.tar'), '-C', theirs])
  expect(done.status).toBe(0)
  for (const folder of [ours, theirs]) {
    expect(readFileSync(join(folder, 'pg/whole'), 'utf8')).toBe('x'.repeat(700_001))
    expect(readFileSync(join(folder, LONG), 'utf8')).toBe('named at length')
    expect(readFileSync(join(folder, 'nothing'), 'utf8')).toBe('')
  }
})

test('a truncated archive is rejected', async () => {
  const [whole = Buffer.alloc(0)] = await archiveOf([{ name: 'a', body: Buffer.from('abc') }])
  await expect(extractTar(stream([whole]), pathBelow(join(scratch, 'cut')))).rejects.toThrow(
    'the archive is incomplete',
  )
})

test.each(['../outside', '/outside', 'a/../../outside'])(
  'an entry named %s is rejected',
  async (name) => {
    const header = writeTarHeader({ name, bytes: 0, modified: new Date() })
    await expect(extractTar(stream([header]), pathBelow(scratch))).rejects.toThrow('damaged')
  },
)

async function archiveOf(sources: TarSource[]): Promise<Buffer[]> {
  const chunks: Buffer[] = []
  for await (const chunk of writeTar(sources)) chunks.push(chunk)
  return chunks
}

async function* stream(chunks: Buffer[]): AsyncGenerator<Buffer> {
  yield* chunks
}
