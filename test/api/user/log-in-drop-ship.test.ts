// POST /api/user/dropship/login
import { expect, test } from 'vitest'
import { logInDropShipRoute, logInRoute } from '../../../src/contract/user-session.ts'
import { expectContract, useShop } from '../../support/ask.ts'
import {
  createMemberWithPassword,
  PASSWORD,
  SAME_ORIGIN,
  sendFrom,
} from '../../support/log-in-as.ts'

const shop = useShop()
let address = 0

function logIn(username: string, password = PASSWORD, route = logInDropShipRoute) {
  address += 1
  const sender = { headers: SAME_ORIGIN, from: `198.51.100.${address}` }
  return sendFrom(shop(), route as typeof logInDropShipRoute, { username, password }, sender)
}

test('dropshippers can log in', async () => {
  const dropshipper = await createMemberWithPassword(shop(), { kind: 'dropship' })
  const { code, result, cookies } = await logIn(dropshipper.email)
  expect(code).toBe(200)
  expectContract(logInDropShipRoute, result)
  expect(result).toMatchObject({ loginB2d: true, username: dropshipper.username })
  expect(cookies.get('token')?.line).toContain('HttpOnly')
  expect(cookies.get('token')?.line).not.toContain('Secure')
})

test('wholesalers are referred to the other area, but only after a correct password', async () => {
  const buyer = await createMemberWithPassword(shop())
  expect(await logIn(buyer.username)).toMatchObject({
    code: 403,
    result: { otherArea: 'wholesale' },
  })
  const guessed = await logIn(buyer.username, 'something else')
  expect(guessed.code).toBe(422)
  expect(guessed.response.body).not.toContain('wholesale')
})

test('one login opens both areas when the company is a member of both kinds', async () => {
  const both = await createMemberWithPassword(shop())
  await shop()
    .db.insertInto('membership')
    .values({
      company_id: both.companyId,
      kind: 'dropship',
      state: 'suspended',
      fail_reason: 'terms_broken',
      price_group: 'dropship',
      currency: 'USD',
      sales_region: 'GLOBAL',
      state_since: new Date(),
    })
    .execute()
  // Each area has its own state.
  expect(await logIn(both.username)).toMatchObject({
    code: 403,
    result: { approvalState: 'suspended', failReason: { code: 'terms_broken' } },
  })
  expect((await logIn(both.username, PASSWORD, logInRoute as never)).code).toBe(200)
  await shop()
    .db.updateTable('membership')
    .set({ state: 'approved', fail_reason: null })
    .where('company_id', '=', both.companyId)
    .execute()
  expect((await logIn(both.username)).code).toBe(200)
})

test('attempts are counted together with those at the log-in of wholesalers', async () => {
  const dropshipper = await createMemberWithPassword(shop(), { kind: 'dropship' })
  for (const route of [logInRoute, logInDropShipRoute, logInRoute]) {
    expect((await logIn(dropshipper.username, 'wrong', route as never)).code).toBe(422)
  }
  expect((await logIn(dropshipper.username)).code).toBe(423)
})
