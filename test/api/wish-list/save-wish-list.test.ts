// POST /api/wish-lists
import { describe, expect, test } from 'vitest'
import { saveWishListRoute, type WishListInfo } from '../../../src/contract/wish-list.ts'
import { ask, rejectedFields, useShop } from '../../support/ask.ts'
import { createMember, type TestMember } from '../../support/create-member.ts'
import {
  describeWishListCall,
  addWishLines,
  linesOf,
  makeList,
  readList,
} from '../../support/wish-list-cases.ts'

const shop = useShop()
const save = (member: TestMember, input: Record<string, unknown>) =>
  ask<WishListInfo>(shop(), saveWishListRoute, input, member.headers)

describeWishListCall(shop, saveWishListRoute, { input: { name: 'Reorder' } })
describeWishListCall(shop, saveWishListRoute, {
  input: { name: 'Renamed' },
  listField: 'id',
  prepare: async (app, member) => ({ id: (await makeList(app, member, 'Old')).id }),
})

describe('saving a list', () => {
  test('a list is renamed', async () => {
    const member = await createMember(shop().db)
    const { id } = await makeList(shop(), member, 'Old')
    const { result } = await save(member, { id, name: ' 新名稱 ' })
    expect(result).toMatchObject({ id, name: '新名稱', isDefault: false })
    expect((await readList(shop(), member, { listId: id })).wishList.name).toBe('新名稱')
  })

  test('a list becomes the only default one', async () => {
    const member = await createMember(shop().db)
    await addWishLines(shop(), member, [{ itemNo: 'VC-LT35641', quantity: 5 }])
    const first = await readList(shop(), member)
    const { id } = await makeList(shop(), member, 'Next')
    expect((await save(member, { id, makeDefault: true })).result.isDefault).toBe(true)
    expect((await readList(shop(), member)).wishList.id).toBe(id)
    const before = await readList(shop(), member, { listId: first.wishList.id })
    expect(before.wishList.isDefault).toBe(false)
    expect(linesOf(before)).toEqual(['VC-LT35641 5'])
    const third = await save(member, { name: 'Third', makeDefault: true })
    expect((await readList(shop(), member)).wishList.id).toBe(third.result.id)
  })

  test('a list is copied with its lines, quantities, notes and order', async () => {
    const member = await createMember(shop().db)
    const lines = [
      { itemNo: 'VC-TB29206', quantity: 7, note: 'a' },
      { itemNo: 'VC-LT35641', quantity: 9, note: '' },
    ]
    await addWishLines(shop(), member, lines)
    const { wishList } = await readList(shop(), member)
    const named = await save(member, { copyOf: wishList.id, name: 'Twin' })
    expect(named.result).toMatchObject({ name: 'Twin', isDefault: false, count: 2 })
    const copied = await readList(shop(), member, { listId: named.result.id })
    expect(linesOf(copied)).toEqual(['VC-TB29206 7', 'VC-LT35641 9'])
    expect(copied.list[0]?.note).toBe('a')
    const unnamed = await save(member, { copyOf: wishList.id, lang: 'zh_cn' })
    expect(unnamed.result.name).toBe('Wish list（副本）')
  })

  test('the list of another user is never copied', async () => {
    const owner = await createMember(shop().db)
    const secret = await makeList(shop(), owner, 'Secret')
    const member = await createMember(shop().db)
    expect((await save(member, { copyOf: secret.id })).code).toBe(404)
    expect((await save(member, { id: secret.id, makeDefault: true })).code).toBe(404)
  })

  test('a member has at most fifty lists, even when requests arrive at once', async () => {
    const member = await createMember(shop().db)
    const codes: number[] = []
    // Eleven requests at a time, because more would wait too long for a connection; the last eleven cross the limit.
    for (let from = 0; from < 55; from += 11) {
      const names = Array.from({ length: 11 }, (_, at) => `List ${from + at}`)
      const answers = await Promise.all(names.map((name) => save(member, { name })))
      codes.push(...answers.map(({ code }) => code))
    }
    expect(codes.filter((code) => code === 200)).toHaveLength(49)
    expect(codes.filter((code) => code === 409)).toHaveLength(6)
  })

  test.each<[Record<string, unknown>, string]>([
    [{}, 'name'],
    [{ name: '' }, 'name'],
    [{ name: '   ' }, 'name'],
    [{ name: 'x'.repeat(81) }, 'name'],
    [{ name: 'a\nb' }, 'name'],
    [{ name: 'a\u2028b' }, 'name'],
    [{ name: 'a', makeDefault: false }, 'makeDefault'],
    [{ id: 'x', copyOf: 'y', name: 'a' }, 'copyOf'],
  ])('the call rejects %j', async (input, field) => {
    expect(rejectedFields(await save(await createMember(shop().db), input), 'en_us')).toEqual([
      field,
    ])
  })
})
