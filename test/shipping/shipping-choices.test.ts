// Which services the shop offers for real products: by confirmed terms only, and by the transport data of the products.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import {
  findShippingChoices,
  type NamedShippingChoice,
} from '../../src/server/modules/shipping/shipping-service.ts'
import { listServices } from '../../src/server/modules/shipping/writing/write-terms.ts'
import { loadShippingExamples } from '../../src/server/operations/load-shipping-examples.ts'
import { importCatalogue } from '../../src/server/staff/catalogue/import-catalogue.ts'
import type { RowError } from '../../src/shared/catalogue-item.ts'
import { useShop } from '../support/ask.ts'
import { countStatements } from '../support/count-statements.ts'

const shop = useShop()
/** A lithium-ion pack that is shipped alone, without a device: UN 3480. Freight is in cents, weights in grams. */
let pack: { id: number; itemNo: string }

beforeAll(async () => {
  const { db } = shop()
  const { rows } = await sql<{ id: number; itemNo: string }>`
    update product set voltage = 11.1, energy_wh = 48, net_weight_g = 250, gross_weight_g = 300, pack_qty = 1,
      iec_name = null, chemistry = 'li-ion', type = 'battery'
    where id = (select min(id) from product) returning id, item_no as "itemNo"`.execute(db)
  pack = rows[0] ?? { id: 0, itemNo: '' }
  await sql`delete from shipping_service`.execute(db)
  await sql`insert into shipping_service (id, name_en_us, name_zh_cn, name_zh_hk, mode, days_from, days_to,
      packaging_g, confirmed_at, confirmed_by)
    values ('air', 'Air', '空运', '空運', 'air', 4, 7, 100, now(), 'test'),
      ('new', 'New', '新', '新', 'road', 4, 7, 0, null, null)`.execute(db)
  await sql`insert into shipping_rule (service, un_class, packing, country, allowed, max_wh, max_cell_wh,
      valid_from, source_url, source_date, confirmed_at, confirmed_by)
    values ('air', 'UN3480', 'alone', '*', true, 100, 20, '2026-01-01', 'test', '2026-01-01', now(), 'test'),
      ('air', 'UN3480', 'alone', 'NO', false, null, null, '2026-01-01', 'test', '2026-01-01', null, null)
  `.execute(db)
  await sql`insert into shipping_rate (service, country, currency, from_g, amount, confirmed_at, confirmed_by)
    values ('air', '*', 'USD', 0, 850, now(), 'test'), ('air', '*', 'USD', 500, 1450, now(), 'test'),
      ('air', 'NO', 'USD', 0, 99, null, null)`.execute(db)
})

function choicesFor(
  quantity: number,
  country = 'DE',
  currency = 'USD',
): Promise<NamedShippingChoice[]> {
  const items = [{ productId: pack.id, quantity }]
  return findShippingChoices(shop().db, {
    items,
    country,
    postCode: '20095',
    currency,
    today: '2026-11-23',
  })
}

test('a confirmed service has its freight by weight, and its name in three languages', async () => {
  const one = await choicesFor(1)
  expect(one).toEqual([
    {
      service: 'air',
      isOffered: true,
      freight: 850n,
      currency: 'USD',
      days: { from: 4, to: 7 },
      name: { en_us: 'Air', zh_cn: '空运', zh_hk: '空運' },
      address: { lineLength: 35, latinOnly: true, poBox: false, phoneNeeded: true },
    },
  ])
  expect(await choicesFor(2)).toMatchObject([{ freight: 1450n }])
})

test('terms are read again only after they changed, and a change counts immediately', async () => {
  const { db } = shop()
  await choicesFor(1, 'FR')
  const statements = countStatements()
  await choicesFor(1, 'FR')
  expect(statements.take()).toHaveLength(1)
  statements.stop()
  const rate = (amount: number) =>
    sql`update shipping_rate set amount = ${amount} where from_g = 0 and country = '*'`.execute(db)
  await rate(900)
  expect(await choicesFor(1, 'FR')).toMatchObject([{ freight: 900n }])
  await rate(850)
  expect(await choicesFor(1, 'FR')).toMatchObject([{ freight: 850n }])
})

test('transport data of a catalogue file decide, and files without these columns keep them', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'transport-columns-'))
  const { itemNo } = pack
  const importText = async (text: string, dryRun = false) => {
    const path = join(folder, 'file.csv')
    await writeFile(path, text)
    const errors: RowError[] = []
    const onError = (error: RowError) => void errors.push(error)
    const { counts } = await importCatalogue({
      db: shop().owner,
      actor: 'test',
      path,
      dryRun,
      onError,
    })
    return { counts, errors }
  }
  const stored = () =>
    shop()
      .db.selectFrom('product_transport')
      .where('product_id', '=', pack.id)
      .select(['cells', 'lithium_g', 'un_class', 'customs_code', 'origin', 'packing'])
      .execute()
  await sql`delete from product_transport where product_id = ${pack.id}`.execute(shop().db)
  const columns = 'sku,cells,lithium content,UN number,HS code,country of origin'
  const bad = await importText(`${columns}\n${itemNo},0,-1,UN 9999,85-07,China\n`, true)
  expect(bad.errors.map(({ field, fault }) => [field, fault])).toEqual([
    ['cells', 'out-of-range'],
    ['lithium_g', 'out-of-range'],
    ['unNumber', 'unknown-choice'],
    ['customsCode', 'bad-form'],
    ['origin', 'bad-form'],
  ])
  const row = `${columns}\n${itemNo},1,3.6,un 3480,8507.60,cn\n`
  expect(await importText(row, true)).toMatchObject({ counts: { changed: 1 }, errors: [] })
  expect(await stored()).toEqual([])
  expect(await importText(row)).toMatchObject({ counts: { changed: 1 }, errors: [] })
  const written = { cells: 1, un_class: 'UN3480', customs_code: '850760', origin: 'CN' }
  expect(await stored()).toMatchObject([{ ...written, packing: 'alone' }])
  // One cell of 48 Wh is beyond the limit for cells.
  expect(await choicesFor(1)).toMatchObject([{ isOffered: false }])
  expect(await importText(row)).toMatchObject({ counts: { changed: 0, unchanged: 1 } })
  await importText(`sku,remark\n${itemNo},another remark\n`)
  expect(await stored()).toMatchObject([written])
  await importText(`sku,cells,un number\n${itemNo},,\n`)
  expect(await stored()).toMatchObject([{ cells: null, un_class: null, origin: 'CN' }])
  await sql`delete from product_transport where product_id = ${pack.id}`.execute(shop().db)
  await rm(folder, { recursive: true, force: true })
})

test('services, rules and rates without a confirmation do not count', async () => {
  expect(await choicesFor(1, 'NO')).toMatchObject([
    { service: 'air', isOffered: true, freight: 850n },
  ])
})

test('a currency without rate is rejected, not converted, and the weight is named', async () => {
  expect(await choicesFor(1, 'DE', 'EUR')).toMatchObject([
    { isOffered: false, reasons: [{ code: 'noRate', actual: 400 }] },
  ])
})

test('what staff state about a product overrides what is derived from its chemistry', async () => {
  const { db } = shop()
  await sql`insert into product_transport (product_id, cells, un_class, stated_at, stated_by)
    values (${pack.id}, 2, null, now(), 'test')`.execute(db)
  expect(await choicesFor(1)).toMatchObject([
    { isOffered: false, reasons: [{ code: 'cellAboveWh', itemNo: pack.itemNo, actual: 24 }] },
  ])
  // Lead-acid batteries.
  await sql`update product_transport set un_class = 'UN2800'`.execute(db)
  expect(await choicesFor(1)).toMatchObject([{ reasons: [{ code: 'noRule', unClass: 'UN2800' }] }])
  await sql`delete from product_transport`.execute(db)
})

test('terms that the demonstration confirmed count only for items of the demonstration', async () => {
  const { db } = shop()
  await sql`update shipping_rate set confirmed_by = 'demonstration' where amount = 850`.execute(db)
  expect(await choicesFor(1)).toMatchObject([{ isOffered: true, freight: 850n }])
  // Items of the seller have no basis.
  await sql`update product set basis = '{}' where id = ${pack.id}`.execute(db)
  expect(await choicesFor(1)).toMatchObject([{ isOffered: false, reasons: [{ code: 'noRate' }] }])
})

test('an unknown product is an error of the caller', async () => {
  const question = { country: 'DE', postCode: '', currency: 'USD', today: '2026-11-23' }
  const items = [{ productId: 999_999_999, quantity: 1 }]
  await expect(findShippingChoices(shop().db, { ...question, items })).rejects.toThrow(RangeError)
})

test('a shop that cannot be a demonstration gets the example terms unconfirmed, and only once', async () => {
  const { db } = shop()
  const options = { isDemonstration: false, now: new Date() }
  expect(await loadShippingExamples(db, options)).toBe(0)
  await sql`delete from shipping_service`.execute(db)
  expect(await loadShippingExamples(db, options)).toBeGreaterThan(100)
  const services = await listServices(db)
  expect(services.every((each) => each.confirmedBy === null && each.isExample)).toBe(true)
  expect(services.every((each) => each.unconfirmedRules === each.rules)).toBe(true)
  expect(await loadShippingExamples(db, options)).toBe(0)
})
