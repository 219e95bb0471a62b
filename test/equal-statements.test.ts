// A caller cannot tell a known name from an unknown one by the work that it causes: the statements are the same.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { confirmBrowserRoute } from '../src/contract/browser-code.ts'
import type { CallRoute } from '../src/contract/call.ts'
import { logInRoute, resetPasswordRoute } from '../src/contract/user-session.ts'
import { useShop } from './support/ask.ts'
import { freshNetwork } from './support/apply-as.ts'
import { countStatements, type StatementCount } from './support/count-statements.ts'
import { createMemberWithPassword, SAME_ORIGIN, sendFrom } from './support/log-in-as.ts'
import { mailsTo } from './support/outbox.ts'
import { grantSecurityCode } from './support/security-code.ts'
import { untilLockIsAwaited } from './support/until-lock-is-awaited.ts'
import { useUpLogInLimit } from './support/use-up-log-in-limit.ts'

const shop = useShop()
let counted: StatementCount

beforeAll(() => {
  counted = countStatements()
})
afterAll(() => counted.stop())

/** A login that was closed: its `disabled_at` is set. */
async function closedLogin() {
  const login = await createMemberWithPassword(shop())
  const closed = { disabled_at: new Date() }
  await shop().db.updateTable('member').set(closed).where('id', '=', login.memberId).execute()
  return login
}

async function send(route: CallRoute, input: Record<string, unknown>) {
  const answer = await grantSecurityCode(shop())
  counted.take()
  const sent = { headers: SAME_ORIGIN, from: freshNetwork() }
  const { code } = await sendFrom(shop(), route, { ...input, ...answer }, sent)
  // A connection that the pool opens at this moment sets its limits first.
  const statements = counted.take().filter((text) => !text.startsWith('select set_config'))
  return { code, statements }
}

/** A login with three codes that can be used, to which no further one is mailed. */
async function loginWithCodes() {
  const login = await createMemberWithPassword(shop())
  await useUpLogInLimit(shop(), new Date(), login.username)
  for (let asked = 0; asked < 3; asked += 1) {
    await send(confirmBrowserRoute, { username: login.username })
  }
  return login
}

test.each([
  ['a code by mail', confirmBrowserRoute, {}],
  ['a link for a forgotten password', resetPasswordRoute, {}],
  ['a wrong password', logInRoute, { password: 'wrong' }],
] as const)(
  '%s takes the same statements for known, closed and unknown names',
  async (what, route, input) => {
    const { username: known, email } = await createMemberWithPassword(shop())
    const { username: closed } = await closedLogin()
    const [unknown, unknownEmail] = [`nobody ${what}`, `nobody-${what.length}@customer.example`]
    const names = [known, email, closed, unknown, unknownEmail]
    if (route === confirmBrowserRoute) names.push((await loginWithCodes()).username)
    const answers = []
    for (const username of names) {
      if (route === confirmBrowserRoute) await useUpLogInLimit(shop(), new Date(), username)
      answers.push(await send(route, { username, ...input }))
    }
    const [first, ...others] = answers
    expect(first!.statements.length).toBeGreaterThan(3)
    for (const other of others) expect(other).toEqual(first)
  },
)

test.each([
  ['code', confirmBrowserRoute],
  ['link', resetPasswordRoute],
] as const)(
  'a %s that is requested while the address changes is not mailed to the former one',
  async (_, route) => {
    const { username, email, memberId } = await createMemberWithPassword(shop())
    await useUpLogInLimit(shop(), new Date(), username)
    const changed = { email: `new-${email}`, email_key: `new-${email}` }
    const asked = await shop()
      .db.transaction()
      .execute(async (trx) => {
        await trx.updateTable('member').set(changed).where('id', '=', memberId).execute()
        const answer = send(route, { username })
        await untilLockIsAwaited(shop())
        // In an object, because a transaction waits for a promise that its callback returns.
        return { answer }
      })
    expect((await asked.answer).code).toBe(200)
    expect(await mailsTo(shop().db, email)).toEqual([])
  },
)

test('a login is mailed three codes although both of its names ask for them at the same moment', async () => {
  const { username, email } = await createMemberWithPassword(shop())
  for (const name of [username, email]) await useUpLogInLimit(shop(), new Date(), name)
  const asked = [username, email, username, email, username, email]
  await Promise.all(asked.map((name) => send(confirmBrowserRoute, { username: name })))
  expect(await mailsTo(shop().db, email)).toHaveLength(3)
})
