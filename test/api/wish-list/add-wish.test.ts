// POST /api/about/product/wish-list/{id}
import { describe, expect, test } from 'vitest'
import { addWishRoute } from '../../../src/contract/wish-list.ts'
import { RESULT_CODES } from '../../../src/contract/result-code.ts'
import { LANGS } from '../../../src/shared/lang.ts'
import { resultText } from '../../../src/shared/result-texts.ts'
import { ask, rejectedFields, useShop } from '../../support/ask.ts'
import { createMember, type TestMember } from '../../support/create-member.ts'
import {
  describeWishListCall,
  addWishLines,
  linesOf,
  readList,
} from '../../support/wish-list-cases.ts'

const shop = useShop()
const ID = 'VC-LT35641'

const add = (member: TestMember, input: Record<string, unknown> = {}) =>
  ask(shop(), addWishRoute, { id: ID, ...input }, member.headers)

describeWishListCall(shop, addWishRoute, { input: { id: ID }, listField: 'listId' })

describe('adding an item', () => {
  test.each([
    ['wholesale', 5],
    ['dropship', 1],
  ] as const)('a line starts at the minimum of a %s member', async (kind, minimum) => {
    const member = await createMember(shop().db, { kind })
    expect(await add(member)).toMatchObject({
      code: 200,
      result: { wishCount: 1, quantity: minimum },
    })
    expect(linesOf(await readList(shop(), member))).toEqual([`${ID} ${minimum}`])
  })

  test('the same request sent again is answered as already done, in every language', async () => {
    const member = await createMember(shop().db)
    await add(member, { quantity: 20, note: 'urgent' })
    for (const lang of LANGS) {
      const same = await add(member, { quantity: 20, note: ' urgent ', lang })
      expect(same).toMatchObject({
        code: RESULT_CODES.alreadyDone,
        msg: resultText(RESULT_CODES.alreadyDone, lang),
      })
    }
    expect((await add(member)).code).toBe(RESULT_CODES.alreadyDone)
    expect((await add(member, { quantity: 21 })).code).toBe(200)
    const { list } = await readList(shop(), member)
    expect(list).toHaveLength(1)
    expect(list[0]).toMatchObject({ quantity: 21, note: 'urgent' })
    await add(member, { note: '' })
    expect((await readList(shop(), member)).list[0]).toMatchObject({ quantity: 21, note: '' })
  })

  test('a quantity below the minimum is accepted, and the quote names the next valid one', async () => {
    const member = await createMember(shop().db)
    expect((await add(member, { quantity: 2 })).code).toBe(200)
    const [line] = (await readList(shop(), member)).list
    expect(line?.quantity).toBe(2)
    if (line?.quote) expect(line.quote).toMatchObject({ fault: 'below_minimum', nextQuantity: 5 })
  })

  test('item numbers are not case-sensitive', async () => {
    const member = await createMember(shop().db)
    expect((await add(member, { id: 'vc-lt35641' })).code).toBe(200)
    expect((await add(member)).code).toBe(RESULT_CODES.alreadyDone)
  })

  test.each(LANGS)('an unknown item is answered with 404 in %s', async (lang) => {
    const answer = await add(await createMember(shop().db), { id: 'VC-NO', lang })
    expect(answer).toMatchObject({ code: 404, msg: resultText(404, lang), result: null })
  })

  test.each([
    ['quantity', 0],
    ['quantity', -5],
    ['quantity', 1.5],
    ['quantity', 1_000_000],
    ['quantity', 'many'],
    ['note', 'x'.repeat(501)],
    ['note', 'a\u2028b'],
    ['note', 'a\u0000b'],
    ['listId', 'x'.repeat(65)],
  ])('the call rejects %s %j', async (field, value) => {
    const answer = await add(await createMember(shop().db), { [field]: value })
    expect(rejectedFields(answer, 'en_us')).toEqual([field])
  })

  test('a list of 2,000 lines is full', async () => {
    const member = await createMember(shop().db)
    const { wishList } = await readList(shop(), member)
    await fillUp(wishList.id, 2000)
    expect((await add(member)).code).toBe(409)
    const lines = shop().db.deleteFrom('wish_line').where('list_id', '=', wishList.id)
    await lines.where('position', '=', 7).execute()
    expect((await add(member)).code).toBe(200)
  })

  test('three requests at once make one line', async () => {
    const member = await createMember(shop().db)
    const answers = await Promise.all([add(member), add(member), add(member)])
    expect(answers.map(({ code }) => code).sort()).toEqual([
      200,
      RESULT_CODES.alreadyDone,
      RESULT_CODES.alreadyDone,
    ])
    await addWishLines(shop(), member, [])
    expect(linesOf(await readList(shop(), member))).toEqual([`${ID} 5`])
  })
})

/** Inserts lines of made-up products: the test catalogue has fewer products than a full list has lines. */
async function fillUp(listId: string, count: number) {
  const { db } = shop()
  const [model] = await db.selectFrom('product').selectAll().where('item_no', '=', ID).execute()
  if (!model) throw new Error('no such product')
  const numbers = Array.from({ length: count }, (_, at) => at)
  for (let from = 0; from < count; from += 500) {
    const batch = numbers.slice(from, from + 500)
    const products = batch.map((at) => ({
      ...model,
      id: 5_000_000 + at,
      item_no: `VC-FULL${at}`,
      ean: null,
      basis: JSON.stringify({}) as never,
    }))
    await db.insertInto('product').values(products).execute()
    const lines = batch.map((at) => ({
      list_id: listId,
      product_id: 5_000_000 + at,
      quantity: 5,
      position: at + 1,
      added_at: new Date(),
    }))
    await db.insertInto('wish_line').values(lines).execute()
  }
}
