// DELETE /api/wish-lists
import { expect, test } from 'vitest'
import { removeWishListRoute } from '../../../src/contract/wish-list.ts'
import { ask, useShop } from '../../support/ask.ts'
import { createMember } from '../../support/create-member.ts'
import {
  describeWishListCall,
  addWishLines,
  makeList,
  readList,
} from '../../support/wish-list-cases.ts'

const shop = useShop()

describeWishListCall(shop, removeWishListRoute, {
  input: { id: 'unknown' },
  listField: 'id',
  prepare: async (app, member) => ({ id: (await makeList(app, member, 'Old')).id }),
})

test('a list is removed with its lines', async () => {
  const member = await createMember(shop().db)
  const { id } = await makeList(shop(), member, 'Old')
  await addWishLines(shop(), member, [{ itemNo: 'VC-LT35641' }], id)
  const remove = () => ask(shop(), removeWishListRoute, { id }, member.headers)
  expect((await remove()).code).toBe(200)
  expect((await remove()).code).toBe(404)
  const left = shop().db.selectFrom('wish_line').where('list_id', '=', id).selectAll()
  expect(await left.execute()).toEqual([])
})

test('the default list is emptied but stays', async () => {
  const member = await createMember(shop().db)
  await addWishLines(shop(), member, [{ itemNo: 'VC-LT35641' }])
  const { wishList } = await readList(shop(), member)
  const answer = await ask(shop(), removeWishListRoute, { id: wishList.id }, member.headers)
  expect(answer).toMatchObject({ code: 200, result: null })
  const after = await readList(shop(), member)
  expect(after.wishList).toMatchObject({ id: wishList.id, isDefault: true, count: 0 })
  expect(after.list).toEqual([])
})
