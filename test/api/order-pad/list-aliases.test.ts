// GET /api/order-pad/aliases
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { ResultOf } from '../../../src/contract/call.ts'
import { keepAliasRoute, listAliasesRoute } from '../../../src/contract/order-pad.ts'
import { ask, useShop } from '../../support/ask.ts'
import { createMember, type TestMember } from '../../support/create-member.ts'
import { ITEM, OTHER } from '../../support/orders.ts'
import { describeWishListCall } from '../../support/wish-list-cases.ts'

type Listed = ResultOf<typeof listAliasesRoute>

const shop = useShop()

describeWishListCall(shop, listAliasesRoute, { input: {} })

const keep = (member: TestMember, text: string, itemNo: string) =>
  ask(shop(), keepAliasRoute, { text, itemNo }, member.headers)

const list = async (member: TestMember, more: Record<string, unknown> = {}) =>
  (await ask<Listed>(shop(), listAliasesRoute, more, member.headers)).result

test('a company sees its own numbers alone, with the item and who chose it', async () => {
  const member = await createMember(shop().db)
  const stranger = await createMember(shop().db)
  await keep(member, 'Shelf 7', ITEM)
  await keep(stranger, 'Shelf 8', OTHER)
  const viewer = await createMember(shop().db, { companyId: member.companyId, role: 'viewer' })
  for (const reader of [member, viewer]) {
    const { list: found, next, count } = await list(reader)
    expect({ next, count }).toEqual({ next: null, count: 1 })
    expect(found).toMatchObject([
      { text: 'shelf 7', itemNo: ITEM, isDiscontinued: false, chosenBy: member.username },
    ])
    expect(found[0]?.url).toContain('/products')
  }
})

test('the list continues after a text, and is filtered by a part of the text or of the item number', async () => {
  const member = await createMember(shop().db)
  const texts = ['ｓｈｅｌｆ 1', 'Shelf 10', 'shelf 2', 'Акку 5', '50% off_']
  for (const text of texts) await keep(member, text, text.startsWith('5') ? OTHER : ITEM)
  const seen: string[] = []
  let after: string | null = ''
  while (after !== null) {
    const part: Listed = await list(member, { rows: 2, ...(after && { after }) })
    expect(part.count).toBe(5)
    seen.push(...part.list.map(({ text }) => text))
    after = part.next
  }
  expect(seen).toEqual(['50% off_', 'shelf 1', 'shelf 10', 'shelf 2', 'акку 5'])
  const namesOf = async (q: string) => (await list(member, { q })).list.map(({ text }) => text)
  expect(await namesOf('АККУ')).toEqual(['акку 5'])
  expect(await namesOf('0%')).toEqual(['50% off_'])
  expect(await namesOf('_')).toEqual(['50% off_'])
  expect(await namesOf(OTHER)).toEqual(['50% off_'])
  expect(await namesOf('nothing')).toEqual([])
})

test('a discontinued item is marked', async () => {
  const member = await createMember(shop().db)
  await keep(member, 'Shelf 7', OTHER)
  const stop = (isStopped: boolean) =>
    sql`update product set stop = ${isStopped} where item_no = ${OTHER}`.execute(shop().owner)
  await stop(true)
  expect((await list(member)).list).toMatchObject([{ itemNo: OTHER, isDiscontinued: true }])
  await stop(false)
})
