// GET /api/account/settings
import { expect, test } from 'vitest'
import { readAccountSettingsRoute } from '../../../src/contract/account-settings.ts'
import { ask, expectContract, useShop } from '../../support/ask.ts'
import { createMember } from '../../support/create-member.ts'

const shop = useShop()

test('a company that chose nothing gets one summary per day, and is named as the sender', async () => {
  const { headers } = await createMember(shop().db, { kind: 'dropship' })
  const { result } = await ask(shop(), readAccountSettingsRoute, {}, headers)
  expectContract(readAccountSettingsRoute, result)
  expect(result).toEqual({
    mails: 'digest',
    senderName: '',
    neutralSlip: false,
    packingList: true,
    monthlyMail: false,
    billing: null,
    approval: { limit: null, currency: 'USD' },
  })
})

test('the settings are for owners and finance of both areas', async () => {
  const finance = await createMember(shop().db, { role: 'finance' })
  const seen = await ask(shop(), readAccountSettingsRoute, {}, finance.headers)
  expect(seen).toMatchObject({ code: 200, result: { approval: null } })
  const wholesaler = await createMember(shop().db)
  expect((await ask(shop(), readAccountSettingsRoute, {}, wholesaler.headers)).code).toBe(200)
  for (const role of ['buyer', 'viewer'] as const) {
    const { headers } = await createMember(shop().db, { kind: 'dropship', role })
    expect((await ask(shop(), readAccountSettingsRoute, {}, headers)).code).toBe(403)
  }
})
