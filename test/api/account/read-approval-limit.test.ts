// GET /api/account/approval-limit
import { expect, test } from 'vitest'
import { readApprovalLimitRoute } from '../../../src/contract/approval.ts'
import { setLimit } from '../../support/approvals.ts'
import { ask, expectContract, useShop } from '../../support/ask.ts'
import { createMemberWithPassword } from '../../support/log-in-as.ts'

const shop = useShop()

test('a member reads the approval limit of its own company, null when there is none', async () => {
  const owner = await createMemberWithPassword(shop(), { kind: 'dropship' })
  const other = await createMemberWithPassword(shop(), { kind: 'dropship' })
  await setLimit(shop(), owner, '61.5')
  const read = (headers: Record<string, string>) => ask(shop(), readApprovalLimitRoute, {}, headers)
  const { result } = await read(owner.headers)
  expect(result).toEqual({ limit: '61.50', currency: 'USD' })
  expectContract(readApprovalLimitRoute, result)
  expect((await read(other.headers)).result).toEqual({ limit: null, currency: 'USD' })
})
