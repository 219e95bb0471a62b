// POST /api/user/invitations/{id}/resend
import { expect, test } from 'vitest'
import { resendInvitationRoute } from '../../../src/contract/colleagues.ts'
import { enrolWithPassword } from '../../drivers/log-in-as.ts'
import { ask, useShop } from '../../support/ask.ts'
import {
  accept,
  acceptanceOf,
  freshAddress,
  invite,
  linkSecretOf,
} from '../../support/colleagues.ts'
import { describeMemberCall } from '../../support/member-cases.ts'

const shop = useShop()

test('the former link ends, and buyers may not do it', async () => {
  const owner = await enrolWithPassword(shop())
  const { companyId } = owner
  const buyer = await enrolWithPassword(shop(), { companyId, role: 'buyer' })
  const email = freshAddress()
  const id = (await invite(shop(), owner, email)).result.invitations[0]?.id
  const former = await linkSecretOf(shop(), email)
  expect((await ask(shop(), resendInvitationRoute, { id }, buyer.headers)).code).toBe(403)
  expect((await ask(shop(), resendInvitationRoute, { id }, owner.headers)).code).toBe(200)
  expect((await accept(shop(), acceptanceOf(former))).code).toBe(410)
})

const calls = useShop()
describeMemberCall(calls, resendInvitationRoute, {
  prepare: async (owner) => {
    const invited = await invite(calls(), owner, freshAddress())
    return { id: invited.result.invitations[0]?.id }
  },
})
