// GET /api/user/info
import { expect, test } from 'vitest'
import { type MemberInfo, readMemberRoute } from '../../../src/contract/user-session.ts'
import { ask, useShop } from '../../support/ask.ts'
import { createMember } from '../../support/create-member.ts'
import { describeMemberCall } from '../../support/member-cases.ts'

const shop = useShop()

describeMemberCall(shop, readMemberRoute)

test('the answer has the member’s data and no secret', async () => {
  const member = await createMember(shop().db, { kind: 'dropship', currency: 'HKD', region: 'HK' })
  const { result } = await ask<MemberInfo>(
    shop(),
    readMemberRoute,
    { lang: 'zh_hk' },
    member.headers,
  )
  expect(result).toMatchObject({
    username: member.username,
    email: member.email,
    memberKind: 'dropship',
    loginB2d: true,
    otherKind: false,
    priceGroup: 'Drop ship',
    currency: 'HKD',
    region: { id: 'HK', name: '香港及澳門' },
    country: 'HK',
  })
  expect(JSON.stringify(result)).not.toMatch(/password|hash|argon/i)
})
