// Replacement items and entries of fit lists that staff refuted: a device that an item was found not to fit makes it
// no replacement.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type ProductPage, readProductRoute } from '../../src/contract/product.ts'
import { importCatalogue } from '../../src/server/staff/catalogue/import-catalogue.ts'
import { decideFit } from '../../src/server/staff/returns/review-fits.ts'
import { ask, useShop } from '../support/ask.ts'

const shop = useShop()
/** The shop notices a change within half a second, a busy machine later. */
const SOON = { timeout: 10_000 }
const DEVICE = 'Zyx Quux 9'
const staff = () => ({ db: shop().owner, now: new Date(), actor: 'staff:ann@shop.example' })

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'refuted-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function importRows(head: string, ...rows: string[]): Promise<void> {
  const path = join(folder, 'items.csv')
  await writeFile(path, [head, ...rows].join('\n'))
  const { counts } = await importCatalogue({ ...staff(), path })
  expect(counts.errors).toBe(0)
}

async function read(itemNo: string): Promise<ProductPage> {
  return (await ask<ProductPage>(shop(), readProductRoute, { itemNo })).result
}

const replacementOf = async (itemNo: string) =>
  (await read(itemNo)).productDetail.successor?.itemNo ?? null

/** As if returns of two companies had contradicted the entry. */
async function review(itemNo: string): Promise<void> {
  const { id } = await shop()
    .owner.selectFrom('product')
    .select('id')
    .where('item_no', '=', itemNo)
    .executeTakeFirstOrThrow()
  const entry = { product_id: id, label: DEVICE, state: 'open', opened_at: new Date() } as const
  await shop().owner.insertInto('fit_review').values(entry).execute()
}

const decide = (itemNo: string, state: 'wrong' | 'restored') =>
  decideFit(staff(), { itemNo, label: DEVICE, state })

beforeEach(async () => {
  await shop().owner.deleteFrom('fit_review').execute()
  const rest = `Acme,laptop,Pack,11.1,5000,Li-ion,${DEVICE}`
  await importRows(
    'itemNo,partNumbers,styleType,status,brand,category,title_en_us,voltage,capacity_mAh,chemistry,fitModels',
    `OLD-1,,main,discontinued,${rest}`,
    `VC-R77,,main,active,${rest}`,
    `VU-R77,,high-performance,hidden,${rest}`,
  )
  await expect.poll(() => replacementOf('OLD-1'), SOON).toBe('VC-R77')
})

test('an item that was found not to fit the shared device replaces nothing until staff restore the entry', async () => {
  await review('VC-R77')
  await decide('VC-R77', 'wrong')
  await expect.poll(() => replacementOf('OLD-1'), SOON).toBeNull()
  const { relatedList } = await read('OLD-1')
  expect(relatedList.map(({ itemNo }) => itemNo)).not.toContain('VC-R77')
  await importRows('itemNo,status', 'VC-R77,hidden')
  await importRows('itemNo,status', 'VC-R77,active')
  expect(await replacementOf('OLD-1')).toBeNull()
  await decide('VC-R77', 'restored')
  await expect.poll(() => replacementOf('OLD-1'), SOON).toBe('VC-R77')
})

test('another name of the device on the fit list does not make the item a replacement', async () => {
  await importRows('itemNo,fitModels', `VC-R77,${DEVICE}|ZYX-QUUX-9`)
  await review('VC-R77')
  await decide('VC-R77', 'wrong')
  await expect.poll(() => replacementOf('OLD-1'), SOON).toBeNull()
})

test('an entry under review still counts', async () => {
  await review('VC-R77')
  await importRows('itemNo,status', 'VC-R77,hidden')
  await importRows('itemNo,status', 'VC-R77,active')
  await expect.poll(() => replacementOf('OLD-1'), SOON).toBe('VC-R77')
})

test('an item that shares a part number as well stays the replacement item', async () => {
  await importRows('itemNo,partNumbers', 'OLD-1,PN-77', 'VC-R77,PN-77')
  await review('VC-R77')
  await decide('VC-R77', 'wrong')
  const successor = shop().owner.selectFrom('product').select('successor_id')
  const stored = () => successor.where('item_no', '=', 'OLD-1').executeTakeFirstOrThrow()
  expect((await stored()).successor_id).not.toBeNull()
})

test('what was found of an item counts for its twin, and they stay twins', async () => {
  await importRows('itemNo,status', 'VU-R77,active')
  const twinOf = async () => (await read('VC-R77')).productDetail.pair?.itemNo
  await expect.poll(twinOf, SOON).toBe('VU-R77')
  await review('VU-R77')
  await decide('VU-R77', 'wrong')
  await expect.poll(() => replacementOf('OLD-1'), SOON).toBeNull()
  expect(await twinOf()).toBe('VU-R77')
})
