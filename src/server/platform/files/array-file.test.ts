// Tests that a file of arrays returns what was written, or nothing at all.
import { mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readArrayFile, writeArrayFile } from './array-file.ts'

let folder: string
let path: string
const VALUE = {
  size: 3,
  names: ['one', 'two'],
  pairs: [[1, [2, 3]]],
  none: null,
  empty: new Int32Array(0),
  columns: {
    ids: Int32Array.of(-1, 7, 2 ** 31 - 1),
    sides: Float32Array.of(1.5, Number.NaN),
    volts: Float64Array.of(3.7, Infinity),
    // Longer than what is read at once.
    long: Uint16Array.from({ length: 3_000_000 }, (_, at) => at % 65_521),
  },
  // A view of a part of a larger buffer.
  bytes: Buffer.from('a text in bytes').subarray(2, 6),
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'voltcell-arrays-'))
  path = join(folder, 'stored', 'file')
  await writeArrayFile(path, 'key 1', VALUE)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('written values are read back, each array in its type', async () => {
  const { bytes, ...rest } = VALUE
  const read = await readArrayFile<typeof VALUE>(path, 'key 1')
  expect(read).toEqual({ ...rest, bytes: Uint8Array.from(bytes) })
  expect(await readdir(join(folder, 'stored'))).toEqual(['file'])
})

test('a file of another key, and one that is missing, are read as undefined', async () => {
  expect(await readArrayFile(path, 'key 2')).toBeUndefined()
  expect(await readArrayFile(join(folder, 'none'), 'key 1')).toBeUndefined()
})

test('a file that is cut off anywhere is read as undefined', async () => {
  const whole = await readFile(path)
  const cut = join(folder, 'cut')
  for (const length of [0, 5, 43, 44, 60, 200, 500, whole.length - 70_000, whole.length - 1]) {
    await writeFile(cut, whole)
    await truncate(cut, length)
    expect(await readArrayFile(cut, 'key 1'), `${length} bytes`).toBeUndefined()
  }
})

test('a file with more bytes than were written is read as undefined', async () => {
  const longer = join(folder, 'longer')
  await writeFile(longer, Buffer.concat([await readFile(path), Buffer.from('x')]))
  expect(await readArrayFile(longer, 'key 1')).toBeUndefined()
})

test('a file with a single changed bit is read as undefined, wherever the bit is', async () => {
  const whole = await readFile(path)
  const damaged = join(folder, 'damaged')
  const places = [0, 7, 8, 11, 12, 43, 44, 60, 150, 300, 1000, whole.length >> 1, whole.length - 1]
  for (const at of places) {
    const bytes = Buffer.from(whole)
    bytes[at] = (bytes[at] ?? 0) ^ 1
    await writeFile(damaged, bytes)
    expect(await readArrayFile(damaged, 'key 1'), `byte ${at}`).toBeUndefined()
  }
})

test('a later file replaces the former one and the half-written file of a killed process', async () => {
  const file = join(folder, 'replaced')
  await writeArrayFile(file, 'first', { ids: Int32Array.of(1) })
  await writeFile(`${file}.new`, 'half of a much longer file that a killed process was writing')
  await writeArrayFile(file, 'second', { ids: Int32Array.of(2) })
  expect(await readArrayFile(file, 'first')).toBeUndefined()
  expect(await readArrayFile(file, 'second')).toEqual({ ids: Int32Array.of(2) })
})

test('a file that cannot be written is an error, and the former one stays', async () => {
  const file = join(path, 'below-a-file')
  await expect(writeArrayFile(file, 'key 1', { ids: Int32Array.of(1) })).rejects.toThrow()
  expect(await readArrayFile<typeof VALUE>(path, 'key 1')).toMatchObject({ size: 3 })
})

test('a file that cannot be replaced leaves no half-written file', async () => {
  const taken = join(folder, 'taken')
  await mkdir(join(taken, 'file'), { recursive: true })
  await expect(
    writeArrayFile(join(taken, 'file'), 'key 1', { ids: Int32Array.of(1) }),
  ).rejects.toThrow()
  expect(await readdir(taken)).toEqual(['file'])
})
