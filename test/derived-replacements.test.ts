// Replacement items that an import derives: they follow the catalogue from which they were derived.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { ResultOf } from '../src/contract/call.ts'
import { readProductRoute } from '../src/contract/product.ts'
import { importCatalogue } from '../src/server/staff/catalogue/import-catalogue.ts'
import { ask, useShop } from './support/ask.ts'

const shop = useShop()
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'replacements-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function importRows(head: string, ...rows: string[]): Promise<void> {
  const path = join(folder, 'items.csv')
  await writeFile(path, [head, ...rows].join('\n'))
  const actor = 'staff:ann@shop.example'
  const { counts } = await importCatalogue({ db: shop().owner, actor, path })
  expect(counts.errors).toBe(0)
}

/** As the page of the item names it, in its details and first among the related items. */
async function replacementOf(itemNo: string): Promise<string | null> {
  const { result } = await ask<ResultOf<typeof readProductRoute>>(shop(), readProductRoute, {
    itemNo,
  })
  const { successor } = result.productDetail
  const [related] = result.relatedList.filter(({ relation }) => relation === 'successor')
  expect(related?.itemNo).toBe(successor?.itemNo)
  return successor?.itemNo ?? null
}

beforeEach(async () => {
  const rest = 'Acme,laptop,Pack,11.1,5000,Li-ion'
  await importRows(
    'itemNo,partNumbers,status,brand,category,title_en_us,voltage,capacity_mAh,chemistry',
    `OLD-1,PN-1,discontinued,${rest}`,
    `NEW-1,PN-1,active,${rest}`,
  )
  await expect.poll(() => replacementOf('OLD-1')).toBe('NEW-1')
})

test.each([
  ['no longer shares a part number', 'itemNo,partNumbers', 'NEW-1,PN-2'],
  ['is discontinued itself', 'itemNo,status', 'NEW-1,discontinued'],
  ['is hidden', 'itemNo,status', 'NEW-1,hidden'],
])('a replacement item that %s is taken back', async (_, head, row) => {
  await importRows(head, row)
  await expect.poll(() => replacementOf('OLD-1')).toBeNull()
})

test('an item that is sold again has no replacement item', async () => {
  await importRows('itemNo,status', 'OLD-1,active')
  await expect.poll(() => replacementOf('OLD-1')).toBeNull()
})

test('an item that is archived keeps its replacement item, which is offered when it is ordered again', async () => {
  await importRows('itemNo,status', 'OLD-1,archived')
  const stored = shop().owner.selectFrom('product').where('item_no', '=', 'OLD-1')
  const { successor_id } = await stored.select('successor_id').executeTakeFirstOrThrow()
  expect(successor_id).not.toBeNull()
})

test('what the maker stated stays', async () => {
  const item = shop().owner.updateTable('product').where('item_no', '=', 'OLD-1')
  await item.set({ successor_source: 'maker' }).execute()
  await importRows('itemNo,partNumbers', 'NEW-1,PN-2')
  const stored = shop().owner.selectFrom('product').where('item_no', '=', 'OLD-1')
  const { successor_id } = await stored.select('successor_id').executeTakeFirstOrThrow()
  expect(successor_id).not.toBeNull()
  await item.set({ successor_source: 'derived' }).execute()
})
