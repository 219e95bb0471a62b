// EANs that move between items within one file: no item loses its EAN by a row that is rejected.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { importCatalogue } from '../src/server/staff/catalogue/import-catalogue.ts'
import type { RowError } from '../src/shared/catalogue-item.ts'
import { useShop } from './support/ask.ts'

const shop = useShop()
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ean-moves-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const HEAD = 'itemNo,ean,setItems,brand,category,title_en_us,voltage,capacity_mAh,chemistry'
const REST = 'Acme,laptop,Pack,11.1,5000,Li-ion'
const NEW_ITEM = {
  brand: 'Acme',
  category: 'laptop',
  title: 'Pack',
  voltage: 11.1,
  capacity_mAh: 5000,
  chemistry: 'Li-ion',
}
const OF_A = '4006381333931'
const OF_B = '96385074'
const OF_C = '0036000291452'
const FREE = '5901234123457'

async function importRows(head: string, rows: string[], dryRun = false) {
  const path = join(folder, 'eans.csv')
  await writeFile(path, [head, ...rows].join('\n'))
  const errors: RowError[] = []
  const { counts } = await importCatalogue({
    db: shop().owner,
    actor: 'staff:ann@shop.example',
    path,
    dryRun,
    onError: (error) => errors.push(error),
  })
  const faults = errors.map(({ itemNo, fault, detail }) => [itemNo, fault, detail])
  return { counts, faults: faults.toSorted() }
}

async function eansOf(...itemNos: string[]): Promise<Array<string | null>> {
  const rows = await shop()
    .owner.selectFrom('product')
    .select('ean')
    .where('item_no', 'in', itemNos)
    .orderBy('item_no')
    .execute()
  return rows.map(({ ean }) => ean)
}

const gtin = (ean: string) => ean.padStart(14, '0')

beforeEach(async () => {
  await importRows('itemNo,ean', ['EAN-A,', 'EAN-B,', 'EAN-C,'])
  const rows = [`EAN-A,${OF_A},,${REST}`, `EAN-B,${OF_B},,${REST}`, `EAN-C,${OF_C},,${REST}`]
  expect((await importRows(HEAD, rows)).faults).toEqual([])
})

test('EANs that move on by one are all rejected if the last item keeps its EAN', async () => {
  const rows = [`EAN-A,${OF_B}`, `EAN-B,${OF_C}`]
  for (const dryRun of [true, false]) {
    const { counts, faults } = await importRows('itemNo,ean', rows, dryRun)
    expect(counts).toMatchObject({ changed: 0, errors: 2 })
    expect(faults).toEqual([
      ['EAN-A', 'ean-taken', 'EAN-B'],
      ['EAN-B', 'ean-taken', 'EAN-C'],
    ])
  }
  expect(await eansOf('EAN-A', 'EAN-B', 'EAN-C')).toEqual([OF_A, OF_B, OF_C].map(gtin))
})

test('EANs that move on by one are accepted if the last item gets another', async () => {
  const rows = [`EAN-A,${OF_B}`, `EAN-B,${OF_C}`, `EAN-C,${FREE}`]
  for (const dryRun of [true, false]) {
    const { counts, faults } = await importRows('itemNo,ean', rows, dryRun)
    expect(faults).toEqual([])
    expect(counts).toMatchObject({ changed: 3 })
  }
  expect(await eansOf('EAN-A', 'EAN-B', 'EAN-C')).toEqual([OF_B, OF_C, FREE].map(gtin))
})

test('an item whose row is rejected for its set keeps its EAN', async () => {
  // EAN-B waits for EAN-N, which is rejected, because EAN-C keeps its EAN.
  const rows = [`EAN-A,${OF_B},,${REST}`, `EAN-B,${FREE},EAN-N,${REST}`, `EAN-N,${OF_C},,${REST}`]
  const { faults } = await importRows(HEAD, rows)
  expect(faults).toEqual([
    ['EAN-A', 'ean-taken', 'EAN-B'],
    ['EAN-B', 'unknown-set-item', 'EAN-N'],
    ['EAN-N', 'ean-taken', 'EAN-C'],
  ])
  expect(await eansOf('EAN-A', 'EAN-B', 'EAN-C')).toEqual([OF_A, OF_B, OF_C].map(gtin))
})

test('a row that waits for its set and names no EAN keeps the EAN of its item', async () => {
  // EAN-B waits for EAN-M, which waits for the EAN of EAN-C.
  const lines = [
    { itemNo: 'EAN-A', ean: OF_B },
    { itemNo: 'EAN-B', setItems: ['EAN-M'] },
    { itemNo: 'EAN-C', ean: FREE },
    { ...NEW_ITEM, itemNo: 'EAN-M', ean: OF_C },
  ]
  const [first = '', ...others] = lines.map((line) => JSON.stringify(line))
  const { faults } = await importRows(first, others)
  expect(faults).toEqual([['EAN-A', 'ean-taken', 'EAN-B']])
  expect(await eansOf('EAN-A', 'EAN-B', 'EAN-C', 'EAN-M')).toEqual(
    [OF_A, OF_B, FREE, OF_C].map(gtin),
  )
})
