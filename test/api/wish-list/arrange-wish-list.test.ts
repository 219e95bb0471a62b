// POST /api/wish-lists/arrange
import { expect, test } from 'vitest'
import { arrangeWishListRoute } from '../../../src/contract/wish-list.ts'
import { ask, rejectedFields, useShop } from '../../support/ask.ts'
import { createMember } from '../../support/create-member.ts'
import { SAME_ORIGIN } from '../../support/log-in-as.ts'
import {
  describeWishListCall,
  addWishLines,
  linesOf,
  readList,
} from '../../support/wish-list-cases.ts'

const shop = useShop()
const [A, B, C, D] = ['VC-LT35641', 'VU-LT35641', 'VC-TB29206', 'VC-SH79878'] as const

describeWishListCall(shop, arrangeWishListRoute, {
  input: { itemNos: [A] },
  listField: 'listId',
  prepare: async (app, member) => {
    await addWishLines(app, member, [{ itemNo: A }])
    return {}
  },
})

test.each([
  ['all of them', [D, C, B, A], [D, C, B, A]],
  ['one to the top', [C], [C, A, B, D]],
  ['two, the others behind as they were', [D, B], [D, B, A, C]],
  [
    'repeated ones, and those not in the list, are ignored',
    ['VC-NO', D, D, 'VC-LT24038'],
    [D, A, B, C],
  ],
])('the lines of a list are arranged: %s', async (_, itemNos, order) => {
  const member = await createMember(shop().db)
  await addWishLines(
    shop(),
    member,
    [A, B, C, D].map((itemNo) => ({ itemNo, quantity: 5 })),
  )
  const answer = await ask(shop(), arrangeWishListRoute, { itemNos }, member.headers)
  expect(answer).toMatchObject({ code: 200, result: null })
  const expected = order.map((itemNo) => `${itemNo} 5`)
  expect(linesOf(await readList(shop(), member))).toEqual(expected)
  await addWishLines(shop(), member, [{ itemNo: 'VC-LT24038', quantity: 5 }])
  expect(linesOf(await readList(shop(), member))).toEqual([...expected, 'VC-LT24038 5'])
})

test('an empty list of item numbers is rejected', async () => {
  const { headers } = await createMember(shop().db)
  const answer = await ask(shop(), arrangeWishListRoute, { itemNos: [] }, headers)
  expect(rejectedFields(answer, 'en_us')).toEqual(['itemNos'])
})

test('as many item numbers as a list can have are arranged, however long they are, but only with a session', async () => {
  const itemNos = Array.from({ length: 2000 }, (_, at) => `${at}`.padStart(64, '电'))
  const member = await createMember(shop().db)
  await addWishLines(
    shop(),
    member,
    [A, B].map((itemNo) => ({ itemNo, quantity: 5 })),
  )
  const input = { itemNos: [...itemNos.slice(1), B] }
  const answer = await ask(shop(), arrangeWishListRoute, input, member.headers)
  expect(answer).toMatchObject({ code: 200, result: null })
  expect(linesOf(await readList(shop(), member))).toEqual([`${B} 5`, `${A} 5`])
  expect((await ask(shop(), arrangeWishListRoute, input, SAME_ORIGIN)).code).toBe(401)
})
