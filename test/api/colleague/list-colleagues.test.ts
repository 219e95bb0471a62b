// GET /api/user/colleagues
import { expect, test } from 'vitest'
import { type CompanyTeam, listColleaguesRoute } from '../../../src/contract/colleagues.ts'
import { ask, useShop } from '../../support/ask.ts'
import { enrol } from '../../support/enrol.ts'
import { describeMemberCall } from '../../support/member-cases.ts'

const shop = useShop()

test('the logins of one company are listed, the oldest first, and none of another', async () => {
  const owner = await enrol(shop().db)
  const { companyId } = owner
  const viewer = await enrol(shop().db, { companyId, role: 'viewer' })
  await enrol(shop().db)
  const seen = await ask<CompanyTeam>(shop(), listColleaguesRoute, {}, owner.headers)
  expect(seen.result.colleagues).toMatchObject([
    { username: owner.username, email: owner.email, isYou: true, isLastOwner: true },
    { username: viewer.username, email: viewer.email, isYou: false, isLastOwner: false },
  ])
  const read = await ask<CompanyTeam>(shop(), listColleaguesRoute, {}, viewer.headers)
  expect(read.result.colleagues.map(({ email }) => email)).toEqual([null, null])
})

describeMemberCall(useShop(), listColleaguesRoute)
