// A fit that staff found wrong counts for every name of its device: in lists of devices, fit checks, searches, pasted
// rows, the list of changes and the printed catalogue.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ResultOf } from '../../src/contract/call.ts'
import { listUpdatesRoute } from '../../src/contract/product-support.ts'
import { matchRowsRoute } from '../../src/contract/match-rows.ts'
import { listFitsRoute } from '../../src/contract/product.ts'
import { type SearchAnswer, searchProductsRoute } from '../../src/contract/search.ts'
import { readPrintRows } from '../../src/server/modules/catalogue/printed-items.ts'
import { fitReview } from '../../src/shared/fit-review.ts'
import { announceChange } from '../support/announce-change.ts'
import { ask, useShop } from '../support/ask.ts'

const shop = useShop()
const REFUTED = fitReview('wrong', 'en_us')

/** The only pack for a device, with two names of the device on its fit list and one that is only a name of the device. */
interface Pack {
  id: number
  item_no: string
  label: string
  other: string
  alias: string
}
let pack: Pack

beforeAll(async () => {
  const { rows } = await sql<Pack>`
    select p.id, p.item_no, f.label, g.label as other, a.alias
    from fitment f
      join fitment g on g.product_id = f.product_id and g.device_id = f.device_id and g.label <> f.label
      join product p on p.id = f.product_id and not p.stop and p.status = 'active'
      join device d on d.id = f.device_id
      cross join lateral unnest(d.aliases) as a (alias)
    where f.position = 0 and g.position < 3 and length(a.alias) > 6 and a.alias !~ '\s'
      and not exists (select from fitment n where n.label ilike '%' || a.alias)
      and not exists (select from device o where o.id <> d.id and a.alias = any (o.aliases))
      and not exists (select from fitment o where o.device_id = f.device_id and o.product_id <> p.id)
    order by p.id, g.position limit 1`.execute(shop().db)
  pack = rows[0]!
  await review(pack.label, 'wrong')
})

afterAll(() => sql`delete from fit_review`.execute(shop().owner))

async function review(label: string, state: 'open' | 'wrong'): Promise<void> {
  const decided = state === 'open' ? null : new Date()
  await sql`delete from fit_review`.execute(shop().owner)
  await sql`
    insert into fit_review (product_id, label, state, opened_at, decided_at)
    values (${pack.id}, ${label}, ${state}, ${new Date()}, ${decided})`.execute(shop().owner)
  // As a decision of staff does, because it changes replacement items too.
  await announceChange(shop())
}

async function fitsOf(keyword?: string) {
  const input = { itemNo: pack.item_no, rows: 100, ...(keyword !== undefined && { keyword }) }
  return (await ask<ResultOf<typeof listFitsRoute>>(shop(), listFitsRoute, input)).result.list
}

async function search(keyword: string) {
  const input = { keyword }
  return (await ask<SearchAnswer>(shop(), searchProductsRoute, input)).result
}

async function match(pasted: string) {
  const answer = await ask<ResultOf<typeof matchRowsRoute>>(shop(), matchRowsRoute, { pasted })
  return answer.result.rows
}

test('every name of the device on the fit list says that the item does not fit', async () => {
  const named = (await fitsOf()).filter(({ label }) => [pack.label, pack.other].includes(label))
  expect(named).toHaveLength(2)
  for (const fit of named) expect(fit).toMatchObject({ confidence: 'unconfirmed', review: REFUTED })
  const answers = await fitsOf(pack.other)
  expect(answers.length).toBeGreaterThan(0)
  for (const fit of answers) expect(fit.review).toEqual(REFUTED)
})

test('the fit check does not count them as listed devices that match', async () => {
  const { list } = await search(pack.other)
  const { url } = list.find(({ itemNo }) => itemNo === pack.item_no)!
  const page = `${url}?device=${encodeURIComponent(pack.label)}`
  const { body } = await shop().app.inject({ url: page, headers: { host: 'shop.example' } })
  const answer = body.split('id="fit-check"')[1]?.split('</form>')[0]
  expect(answer).toContain(REFUTED.text)
  expect(answer).not.toContain('✔')
})

test('other devices of the fit list are not doubted', async () => {
  const { rows } = await sql<{ label: string }>`
    select label from fitment where product_id = ${pack.id} and device_id is distinct from (
      select device_id from fitment where product_id = ${pack.id} and label = ${pack.label} limit 1)`.execute(
    shop().db,
  )
  const others = new Set(rows.map(({ label }) => label))
  for (const fit of await fitsOf()) {
    if (others.has(fit.label)) expect(fit.review).toBeUndefined()
  }
})

test('a row that names the device in any way is asked about, with the mark', async () => {
  for (const name of [pack.label, pack.other, pack.alias]) {
    const [row] = await match(`${name}\t4`)
    expect(row, name).toMatchObject({ outcome: 'ambiguous', match: { kind: 'device' } })
    expect(row?.products, name).toHaveLength(1)
    expect(row?.products[0], name).toMatchObject({
      itemNo: pack.item_no,
      fit: { confidence: 'unconfirmed', review: REFUTED },
    })
  }
})

test('a row for the device is never counted with a row that names the item', async () => {
  for (const pasted of [
    `${pack.item_no}\t2\n${pack.other}\t3`,
    `${pack.other}\t3\n${pack.item_no}\t2`,
  ]) {
    const rows = await match(pasted)
    expect(rows.map(({ outcome }) => outcome).toSorted()).toEqual(['ambiguous', 'ok'])
    expect(rows.find(({ outcome }) => outcome === 'ok')?.quantity).toBe(2)
  }
})

test('a search by another name of the device marks the match', async () => {
  for (const keyword of [pack.other, pack.alias]) {
    const { list, certainty } = await search(keyword)
    const found = list.find(({ itemNo }) => itemNo === pack.item_no)
    expect(found?.matchedOn.review, keyword).toEqual(REFUTED)
    expect(certainty).toBe('partial')
  }
})

test('an import that spells the name otherwise does not undo the decision', async () => {
  const respelled = pack.label.toUpperCase().replaceAll(' ', '-')
  const rename = (from: string, to: string) =>
    sql`update fitment set label = ${to} where product_id = ${pack.id} and label = ${from}`.execute(
      shop().owner,
    )
  await rename(pack.label, respelled)
  try {
    await announceChange(shop())
    const fit = (await fitsOf()).find(({ label }) => label === respelled)
    expect(fit?.review).toEqual(REFUTED)
    const [row] = await match(respelled)
    expect(row).toMatchObject({ outcome: 'ambiguous', products: [{ fit: { review: REFUTED } }] })
  } finally {
    await rename(respelled, pack.label)
    await announceChange(shop())
  }
})

/** What the printed catalogue and the list of changes say of the devices of the item. */
async function namedDevices() {
  const { db, owner } = shop()
  const { rows } = await sql<{ category: string; brand: string | null }>`
    select category_id as category, device_brand as brand from product where id = ${pack.id}`.execute(
    db,
  )
  const { category, brand } = rows[0]!
  const query = { categoryIds: [category], brand, after: '', limit: 10_000, lang: 'en_us' } as const
  const printed = await readPrintRows({ db, catalogueVersion: 1 }, query)
  await sql`
    insert into product_update (product_id, kind, on_date, remark) values (${pack.id}, 'changed', '2030-01-01', 'New')`.execute(
    owner,
  )
  const input = { from: '2030-01-01', category, rows: 100 }
  const updates = await ask<ResultOf<typeof listUpdatesRoute>>(shop(), listUpdatesRoute, input)
  await sql`delete from product_update where on_date = '2030-01-01'`.execute(owner)
  const { fits, fitCount } = printed.find(({ itemNo }) => itemNo === pack.item_no)!
  return { fits, fitCount, compatibility: updates.result.list[0]!.compatibility }
}

test('the list of changes and the printed catalogue neither name nor count the device', async () => {
  const { rows } = await sql<{ label: string; refuted: boolean }>`
    select f.label, coalesce(f.device_id = n.device_id, false) as refuted
    from fitment f, fitment n
    where f.product_id = ${pack.id} and n.product_id = ${pack.id} and n.label = ${pack.label}
    order by f.position`.execute(shop().db)
  const others = rows.filter(({ refuted }) => !refuted).map(({ label }) => label)
  expect(others.length).toBeLessThan(rows.length)
  const wrong = await namedDevices()
  expect(wrong).toMatchObject({ fits: others.slice(0, 8), fitCount: others.length })
  expect(wrong.compatibility).toBe(
    others.length > 3
      ? `${others.slice(0, 3).join(', ')} and ${others.length - 3} more`
      : others.join(', '),
  )
  // Staff still examine it.
  await review(pack.label, 'open')
  const open = await namedDevices()
  expect(open).toMatchObject({ fits: rows.slice(0, 8).map(({ label }) => label) })
  expect(open.compatibility).toContain(pack.label)
  await review(pack.label, 'wrong')
  expect(await namedDevices()).toEqual(wrong)
})
