// Tests the files of a bundle of drawn pictures.
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { readZip } from '../../../../test/support/read-zip.ts'
import type { StoredZip } from '../../platform/zip/stored-zip.ts'
import { type Drawings, drawnBundle } from './drawn-bundle.ts'

interface Item {
  itemNo: string
  updatedOn: string
}
const ids = Array.from({ length: 120 }, (_, at) => `VC-${1000 + at}`)

function drawings(change: Partial<Drawings<Item>> = {}): Drawings<Item> {
  return {
    ids,
    views: ['front', 'angle'],
    load: async (itemNos) => itemNos.map((itemNo) => ({ itemNo, updatedOn: '2026-11-01' })),
    draw: ({ itemNo }, view) => Buffer.from(`<svg>${itemNo} ${view}</svg>`),
    format: 'svg',
    ...change,
  }
}
const makeZip = async (source = drawings()) => (await drawnBundle(source)) as StoredZip
const read = async (zip: StoredZip, from = 0, to = zip.bytes - 1) =>
  buffer((await zip.open(from, to)) as Readable)

test('a bundle has each view of each item, named by the item number', async () => {
  const parts = readZip(await read(await makeZip()))
  expect(parts.size).toBe(240)
  expect(parts.get('VC-1077/VC-1077-angle.svg')).toBe('<svg>VC-1077 angle</svg>')
})

test('a range of a bundle is read without drawing the whole bundle', async () => {
  let drawn = 0
  const draw: Drawings<Item>['draw'] = ({ itemNo }, view) => {
    drawn += 1
    return Buffer.from(`<svg>${itemNo} ${view}</svg>`)
  }
  const zip = await makeZip(drawings({ draw }))
  const whole = await read(zip)
  drawn = 0
  const part = await read(zip, 9000, 9200)
  expect(part.equals(whole.subarray(9000, 9201))).toBe(true)
  expect(drawn).toBeLessThan(6)
})

test('unknown item numbers are returned instead of a bundle', async () => {
  const load = async (itemNos: readonly string[]) =>
    itemNos.filter((id) => !id.endsWith('7')).map((itemNo) => ({ itemNo, updatedOn: '2026-11-01' }))
  const { unknown } = (await drawnBundle(drawings({ load }))) as { unknown: string[] }
  expect(unknown).toHaveLength(12)
  expect(unknown[0]).toBe('VC-1007')
})

test('a picture that changed in the meantime ends the stream', async () => {
  let text = 'before'
  const zip = await makeZip(drawings({ draw: () => Buffer.from(text) }))
  text = 'after!'
  await expect(read(zip)).rejects.toThrow('changed')
})
