// POST /api/user/invitations/accept
import { expect, test } from 'vitest'
import { createMemberWithPassword } from '../../support/log-in-as.ts'
import { rejectedFields, useShop } from '../../support/ask.ts'
import {
  accept,
  acceptanceOf,
  freshColleagueEmail,
  invite,
  linkSecretOf,
} from '../../support/colleagues.ts'

const shop = useShop()

test('a login name is taken once, and passwords follow the rules of registration', async () => {
  const owner = await createMemberWithPassword(shop())
  const email = freshColleagueEmail()
  await invite(shop(), owner, email)
  const input = acceptanceOf(await linkSecretOf(shop(), email))
  const faulty: [string[], Record<string, unknown>][] = [
    [['username'], { username: owner.username.toUpperCase() }],
    [['confirmPassword'], { confirmPassword: 'another' }],
    [['password'], { password: 'password1234', confirmPassword: 'password1234' }],
    [['password'], { password: 'short', confirmPassword: 'short' }],
    [['privacyAccepted'], { privacyAccepted: false }],
  ]
  for (const [fields, change] of faulty) {
    const answer = await accept(shop(), { ...input, ...change })
    expect(rejectedFields(answer, 'en_us')).toEqual(fields)
  }
  expect((await accept(shop(), input)).code).toBe(200)
})

test('of two concurrent requests one creates the login', async () => {
  const owner = await createMemberWithPassword(shop())
  const email = freshColleagueEmail()
  await invite(shop(), owner, email)
  const token = await linkSecretOf(shop(), email)
  const answers = await Promise.all([
    accept(shop(), acceptanceOf(token)),
    accept(shop(), acceptanceOf(token)),
  ])
  expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 410])
})
