// GET /api/user/colleagues
import { expect, test } from 'vitest'
import { type CompanyTeam, listColleaguesRoute } from '../../../src/contract/colleagues.ts'
import { ask, useShop } from '../../support/ask.ts'
import { createMember } from '../../support/create-member.ts'
import { describeMemberCall } from '../../support/member-cases.ts'

const shop = useShop()

test('the logins of one company are listed, the oldest first, without email addresses for a viewer', async () => {
  const owner = await createMember(shop().db)
  const { companyId } = owner
  const viewer = await createMember(shop().db, { companyId, role: 'viewer' })
  await createMember(shop().db)
  const seen = await ask<CompanyTeam>(shop(), listColleaguesRoute, {}, owner.headers)
  expect(seen.result.colleagues).toMatchObject([
    { username: owner.username, email: owner.email, isYou: true, isLastOwner: true },
    { username: viewer.username, email: viewer.email, isYou: false, isLastOwner: false },
  ])
  const read = await ask<CompanyTeam>(shop(), listColleaguesRoute, {}, viewer.headers)
  expect(read.result.colleagues.map(({ email }) => email)).toEqual([null, null])
})

describeMemberCall(useShop(), listColleaguesRoute)
