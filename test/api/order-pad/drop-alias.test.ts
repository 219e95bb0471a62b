// DELETE /api/order-pad/aliases
import { expect, test } from 'vitest'
import { dropAliasRoute, keepAliasRoute } from '../../../src/contract/order-pad.ts'
import { RESULT_CODES } from '../../../src/contract/result-code.ts'
import { ask, useShop } from '../../support/ask.ts'
import { createMember } from '../../support/create-member.ts'
import { ITEM } from '../../support/orders.ts'

const shop = useShop()

test('a company removes an alias of its own once, and none of another company', async () => {
  const member = await createMember(shop().db)
  const stranger = await createMember(shop().db)
  for (const { headers } of [member, stranger]) {
    await ask(shop(), keepAliasRoute, { text: 'shelf 7', itemNo: ITEM }, headers)
  }
  const drop = () => ask(shop(), dropAliasRoute, { text: 'Shelf 7' }, member.headers)
  expect((await drop()).code).toBe(200)
  expect((await drop()).code).toBe(RESULT_CODES.alreadyDone)
  const left = await shop().owner.selectFrom('company_alias').select('company_id').execute()
  expect(left).toEqual([{ company_id: stranger.companyId }])
})

test('visitors and those who may not order are rejected', async () => {
  const { headers } = await createMember(shop().db, { role: 'viewer' })
  const input = { text: 'shelf 7' }
  expect((await ask(shop(), dropAliasRoute, input, headers)).code).toBe(403)
  expect((await ask(shop(), dropAliasRoute, input)).code).toBe(401)
})
