// GET /api/about/product/wish-list
import { describe, expect, test } from 'vitest'
import {
  addWishRoute,
  arrangeWishListRoute,
  readWishListRoute,
  removeWishesRoute,
} from '../../../src/contract/wish-list.ts'
import { LANGS } from '../../../src/shared/lang.ts'
import { ask, rejectedFields, useShop } from '../../support/ask.ts'
import { createMember } from '../../support/create-member.ts'
import {
  describeWishListCall,
  addWishLines,
  linesOf,
  makeList,
  readList,
} from '../../support/wish-list-cases.ts'

const shop = useShop()
const ITEMS = ['VC-LT35641', 'VU-LT35641', 'VC-LT24038'].map((itemNo) => ({ itemNo, quantity: 10 }))

describeWishListCall(shop, readWishListRoute, {
  input: {},
  listField: 'listId',
  prepare: async (app, member) => {
    await addWishLines(app, member, ITEMS)
    return {}
  },
})

describe('a wish list', () => {
  test.each([
    ['en_us', 'Wish list'],
    ['zh_cn', '采购清单'],
    ['zh_hk', '採購清單'],
  ])('a list is created on first use, named in %s', async (lang, name) => {
    const member = await createMember(shop().db)
    const { wishList, list, totals, unpriced } = await readList(shop(), member, { lang })
    expect(wishList).toMatchObject({ name, isDefault: true, count: 0 })
    expect({ list, totals, unpriced }).toEqual({ list: [], totals: [], unpriced: 0 })
  })

  test('every edit of its lines changes its `updatedAt`, and reading it does not', async () => {
    const member = await createMember(shop().db)
    const [first = '', second = ''] = ITEMS.map(({ itemNo }) => itemNo)
    const edits = [
      () => addWishLines(shop(), member, ITEMS),
      () => ask(shop(), addWishRoute, { id: first, quantity: 20 }, member.headers),
      () => ask(shop(), addWishRoute, { id: first, note: 'for Lille' }, member.headers),
      () => ask(shop(), arrangeWishListRoute, { itemNos: [second] }, member.headers),
      () => ask(shop(), removeWishesRoute, { ids: first }, member.headers),
    ]
    let before = (await readList(shop(), member)).wishList.updatedAt
    for (const edit of edits) {
      expect(await edit()).toMatchObject({ code: 200 })
      const after = (await readList(shop(), member)).wishList.updatedAt
      expect(after > before).toBe(true)
      expect((await readList(shop(), member)).wishList.updatedAt).toBe(after)
      before = after
    }
  })

  test('many requests at once create one list', async () => {
    const member = await createMember(shop().db)
    const answers = await Promise.all(Array.from({ length: 8 }, () => readList(shop(), member)))
    expect(new Set(answers.map(({ wishList }) => wishList.id)).size).toBe(1)
  })

  test("the list is divided into pages in the member's order, with totals over all of them", async () => {
    const member = await createMember(shop().db)
    await addWishLines(shop(), member, ITEMS)
    const whole = await readList(shop(), member)
    expect(linesOf(whole)).toEqual(['VC-LT35641 10', 'VU-LT35641 10', 'VC-LT24038 10'])
    const second = await readList(shop(), member, { page: 2, rows: 2 })
    expect(linesOf(second)).toEqual(['VC-LT24038 10'])
    expect(second.total).toBe(3)
    expect(second.totals).toEqual(whole.totals)
    expect((await readList(shop(), member, { page: 9, rows: 2 })).list).toEqual([])
    expect(second.list[0]?.quote).toEqual(whole.list[2]?.quote)
  })

  test('each line is quoted as on its product page, and the quotes are summed', async () => {
    const member = await createMember(shop().db)
    await addWishLines(shop(), member, [...ITEMS, { itemNo: 'VC-TB29206', quantity: 3 }])
    const { list, totals, unpriced } = await readList(shop(), member)
    const valid = list.filter(({ quote }) => quote && quote.fault === null)
    const cents = valid.reduce((sum, { quote }) => sum + Number(quote?.total.replace('.', '')), 0)
    expect(valid.length + unpriced).toBe(4)
    if (valid.length > 0) {
      expect(totals).toEqual([{ currency: 'USD', amount: (cents / 100).toFixed(2) }])
    }
    for (const { product } of list) {
      expect(product.priceReason).toBeDefined()
      expect(product.stock).toBeTypeOf('number')
    }
    const low = list.at(-1)
    if (low?.quote) expect(low.quote).toMatchObject({ fault: 'below_minimum', nextQuantity: 5 })
  })

  test.each(LANGS)('products are shown in %s', async (lang) => {
    const member = await createMember(shop().db)
    await addWishLines(shop(), member, ITEMS)
    const { list } = await readList(shop(), member, { lang })
    expect(list.every(({ product }) => product.titleLang === lang)).toBe(true)
  })

  test('products that are no longer shown are left out', async () => {
    const member = await createMember(shop().db)
    await addWishLines(shop(), member, ITEMS)
    const hidden = shop().db.updateTable('product').where('item_no', '=', 'VU-LT35641')
    await hidden.set({ status: 'hidden' }).execute()
    const list = await readList(shop(), member)
    expect(linesOf(list)).toEqual(['VC-LT35641 10', 'VC-LT24038 10'])
    expect(list.wishList.count).toBe(2)
    await hidden.set({ status: 'active' }).execute()
  })

  test('another list is read by its id', async () => {
    const member = await createMember(shop().db)
    const { id } = await makeList(shop(), member, '備用 <b>')
    await addWishLines(shop(), member, [{ itemNo: 'VC-TB29206', quantity: 7, note: 'for Ann' }], id)
    const { list, wishList } = await readList(shop(), member, { listId: id })
    expect(wishList).toMatchObject({ id, name: '備用 <b>', isDefault: false, count: 1 })
    expect(list[0]).toMatchObject({ itemNo: 'VC-TB29206', quantity: 7, note: 'for Ann' })
    expect((await readList(shop(), member)).list).toEqual([])
  })

  test.each([
    ['rows', '0'],
    ['rows', '101'],
    ['page', 'x'],
  ])('the call rejects %s %s', async (field, value) => {
    const { headers } = await createMember(shop().db)
    const answer = await ask(shop(), readWishListRoute, { [field]: value }, headers)
    expect(rejectedFields(answer, 'en_us')).toEqual([field])
  })
})
