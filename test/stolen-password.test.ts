// A stolen password: after a change, nothing that the thief prepared works any more.
import { describe, expect, test } from 'vitest'
import {
  changePasswordRoute,
  logInRoute,
  resetPasswordRoute,
} from '../src/contract/user-session.ts'
import { useShop } from './support/ask.ts'
import {
  codeOf,
  createMemberWithPassword,
  logInAs,
  PASSWORD,
  SAME_ORIGIN,
  sendFrom,
} from './support/log-in-as.ts'
import { mailsTo } from './support/outbox.ts'
import { solveSecurityCode } from './support/security-code.ts'

const shop = useShop()
const NEW = 'the heron waits at dusk'
let networks = 0

/** Logs in from a new network with a device cookie. */
function attemptFrom(device: string, username: string, password: string) {
  networks += 1
  return sendFrom(
    shop(),
    logInRoute,
    { username, password },
    { headers: { ...SAME_ORIGIN, cookie: `device=${device}` }, from: `172.17.0.${networks}` },
  )
}

async function linkFor(email: string): Promise<string> {
  await sendFrom(shop(), resetPasswordRoute, { email, ...(await solveSecurityCode(shop())) })
  const newest = (await mailsTo(shop().db, email)).at(-1)
  return /#token=([\w-]+)/.exec(newest?.body_text ?? '')?.[1] ?? ''
}

/** A known device needs no security code after three failures: its next password is compared, and wrong (422). */
async function isKnown(device: string, username: string): Promise<boolean> {
  for (let failures = 0; failures < 3; failures++) await attemptFrom(device, username, 'wrong')
  return (await attemptFrom(device, username, 'wrong')).code === 422
}

describe('devices of a thief', () => {
  test("a changed password makes a thief's devices unknown, but not the own device", async () => {
    const { username } = await createMemberWithPassword(shop())
    const thief = await logInAs(shop(), username)
    const owner = await logInAs(shop(), username)
    expect(await isKnown(thief.device, username)).toBe(true)
    const change = { currentPassword: PASSWORD, newPassword: NEW }
    expect(await codeOf(shop(), changePasswordRoute, owner.headers, change)).toBe(200)
    expect(await isKnown(thief.device, username)).toBe(false)
    expect((await attemptFrom(owner.device, username, NEW)).code).toBe(200)
  })

  test("a password reset by mail makes a thief's devices unknown", async () => {
    const { username, email } = await createMemberWithPassword(shop())
    const thief = await logInAs(shop(), username)
    const step = { resetToken: await linkFor(email), newPassword: NEW }
    expect((await sendFrom(shop(), resetPasswordRoute, step)).code).toBe(200)
    expect(await isKnown(thief.device, username)).toBe(false)
  })
})

test('a link requested before the password change is invalid', async () => {
  const { username, email } = await createMemberWithPassword(shop())
  const { headers } = await logInAs(shop(), username)
  const resetToken = await linkFor(email)
  const change = { currentPassword: PASSWORD, newPassword: NEW }
  expect(await codeOf(shop(), changePasswordRoute, headers, change)).toBe(200)
  const step = { resetToken, newPassword: 'another quiet river' }
  expect((await sendFrom(shop(), resetPasswordRoute, step)).code).toBe(410)
})
