// POST /api/account/approval-limit
import { expect, test } from 'vitest'
import { changeApprovalLimitRoute } from '../../../src/contract/approval.ts'
import { type CompanyTeam, listColleaguesRoute } from '../../../src/contract/colleagues.ts'
import { createMemberWithPassword, PASSWORD } from '../../support/log-in-as.ts'
import { ask, expectContract, rejectedFields, useShop } from '../../support/ask.ts'

const shop = useShop()

test('an owner sets and removes the approval limit with the password, and the change is recorded', async () => {
  const owner = await createMemberWithPassword(shop(), { kind: 'dropship' })
  const set = (limit: string, password = PASSWORD) =>
    ask(shop(), changeApprovalLimitRoute, { limit, password }, owner.headers)
  expect(rejectedFields(await set('500', 'wrong'), 'en_us')).toEqual(['password'])
  for (const bad of ['-1', '1.005', 'much']) {
    expect(rejectedFields(await set(bad), 'en_us')).toEqual(['limit'])
  }
  const changed = await set('500')
  expect(changed.result).toEqual({ limit: '500.00', currency: 'USD' })
  expectContract(changeApprovalLimitRoute, changed.result)
  const team = await ask<CompanyTeam>(shop(), listColleaguesRoute, {}, owner.headers)
  expect(team.result.events).toMatchObject([{ event: 'limit', about: 'USD 500' }])
  expect((await set('')).result).toEqual({ limit: null, currency: 'USD' })
})

test('finance may not change the approval limit', async () => {
  const { companyId } = await createMemberWithPassword(shop(), { kind: 'dropship' })
  const finance = await createMemberWithPassword(shop(), {
    kind: 'dropship',
    companyId,
    role: 'finance',
  })
  const input = { limit: '1', password: PASSWORD }
  expect((await ask(shop(), changeApprovalLimitRoute, input, finance.headers)).code).toBe(403)
})
