// POST /api/order-pad/aliases
import { expect, test } from 'vitest'
import { matchRowsRoute, type MatchedRow } from '../../../src/contract/match-rows.ts'
import { dropAliasRoute, keepAliasRoute } from '../../../src/contract/order-pad.ts'
import { LONGEST_ALIAS } from '../../../src/shared/company-alias.ts'
import { ask, rejectedFields, useShop } from '../../support/ask.ts'
import { createMember, type TestMember } from '../../support/create-member.ts'
import { checkRows, orderRow } from '../../support/order-files.ts'
import { createDropshipper, ITEM, OTHER, setStock } from '../../support/orders.ts'
import { describeWishListCall } from '../../support/wish-list-cases.ts'

const shop = useShop()

describeWishListCall(shop, keepAliasRoute, { input: { text: 'shelf 7', itemNo: ITEM } })

const keep = (member: TestMember, text: string, itemNo: string) =>
  ask(shop(), keepAliasRoute, { text, itemNo }, member.headers)

/** 'outcome kind item' of each pasted row. */
async function match(pasted: string, headers?: Record<string, string>): Promise<string[]> {
  const { result } = await ask<{ rows: MatchedRow[] }>(shop(), matchRowsRoute, { pasted }, headers)
  return result.rows.map(({ outcome, match: found, products }) =>
    [outcome, found?.kind, products[0]?.itemNo].join(' '),
  )
}

test('what a company calls an item is understood in the lists of the company alone, in any case and width', async () => {
  const member = await createMember(shop().db)
  const colleague = await createMember(shop().db, { companyId: member.companyId, role: 'viewer' })
  const stranger = await createMember(shop().db)
  await keep(member, '  Shelf 7 blue ', ITEM)
  const pasted = 'ＳＨＥＬＦ 7 blue\t10'
  expect(await match(pasted, member.headers)).toEqual([`ok own ${ITEM}`])
  expect(await match(pasted, colleague.headers)).toEqual([`ok own ${ITEM}`])
  for (const headers of [stranger.headers, undefined]) {
    const [row] = await match(pasted, headers)
    expect(row).not.toContain(' own ')
  }
})

test('a stored choice decides between the batteries that fit a device, and never replaces the number of an item', async () => {
  const member = await createMember(shop().db)
  const pasted = 'Dell Latitude 5400\t10'
  const [before] = await match(pasted, member.headers)
  expect(before).toMatch(/^ambiguous device /)
  await keep(member, 'Dell Latitude 5400', OTHER)
  await keep(member, ITEM, OTHER)
  expect(await match(pasted, member.headers)).toEqual([`ok own ${OTHER}`])
  expect(await match(ITEM, member.headers)).toEqual([`ok item_no ${ITEM}`])
  expect(await match(pasted)).toEqual([before])
})

test('an order file takes the choice made on the order pad, until it is taken back', async () => {
  await setStock(shop(), ITEM, 50)
  const dropshipper = await createDropshipper(shop())
  await keep(dropshipper, 'PAD-NAME-9', ITEM)
  const rows = [orderRow('A', { SKU: 'pad-name-9' })]
  expect((await checkRows(shop(), dropshipper, rows)).summary).toMatchObject({ goodOrders: 1 })
  await ask(shop(), dropAliasRoute, { text: 'Pad-Name-9' }, dropshipper.headers)
  expect((await checkRows(shop(), dropshipper, rows)).summary).toMatchObject({ goodOrders: 0 })
})

test('a later choice replaces the earlier one and names who chose', async () => {
  const member = await createMember(shop().db)
  const colleague = await createMember(shop().db, { companyId: member.companyId })
  await keep(member, 'twice', ITEM)
  await keep(colleague, 'TWICE', OTHER)
  const rows = await shop()
    .owner.selectFrom('company_alias')
    .innerJoin('product', 'product.id', 'company_alias.product_id')
    .where('company_id', '=', member.companyId)
    .select(['alias', 'item_no', 'chosen_by'])
    .execute()
  expect(rows).toEqual([{ alias: 'twice', item_no: OTHER, chosen_by: colleague.memberId }])
})

test('an unknown item is answered with 404, and an empty or too long name with 422', async () => {
  const member = await createMember(shop().db)
  expect((await keep(member, 'a name', 'VC-NOTHING')).code).toBe(404)
  for (const text of ['  ', 'x'.repeat(LONGEST_ALIAS + 1)]) {
    expect(rejectedFields(await keep(member, text, ITEM), 'en_us')).toEqual(['text'])
  }
  expect(await match('a name', member.headers)).not.toContain(`ok own ${ITEM}`)
})

test('a login that may not order cannot store a choice', async () => {
  const viewer = await createMember(shop().db, { role: 'viewer' })
  expect((await keep(viewer, 'a name', ITEM)).code).toBe(403)
})
