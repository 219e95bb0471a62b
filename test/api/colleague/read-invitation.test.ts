// POST /api/user/invitations/read
import { expect, test } from 'vitest'
import { readInvitationRoute } from '../../../src/contract/colleagues.ts'
import { createMemberWithPassword } from '../../support/log-in-as.ts'
import { ask, expectContract, rejectedFields, useShop } from '../../support/ask.ts'
import { freshColleagueEmail, invite, linkSecretOf } from '../../support/colleagues.ts'

const shop = useShop()

test('the secret of a link reveals who invites whom', async () => {
  const owner = await createMemberWithPassword(shop())
  const email = freshColleagueEmail()
  await invite(shop(), owner, email)
  const token = await linkSecretOf(shop(), email)
  const { code, result } = await ask(shop(), readInvitationRoute, { token })
  expect([code, result]).toMatchObject([200, { email, role: 'buyer' }])
  expectContract(readInvitationRoute, result)
})

test('a wrong secret is answered with 410, a short one with 422, and guesses are limited', async () => {
  const cut = await ask(shop(), readInvitationRoute, { token: 'short' })
  expect(rejectedFields(cut, 'en_us')).toEqual(['token'])
  const codes = new Set<number>()
  for (let tries = 0; tries < 61; tries += 1) {
    codes.add((await ask(shop(), readInvitationRoute, { token: 'x'.repeat(43) })).code)
  }
  expect([...codes]).toEqual([410, 429])
})
