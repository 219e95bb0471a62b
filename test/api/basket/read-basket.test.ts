// GET /api/basket
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import {
  addBasketLinesRoute,
  addToBasketFromRoute,
  type Basket,
  readBasketRoute,
  removeBasketLinesRoute,
} from '../../../src/contract/basket.ts'
import { RESULT_CODES } from '../../../src/contract/result-code.ts'
import { LANGS } from '../../../src/shared/lang.ts'
import { MEMBER_ROLES } from '../../../src/shared/membership.ts'
import { resultText } from '../../../src/shared/result-texts.ts'
import { ask, rejectedFields, useShop } from '../../support/ask.ts'
import { createMember, type TestMember } from '../../support/create-member.ts'
import { describeWishListCall, addWishLines } from '../../support/wish-list-cases.ts'

const shop = useShop()
const [A, B, C] = ['VC-LT35641', 'VU-LT35641', 'VC-TB29206'] as const

describeWishListCall(shop, readBasketRoute, { input: {} })

const dropshipper = () => createMember(shop().db, { kind: 'dropship' })
const read = async (member: TestMember) =>
  (await ask<Basket>(shop(), readBasketRoute, {}, member.headers)).result
const add = (member: TestMember, lines: { itemNo: string; quantity?: number }[], mode = 'add') =>
  ask<{ revision: number; count: number; rows: object[] }>(
    shop(),
    addBasketLinesRoute,
    { lines, mode },
    member.headers,
  )

async function setFree(itemNo: string, pieces: number): Promise<void> {
  await sql`update stock_level set on_hand = ${pieces}, reserved = 0, backordered = 0
    where product_id = (select id from product where item_no = ${itemNo})`.execute(shop().db)
}

describe('the basket', () => {
  test('adding raises the quantity of a line, setting replaces it, and each row has its outcome', async () => {
    const member = await dropshipper()
    await add(member, [{ itemNo: A, quantity: 2 }])
    const added = await add(member, [
      { itemNo: A, quantity: 3 },
      { itemNo: A.toLowerCase() },
      { itemNo: B },
    ])
    expect(added.result.rows).toEqual([
      { itemNo: A, outcome: 'raised', quantity: 5 },
      { itemNo: A, outcome: 'kept', quantity: 5 },
      { itemNo: B, outcome: 'added', quantity: 1 },
    ])
    const set = await add(member, [{ itemNo: A, quantity: 4 }], 'set')
    expect(set.result).toMatchObject({ rows: [{ itemNo: A, outcome: 'set', quantity: 4 }] })
    expect((await read(member)).lines.map(({ itemNo, quantity }) => [itemNo, quantity])).toEqual([
      [A, 4],
      [B, 1],
    ])
  })

  test('every change raises the revision, and a request that changes nothing does not', async () => {
    const member = await dropshipper()
    expect((await read(member)).revision).toBe(0)
    const { revision } = (await add(member, [{ itemNo: A, quantity: 1 }])).result
    expect((await add(member, [{ itemNo: A, quantity: 1 }], 'set')).result.revision).toBe(revision)
    const remove = (ids?: string) =>
      ask(shop(), removeBasketLinesRoute, ids === undefined ? {} : { ids }, member.headers)
    expect((await remove('VC-NO')).result).toEqual({ revision, count: 1 })
    expect((await remove(A)).result).toEqual({ revision: revision + 1, count: 0 })
    await add(member, [{ itemNo: A }, { itemNo: B }])
    expect((await remove()).result).toMatchObject({ count: 0 })
  })

  test.each(LANGS)(
    'a request with an unknown item is partly done and names it in %s',
    async (lang) => {
      const { headers } = await dropshipper()
      const lines = [{ itemNo: 'VC-NO' }, { itemNo: A, quantity: 2 }]
      const answer = await ask(shop(), addBasketLinesRoute, { lines, lang }, headers)
      expect(answer).toMatchObject({
        code: RESULT_CODES.partly,
        msg: resultText(RESULT_CODES.partly, lang),
      })
      expect(answer.result).toMatchObject({
        count: 1,
        rows: [
          { itemNo: 'VC-NO', outcome: 'unknown' },
          { itemNo: A, outcome: 'added' },
        ],
      })
    },
  )

  test.each([0, -1, 1.5, 1e9, '5'])('a quantity of %j is rejected', async (quantity) => {
    const { headers } = await dropshipper()
    const lines = [{ itemNo: A, quantity }]
    const answer = await ask(shop(), addBasketLinesRoute, { lines }, headers)
    expect(rejectedFields(answer, 'en_us')).toEqual(['lines.0.quantity'])
  })

  test('each line has its price, its free pieces and what is wrong with it', async () => {
    await setFree(C, 3)
    const member = await createMember(shop().db)
    await add(member, [{ itemNo: A, quantity: 4 }])
    await add(member, [{ itemNo: C, quantity: 7 }])
    const { lines, totals, unpriced } = await read(member)
    expect(lines.map(({ itemNo, fault }) => [itemNo, fault])).toEqual([
      [A, 'below_minimum'],
      [C, 'short'],
    ])
    expect(lines[0]?.quote?.nextQuantity).toBe(5)
    expect(lines[1]?.free).toBe(3)
    expect(totals).toEqual([{ currency: 'USD', amount: lines[1]?.quote?.total }])
    expect(unpriced).toBe(1)
  })

  test('two logins of a company have baskets of their own', async () => {
    const member = await dropshipper()
    await add(member, [{ itemNo: A, quantity: 1 }])
    const colleague = await createMember(shop().db, {
      kind: 'dropship',
      companyId: member.companyId,
    })
    expect((await read(colleague)).lines).toEqual([])
  })

  test('a wish list is added with its quantities', async () => {
    const member = await dropshipper()
    await addWishLines(shop(), member, [
      { itemNo: A, quantity: 3 },
      { itemNo: B, quantity: 2 },
    ])
    await add(member, [{ itemNo: A, quantity: 1 }])
    const answer = await ask(shop(), addToBasketFromRoute, { listId: '' }, member.headers)
    expect(answer.result).toMatchObject({
      rows: [
        { itemNo: A, outcome: 'raised', quantity: 4 },
        { itemNo: B, outcome: 'added', quantity: 2 },
      ],
    })
    const unknown = await ask(shop(), addToBasketFromRoute, { orderNo: 'O26-1' }, member.headers)
    expect(unknown.code).toBe(404)
  })

  test('viewers and finance read the basket, and only owners and buyers change it', async () => {
    for (const role of MEMBER_ROLES) {
      const member = await createMember(shop().db, { kind: 'dropship', role })
      const expected = role === 'owner' || role === 'buyer' ? 200 : 403
      expect((await add(member, [{ itemNo: A, quantity: 1 }])).code, role).toBe(expected)
      const removed = await ask(shop(), removeBasketLinesRoute, {}, member.headers)
      expect(removed.code, role).toBe(expected)
      expect((await ask(shop(), readBasketRoute, {}, member.headers)).code).toBe(200)
    }
  })

  test('the basket holds at most 1,000 lines', async () => {
    const member = await dropshipper()
    await add(member, [{ itemNo: A, quantity: 1 }])
    await sql`insert into product (item_no, slug, brand, category_id, voltage, capacity_mah, energy_wh,
        chemistry, listed_on, updated_on, content_hash, status)
      select 'EXTRA-' || place, slug, brand, category_id, voltage, capacity_mah, energy_wh, chemistry,
        listed_on, updated_on, '', 'draft' from product, generate_series(1, 999) as place
      where item_no = ${A}`.execute(shop().db)
    await sql`insert into stock_level (product_id, on_hand, counted, band)
      select id, 0, 0, 0 from product where item_no like 'EXTRA-%'`.execute(shop().db)
    await sql`insert into basket_line (basket_id, product_id, quantity, position)
      select b.id, p.id, 1, 2 from basket b, product p
      where b.member_id = ${member.memberId} and p.item_no like 'EXTRA-%'`.execute(shop().db)
    const answer = await add(member, [{ itemNo: B }, { itemNo: A, quantity: 1 }])
    expect(answer.code).toBe(RESULT_CODES.partly)
    expect(answer.result).toMatchObject({
      count: 1000,
      rows: [
        { itemNo: B, outcome: 'full' },
        { itemNo: A, outcome: 'raised' },
      ],
    })
  })
})
