// Stock levels, which orders change, apart from the stock of the catalogue file: imports carry its figures over, and
// pages show what is free.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { readProductRoute, type ProductPage } from '../../src/contract/product.ts'
import {
  promiseStock,
  sendReplacements,
} from '../../src/server/modules/stock/reservation-service.ts'
import { ask, useShop } from '../support/ask.ts'
import { createMember } from '../support/create-member.ts'
import { importStock, OTHER } from '../support/orders.ts'
import { runJob } from '../support/run-job.ts'

const shop = useShop()
const ITEM = 'VC-LT35641'

async function setLevel(level: { on_hand: number; reserved: number; backordered: number }) {
  await sql`update stock_level l set on_hand = ${level.on_hand}, reserved = ${level.reserved},
    backordered = ${level.backordered} from product p
    where p.id = l.product_id and p.item_no = ${ITEM}`.execute(shop().db)
}

async function levelNow() {
  const { rows } = await sql<Record<string, number>>`
    select on_hand, reserved, backordered from stock_level l join product p on p.id = l.product_id
    where p.item_no = ${ITEM}`.execute(shop().db)
  return rows[0]
}

async function stockVersionNow(): Promise<number> {
  const { rows } = await sql<{ version: string }>`
    select stock_version as version from catalogue_version`.execute(shop().db)
  return Number(rows[0]?.version)
}

async function shown(headers: Record<string, string> = {}) {
  const { result } = await ask<ProductPage>(shop(), readProductRoute, { itemNo: ITEM }, headers)
  return result.productStock
}

test('every product has its stock from the catalogue file', async () => {
  const { rows } = await sql`
    select s.product_id from stock s left join stock_level l using (product_id)
    where l.on_hand is distinct from s.quantity or l.reserved <> 0`.execute(shop().db)
  expect(rows).toEqual([])
})

test('an import sets the pieces on hand and keeps what orders reserved', async () => {
  await setLevel({ on_hand: 40, reserved: 6, backordered: 2 })
  await importStock(shop(), ITEM, 137)
  expect(await levelNow()).toEqual({ on_hand: 137, reserved: 6, backordered: 2 })
})

test('two lines of one product are promised its free pieces once', async () => {
  await setLevel({ on_hand: 10, reserved: 0, backordered: 0 })
  const { id: productId } = await shop()
    .db.selectFrom('product')
    .where('item_no', '=', ITEM)
    .select('id')
    .executeTakeFirstOrThrow()
  const lines = [2, 1].map((position) => ({ position, productId, quantity: 8 }))
  const promised = await shop()
    .db.transaction()
    .execute((trx) => promiseStock(trx, lines))
  expect(promised).toMatchObject([
    { position: 2, reserved: 2, backordered: 6 },
    { position: 1, reserved: 8, backordered: 0 },
  ])
  expect(await levelNow()).toEqual({ on_hand: 10, reserved: 10, backordered: 6 })
})

test('lines that share a position, as the substitutes of an order do, are promised their own pieces', async () => {
  await setLevel({ on_hand: 10, reserved: 0, backordered: 0 })
  const { rows } = await sql<{ id: number }>`
    select id from product where item_no = any(${[ITEM, OTHER]}) order by item_no`.execute(
    shop().db,
  )
  const [item = 0, other = 0] = rows.map(({ id }) => id)
  const lines = [
    { position: 0, productId: item, quantity: 3 },
    { position: 0, productId: other, quantity: 1 },
  ]
  await shop()
    .db.transaction()
    .execute((trx) => promiseStock(trx, lines))
  expect(await levelNow()).toEqual({ on_hand: 10, reserved: 3, backordered: 0 })
})

test('an import with the same figure as before does not bring back pieces that were shipped since', async () => {
  await importStock(shop(), ITEM, 90)
  await setLevel({ on_hand: 80, reserved: 0, backordered: 0 })
  await importStock(shop(), ITEM, 90)
  expect(await levelNow()).toMatchObject({ on_hand: 80 })
})

test('an import that stopped before its stock was carried over is completed by the next job', async () => {
  await importStock(shop(), ITEM, 50)
  await sql`update stock s set quantity = 51 from product p
    where p.id = s.product_id and p.item_no = ${ITEM}`.execute(shop().owner)
  await runJob(shop(), 'carry-stock', new Date())
  expect(await levelNow()).toMatchObject({ on_hand: 51 })
})

test('members see free pieces immediately, and visitors the band after the next job', async () => {
  const { headers } = await createMember(shop().db, { kind: 'dropship' })
  await importStock(shop(), ITEM, 25)
  await expect.poll(async () => (await shown()).band).toBe('in')
  const before = await stockVersionNow()
  await setLevel({ on_hand: 25, reserved: 3, backordered: 1 })
  expect((await shown(headers)).quantity).toBe(21)
  await runJob(shop(), 'carry-stock', new Date())
  expect(await stockVersionNow()).toBe(before)

  await setLevel({ on_hand: 25, reserved: 30, backordered: 1 })
  expect((await shown(headers)).quantity).toBe(0)
  expect(await stockVersionNow()).toBe(before)
  await runJob(shop(), 'carry-stock', new Date())
  expect(await stockVersionNow()).toBe(before + 1)
  await runJob(shop(), 'carry-stock', new Date())
  expect(await stockVersionNow()).toBe(before + 1)
  await expect.poll(async () => (await shown()).band).toBe('out')
})

test('while an import runs, the job that carries stock over raises no version and does not wait', async () => {
  await setLevel({ on_hand: 25, reserved: 0, backordered: 0 })
  await runJob(shop(), 'carry-stock', new Date())
  await setLevel({ on_hand: 25, reserved: 25, backordered: 0 })
  const before = await stockVersionNow()
  await shop()
    .owner.transaction()
    .execute(async (trx) => {
      // The lock that an import holds while it runs.
      await sql`select pg_advisory_xact_lock(hashtext('catalogue'))`.execute(trx)
      await runJob(shop(), 'carry-stock', new Date())
    })
  expect(await stockVersionNow()).toBe(before)
  await runJob(shop(), 'carry-stock', new Date())
  expect(await stockVersionNow()).toBe(before + 1)
})

test('replacements are sent only where every product has enough free pieces', async () => {
  const { id: productId } = await shop()
    .db.selectFrom('product')
    .select('id')
    .where('item_no', '=', ITEM)
    .executeTakeFirstOrThrow()
  await setLevel({ on_hand: 5, reserved: 1, backordered: 0 })
  const send = (...lines: { productId: number; pieces: number }[]) =>
    shop()
      .db.transaction()
      .execute((trx) => sendReplacements(trx, lines))
  expect(await send({ productId, pieces: 2 }, { productId, pieces: 3 })).toBe(false)
  // No product has this id, so it has no stock level.
  expect(await send({ productId, pieces: 2 }, { productId: 999_999_999, pieces: 1 })).toBe(false)
  expect(await levelNow()).toMatchObject({ on_hand: 5 })
  expect(await send({ productId, pieces: 2 }, { productId, pieces: 2 })).toBe(true)
  expect(await levelNow()).toMatchObject({ on_hand: 1, reserved: 1 })
})
