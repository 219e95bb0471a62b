// POST /api/staff/recovery-codes
import { expect, test } from 'vitest'
import { issueRecoveryCodesRoute, stepUpRoute } from '../../../src/contract/staff-session.ts'
import { ask, expectContract, useShop } from '../../support/ask.ts'
import { enrolStaff } from '../../support/enrol-staff.ts'

const shop = useShop()

test('new recovery codes make the former ones invalid', async () => {
  const { headers } = await enrolStaff(shop().db)
  const issue = () => ask<{ recoveryCodes: string[] }>(shop(), issueRecoveryCodesRoute, {}, headers)
  const former = await issue()
  expectContract(issueRecoveryCodesRoute, former.result)
  const [code] = former.result.recoveryCodes
  const newer = await issue()
  expect((await ask(shop(), stepUpRoute, { code }, headers)).code).toBe(422)
  const [fresh] = newer.result.recoveryCodes
  expect((await ask(shop(), stepUpRoute, { code: fresh }, headers)).code).toBe(200)
})
