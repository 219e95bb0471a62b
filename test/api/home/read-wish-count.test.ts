// GET /api/home/other-info
import { expect, test } from 'vitest'
import { readWishCountRoute } from '../../../src/contract/wish-list.ts'
import { ask, useShop } from '../../support/ask.ts'
import { createMember } from '../../support/create-member.ts'
import { describeWishListCall, addWishLines, makeList } from '../../support/wish-list-cases.ts'

const shop = useShop()

describeWishListCall(shop, readWishCountRoute, { input: {} })

test("only the visible items on the member's own default list are counted", async () => {
  const member = await createMember(shop().db)
  const other = await createMember(shop().db, { companyId: member.companyId })
  const count = async () =>
    (await ask<{ wishCount: number }>(shop(), readWishCountRoute, {}, member.headers)).result
      .wishCount
  expect(await count()).toBe(0)
  await addWishLines(shop(), member, [{ itemNo: 'VC-LT35641' }, { itemNo: 'VU-LT35641' }])
  const second = await makeList(shop(), member, 'Second')
  await addWishLines(shop(), member, [{ itemNo: 'VC-TB29206' }], second.id)
  await addWishLines(shop(), other, [{ itemNo: 'VC-TB29206' }])
  expect(await count()).toBe(2)
  const hidden = shop().db.updateTable('product').where('item_no', '=', 'VU-LT35641')
  await hidden.set({ status: 'hidden' }).execute()
  expect(await count()).toBe(1)
  await hidden.set({ status: 'active' }).execute()
})
