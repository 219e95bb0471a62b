// POST /api/about/product/wish-list/product
import { expect, test } from 'vitest'
import { readListsOfItemsRoute } from '../../../src/contract/wish-list.ts'
import { ask, rejectedFields, useShop } from '../../support/ask.ts'
import { createMember } from '../../support/create-member.ts'
import {
  describeWishListCall,
  addWishLines,
  makeList,
  readList,
} from '../../support/wish-list-cases.ts'

const shop = useShop()
interface ItemLists {
  list: { itemNo: string; listIds: string[]; quantity: number | null }[]
}

describeWishListCall(shop, readListsOfItemsRoute, { input: { itemNos: ['VC-LT35641', 'nothing'] } })

test('the answer has the lists that contain each item, and its quantity in the default one', async () => {
  const member = await createMember(shop().db)
  const stranger = await createMember(shop().db)
  const { wishList } = await readList(shop(), member)
  const second = await makeList(shop(), member, 'Second')
  await addWishLines(shop(), member, [
    { itemNo: 'VC-LT35641' },
    { itemNo: 'VC-TB29206', quantity: 30 },
  ])
  await addWishLines(
    shop(),
    member,
    [{ itemNo: 'VC-LT35641' }, { itemNo: 'VC-LT97948' }],
    second.id,
  )
  await addWishLines(shop(), stranger, [{ itemNo: 'VU-LT35641' }])
  const itemNos = ['vc-lt35641', 'VC-TB29206', 'VC-LT97948', 'VU-LT35641', 'VC-NO']
  const { result } = await ask<ItemLists>(
    shop(),
    readListsOfItemsRoute,
    { itemNos },
    member.headers,
  )
  expect(result.list).toEqual([
    { itemNo: 'vc-lt35641', listIds: [wishList.id, second.id], quantity: 5 },
    { itemNo: 'VC-TB29206', listIds: [wishList.id], quantity: 30 },
    { itemNo: 'VC-LT97948', listIds: [second.id], quantity: null },
  ])
})

test('a request has at most 500 items', async () => {
  const { headers } = await createMember(shop().db)
  const itemNos = Array.from({ length: 501 }, (_, at) => `VC-${at}`)
  const largest = await ask<ItemLists>(
    shop(),
    readListsOfItemsRoute,
    { itemNos: itemNos.slice(1) },
    headers,
  )
  expect(largest).toMatchObject({ code: 200, result: { list: [] } })
  const answer = await ask(shop(), readListsOfItemsRoute, { itemNos }, headers)
  expect(rejectedFields(answer, 'en_us')).toEqual(['itemNos'])
})
