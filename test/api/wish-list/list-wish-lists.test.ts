// GET /api/wish-lists
import { expect, test } from 'vitest'
import { listWishListsRoute, type WishListInfo } from '../../../src/contract/wish-list.ts'
import { ask, useShop } from '../../support/ask.ts'
import { createMember } from '../../support/create-member.ts'
import { describeWishListCall, addWishLines, makeList } from '../../support/wish-list-cases.ts'

const shop = useShop()

describeWishListCall(shop, listWishListsRoute, { input: {} })

test('the default list comes first, then the others by name', async () => {
  const member = await createMember(shop().db)
  await makeList(shop(), member, 'Spring')
  const autumn = await makeList(shop(), member, 'Autumn')
  await addWishLines(shop(), member, [{ itemNo: 'VC-LT35641' }], autumn.id)
  const answer = await ask<{ list: WishListInfo[] }>(shop(), listWishListsRoute, {}, member.headers)
  const shown = answer.result.list.map(({ name, isDefault, count }) => [name, isDefault, count])
  expect(shown).toEqual([
    ['Wish list', true, 0],
    ['Autumn', false, 1],
    ['Spring', false, 0],
  ])
})

test('a new member has one list, named in the requested language', async () => {
  const { headers } = await createMember(shop().db)
  const read = () =>
    ask<{ list: WishListInfo[] }>(shop(), listWishListsRoute, { lang: 'zh_hk' }, headers)
  const answers = await Promise.all([read(), read(), read()])
  for (const { result } of answers) {
    expect(result.list).toHaveLength(1)
    expect(result.list[0]).toMatchObject({ name: '採購清單', isDefault: true, count: 0 })
  }
})
