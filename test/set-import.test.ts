// The column setItems of a catalogue file: what it adds to the bundle of a product, what it rejects, and how it
// removes the bundle.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ResultOf } from '../src/contract/call.ts'
import { readProductRoute } from '../src/contract/product.ts'
import { formatRowError } from '../src/server/modules/catalogue-file/format-errors.ts'
import { exportCatalogue } from '../src/server/staff/catalogue/export-catalogue.ts'
import { importCatalogue } from '../src/server/staff/catalogue/import-catalogue.ts'
import type { RowError } from '../src/shared/catalogue-item.ts'
import { LANGS } from '../src/shared/lang.ts'
import { ask, useShop } from './support/ask.ts'

const shop = useShop()
/** Three items of the shop. */
let A = ''
let B = ''
let C = ''
/** What a row needs to create an item. */
const NEW_COLUMNS = 'brand,category,title_en_us,voltage,capacity_mAh,chemistry'
const NEW_VALUES = 'Acme,laptop,Pack,11.1,5000,Li-ion'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'set-import-'))
  const items = await shop()
    .owner.selectFrom('product')
    .select('item_no')
    .where('status', '=', 'active')
    .where('stop', '=', false)
    .orderBy('id')
    .limit(3)
    .execute()
  ;[A, B, C] = items.map(({ item_no }) => item_no) as [string, string, string]
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function importFile(csv: string, dryRun = false) {
  const path = join(folder, 'sets.csv')
  await writeFile(path, csv)
  const errors: RowError[] = []
  const { counts } = await importCatalogue({
    db: shop().owner,
    actor: 'staff:ann@shop.example',
    path,
    dryRun,
    onError: (error) => errors.push(error),
  })
  return { counts, errors }
}

async function bundleOf(itemNo: string): Promise<string[]> {
  const { result } = await ask<ResultOf<typeof readProductRoute>>(shop(), readProductRoute, {
    itemNo,
  })
  return result.bundleList.map((card) => card.itemNo)
}

test('a set is shown in its order, kept by files without the column, and removed by an empty cell', async () => {
  const csv = `itemNo,setItems\n${A},${C}|${B}\n`
  expect((await importFile(csv, true)).counts).toMatchObject({ changed: 1, errors: 0 })
  expect(await bundleOf(A)).toEqual([])
  expect((await importFile(csv)).counts).toMatchObject({ changed: 1, errors: 0 })
  await expect.poll(() => bundleOf(A)).toEqual([C, B])
  expect((await importFile(csv)).counts).toMatchObject({ changed: 0, unchanged: 1 })
  await importFile(`itemNo,stock\n${A},77\n`)
  await expect.poll(() => bundleOf(A)).toEqual([C, B])
  // `bundle` is another spelling of the heading setItems.
  expect((await importFile(`itemNo,bundle\n${A},\n`)).counts).toMatchObject({ changed: 1 })
  await expect.poll(() => bundleOf(A)).toEqual([])
})

test('new items may name each other, in either order of the rows', async () => {
  const rows = [`SET-1,SET-2,${NEW_VALUES}`, `SET-2,SET-1;${A},${NEW_VALUES}`]
  const csv = `itemNo,setItems,${NEW_COLUMNS}\n${rows.join('\n')}\n`
  expect((await importFile(csv, true)).counts).toMatchObject({ new: 2, errors: 0 })
  expect((await importFile(csv)).counts).toMatchObject({ new: 2, errors: 0 })
  await expect.poll(() => bundleOf('SET-1')).toEqual(['SET-2'])
  await expect.poll(() => bundleOf('SET-2')).toEqual(['SET-1', A])
})

test.each(LANGS)(
  'unknown items and the item itself are rejected in %s, the rest is written',
  async (lang) => {
    const csv = `itemNo,setItems,stock,${NEW_COLUMNS}\n${A},NO-1|${B},5,\n${B},${B},5,\nSET-3,SET-4,5,${NEW_VALUES}\nSET-4,NO-2,5,${NEW_VALUES}\n${C},,9,\n`
    const { counts, errors } = await importFile(csv, lang !== 'en_us')
    expect(counts).toMatchObject({ errors: 4, new: 0 })
    const byItem = errors.toSorted((a, b) => a.line - b.line)
    expect(byItem.map(({ itemNo, fault, detail }) => [itemNo, fault, detail])).toEqual([
      [A, 'unknown-set-item', 'NO-1'],
      [B, 'own-set', ''],
      ['SET-3', 'unknown-set-item', 'SET-4'],
      ['SET-4', 'unknown-set-item', 'NO-2'],
    ])
    const message = formatRowError(byItem[0]!, lang)
    expect(message).toContain('NO-1')
    expect(message).toMatch(
      { en_us: /neither the shop/, zh_cn: /请更正编号/, zh_hk: /請更正編號/ }[lang],
    )
    expect(await bundleOf(A)).toEqual([])
  },
)

test('an export contains the sets, and importing it changes nothing', async () => {
  await importFile(`itemNo,setItems\n${A},${B}\n`)
  const path = join(folder, 'all.ndjson')
  const db = shop().owner
  await exportCatalogue({ db, path, format: 'ndjson' })
  const { counts } = await importCatalogue({ db, actor: 'staff:ann@shop.example', path })
  expect(counts).toMatchObject({ changed: 0, new: 0, errors: 0 })
  await expect.poll(() => bundleOf(A)).toEqual([B])
})
