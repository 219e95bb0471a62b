// DELETE /api/about/product/wish-list
import { describe, expect, test } from 'vitest'
import { removeWishesRoute } from '../../../src/contract/wish-list.ts'
import { parseAnswer, rejectedFields, send, useShop } from '../../support/ask.ts'
import { createMember, type TestMember } from '../../support/create-member.ts'
import {
  describeWishListCall,
  addWishLines,
  linesOf,
  readList,
} from '../../support/wish-list-cases.ts'

const shop = useShop()
const [A, B, C] = ['VC-LT35641', 'VU-LT35641', 'VC-TB29206']
const PATH = removeWishesRoute.path

describeWishListCall(shop, removeWishesRoute, { input: { ids: A }, listField: 'listId' })

async function filled(): Promise<TestMember> {
  const member = await createMember(shop().db)
  await addWishLines(
    shop(),
    member,
    [A, B, C].map((itemNo) => ({ itemNo: String(itemNo), quantity: 5 })),
  )
  return member
}

describe('removing lines', () => {
  test.each<[string, string, object | null, string[]]>([
    ['one that the query names', `?ids=${A}`, null, [`${B} 5`, `${C} 5`]],
    ['several that the query names in one list', `?ids=${A},${B}`, null, [`${C} 5`]],
    ['several that the query names one by one', `?ids=${A}&ids=${B}`, null, [`${C} 5`]],
    ['those that the body names', '', { ids: [A, B] }, [`${C} 5`]],
    ['those that the body names in one text', '', { ids: `${A}, ${B}` }, [`${C} 5`]],
    ['those that query and body name', `?ids=${A}`, { ids: [B] }, [`${C} 5`]],
    ['one that is named twice', `?ids=${A}`, { ids: [A] }, [`${B} 5`, `${C} 5`]],
    ['one that is named beside unknown ones', `?ids=${A},VC-NO,`, null, [`${B} 5`, `${C} 5`]],
    ['one that is named in lower case', `?ids=${A?.toLowerCase()}`, null, [`${B} 5`, `${C} 5`]],
  ])('the call removes %s', async (_, query, body, left) => {
    const member = await filled()
    const payload = body && JSON.stringify(body)
    const answer = parseAnswer(
      await send(shop(), 'DELETE', `${PATH}${query}`, payload, member.headers),
    )
    expect(answer).toMatchObject({ code: 200, result: { wishCount: left.length } })
    expect(linesOf(await readList(shop(), member))).toEqual(left)
  })

  test.each<[string, string, object | null, string]>([
    ['no ids', '', null, 'ids'],
    ['a number', '', { ids: 5 }, 'ids'],
    ['an unknown field of the body', `?ids=${A}`, { all: true }, 'all'],
    ['two lists', `?ids=${A}&listId=a&listId=b`, null, 'listId'],
    ['an item number that is too long', '', { ids: ['x'.repeat(65)] }, 'ids.0'],
  ])('the call rejects %s', async (_, query, body, field) => {
    const member = await filled()
    const payload = body && JSON.stringify(body)
    const response = await send(shop(), 'DELETE', `${PATH}${query}`, payload, member.headers)
    expect(
      rejectedFields(parseAnswer(response), 'en_us').map((name) => name.split('.')[0]),
    ).toContain(field.split('.')[0])
    expect((await readList(shop(), member)).total).toBe(3)
  })

  test('the list of another user is never changed', async () => {
    const [member, other] = [await filled(), await filled()]
    await send(shop(), 'DELETE', `${PATH}?ids=${A},${B},${C}`, null, member.headers)
    expect((await readList(shop(), other)).total).toBe(3)
  })

  test('unreadable JSON is answered with HTTP 400', async () => {
    const { headers } = await filled()
    expect((await send(shop(), 'DELETE', PATH, '{', headers)).statusCode).toBe(400)
  })
})
