// GET /api/contact-us/user-info
import { expect, test } from 'vitest'
import { readContactDetailsRoute } from '../../../src/contract/contact.ts'
import { ask, useShop } from '../../support/ask.ts'
import { createMember } from '../../support/create-member.ts'
import { describeMemberCall } from '../../support/member-cases.ts'

const shop = useShop()

describeMemberCall(shop, readContactDetailsRoute)

test('the answer has the details that the form fills in', async () => {
  const member = await createMember(shop().db, { region: 'EU' })
  const read = async () => (await ask(shop(), readContactDetailsRoute, {}, member.headers)).result
  expect(await read()).toMatchObject({
    fullName: 'Example Buyer',
    email: member.email,
    country: 'HK',
    region: 'EU',
  })
  await shop()
    .db.updateTable('member')
    .set({ first_name: '美玲', surname: '陳' })
    .where('id', '=', member.memberId)
    .execute()
  expect(await read()).toMatchObject({ fullName: '陳美玲' })
})
