// POST /api/user/profile
import { expect, test } from 'vitest'
import {
  changeProfileRoute,
  type MemberInfo,
  readMemberRoute,
} from '../../../src/contract/user-session.ts'
import { ask, rejectedFields, useShop } from '../../support/ask.ts'
import { createMember } from '../../support/create-member.ts'
import { describeMemberCall } from '../../support/member-cases.ts'

const shop = useShop()
const input = { firstName: '美玲', surname: '陳', phone: '+852 2123 4567', mailLang: 'zh_hk' }

describeMemberCall(shop, changeProfileRoute, { input })

test('a member changes only its own profile', async () => {
  const member = await createMember(shop().db)
  const colleague = await createMember(shop().db, { companyId: member.companyId })
  expect((await ask(shop(), changeProfileRoute, input, member.headers)).code).toBe(200)
  const read = async (headers: Record<string, string>) =>
    (await ask<MemberInfo>(shop(), readMemberRoute, {}, headers)).result
  expect(await read(member.headers)).toMatchObject({ firstName: '美玲', lang: 'zh_hk' })
  expect(await read(colleague.headers)).toMatchObject({ firstName: 'Example', lang: 'en_us' })
})

test.each([
  ['firstName', ' '],
  ['firstName', 'a\r\nBcc: x@y.example'],
  ['surname', 'x'.repeat(61)],
  ['surname', 'a\u0007b'],
  ['phone', 'call me'],
  ['mailLang', 'fr_fr'],
])('the field %s with the value %j is answered with 422', async (field, value) => {
  const { headers } = await createMember(shop().db)
  const answer = await ask(shop(), changeProfileRoute, { ...input, [field]: value }, headers)
  expect(rejectedFields(answer, 'en_us')).toEqual([field])
})
