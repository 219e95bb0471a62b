// POST /api/user/invitations/{id}/resend
import { expect, test } from 'vitest'
import { resendInvitationRoute } from '../../../src/contract/colleagues.ts'
import { useShop } from '../../support/ask.ts'
import { endLinkBy, freshColleagueEmail, invite } from '../../support/colleagues.ts'
import { describeMemberCall } from '../../support/member-cases.ts'

const shop = useShop()

test('sending an invitation again ends the former link, and buyers may not do it', async () => {
  const codes = await endLinkBy(shop(), resendInvitationRoute)
  expect(codes).toEqual({ buyer: 403, owner: 200, formerLink: 410 })
})

const secondShop = useShop()
describeMemberCall(secondShop, resendInvitationRoute, {
  prepare: async (owner) => {
    const invited = await invite(secondShop(), owner, freshColleagueEmail())
    return { id: invited.result.invitations[0]?.id }
  },
})
