// Sessions under load and under attack: no false logout, no reuse of an old token.
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import {
  changePasswordRoute,
  endSessionRoute,
  listSessionsRoute,
  logInRoute,
  logOutRoute,
  readMemberRoute,
  renewTokenRoute,
} from '../src/contract/user-session.ts'
import { deleteExpiredLogInData } from '../src/server/modules/membership/session-retention.ts'
import { eraseSealedSuccessors } from '../src/server/modules/membership/session-service.ts'
import { ask, useShop } from './support/ask.ts'
import { codeOf, createMemberWithPassword, logInAs, PASSWORD } from './support/log-in-as.ts'
import { openSecondProcess } from './support/second-process.ts'
import { renewalRaces } from './drivers/renewal-races.ts'
import { movableClock } from './support/movable-clock.ts'
import { createMember, sessionHeaders } from './support/create-member.ts'

const clock = movableClock()
const shop = useShop({ clock: clock.now })
const SECOND = 1000
/** A token must be renewed (402) after half an hour; a replaced one is valid for a grace period of ten seconds. */
const HALF_HOUR = 1800 * SECOND

async function renewed(token: string): Promise<string> {
  const answer = await ask<{ token: string }>(shop(), renewTokenRoute, {}, sessionHeaders(token))
  expect(answer.code).toBe(200)
  return answer.result.token
}

/** A new member with an open session. */
const openNewSession = () => createMember(shop().db, { now: clock.now() })
/** The result code of a call, and below that of a renewal, with a token. */
const codeWith = (token: string) => codeOf(shop(), readMemberRoute, sessionHeaders(token))
const renewalCodeWith = (token: string) => codeOf(shop(), renewTokenRoute, sessionHeaders(token))

/** Why a session ended: null while it is open, undefined once its row is deleted. */
async function endedBy(sessionId: string) {
  const row = await shop()
    .db.selectFrom('session')
    .where('id', '=', sessionId)
    .select('ended_by')
    .executeTakeFirst()
  return row?.ended_by
}

test('two tabs that renew at once are never logged out', async () => {
  const outcome = await renewalRaces(shop(), clock, 60)
  expect(outcome).toEqual({ rounds: 60, falseLogOuts: 0, split: 0 })
}, 120_000)

test('eight requests that renew at once get one token', async () => {
  const { token, sessionId } = await openNewSession()
  clock.pass(HALF_HOUR)
  const tokens = await Promise.all(Array.from({ length: 8 }, () => renewed(token)))
  expect(new Set(tokens).size).toBe(1)
  const rows = await shop()
    .db.selectFrom('session_token')
    .where('session_id', '=', sessionId)
    .select('hash')
    .execute()
  expect(rows).toHaveLength(2)
})

describe('two renewals in a row', () => {
  test('requests in flight with the first token are answered, and the session continues', async () => {
    const { token, sessionId } = await openNewSession()
    const next = await renewed(token)
    const afterNext = await renewed(next)
    expect([await codeWith(token), await codeWith(next), await codeWith(afterNext)]).toEqual([
      200, 200, 200,
    ])
    clock.pass(10 * SECOND)
    expect(await codeWith(token)).toBe(200)
    expect(await endedBy(sessionId)).toBeNull()
  })

  test('a renewal with any of the replaced tokens yields the newest token', async () => {
    const { token } = await openNewSession()
    const next = await renewed(token)
    clock.pass(6 * SECOND)
    const afterNext = await renewed(next)
    const last = await renewed(afterNext)
    expect([await renewed(token), await renewed(next), await renewed(afterNext)]).toEqual(
      Array(3).fill(last),
    )
    // The browser's newest token is not one of the replaced ones, whose grace period ends soon.
    clock.pass(HALF_HOUR)
    expect(await codeWith(last)).toBe(402)
    expect(await renewalCodeWith(last)).toBe(200)
  })

  test('renewals at once with the first and the second token never end the session', async () => {
    const { token, sessionId } = await openNewSession()
    const next = await renewed(token)
    const codes = await Promise.all([
      ...[token, next, token, next].map(renewalCodeWith),
      ...[token, next, token, next].map(codeWith),
    ])
    expect(codes).toEqual(Array(8).fill(200))
    expect(await endedBy(sessionId)).toBeNull()
  })
})

describe('a replaced token', () => {
  test.each([
    ['on a call', codeWith],
    ['at a renewal', renewalCodeWith],
  ])('a replaced token used %s after its grace period ends the session', async (_, present) => {
    const { token, sessionId } = await openNewSession()
    const next = await renewed(token)
    clock.pass(10 * SECOND)
    expect(await codeWith(token)).toBe(200)
    clock.pass(1)
    expect(await present(token)).toBe(401)
    expect(await endedBy(sessionId)).toBe('replay')
    expect(await codeWith(next)).toBe(401)
    expect(await renewalCodeWith(next)).toBe(401)
  })

  test.each([
    ['on a call', codeWith],
    ['at a renewal', renewalCodeWith],
  ])(
    'a token replaced twice, used %s after its grace period, ends the session',
    async (_, present) => {
      const { token, sessionId } = await openNewSession()
      const next = await renewed(token)
      clock.pass(6 * SECOND)
      const afterNext = await renewed(next)
      clock.pass(4 * SECOND + 1)
      // The grace period of the second renewal does not prolong that of the first.
      expect(await codeWith(next)).toBe(200)
      expect(await present(token)).toBe(401)
      expect(await endedBy(sessionId)).toBe('replay')
      expect(await codeWith(afterNext)).toBe(401)
    },
  )

  test('a replaced token ends the session for pages too', async () => {
    const { token, sessionId } = await openNewSession()
    await renewed(token)
    clock.pass(11 * SECOND)
    const page = await shop().app.inject({ url: '/', headers: sessionHeaders(token) })
    expect(page.statusCode).toBe(200)
    expect(await endedBy(sessionId)).toBe('replay')
  })
})

test('a new log-in in the same browser ends the former session', async () => {
  const member = await createMemberWithPassword(shop(), { now: clock.now() })
  const input = { username: member.username, password: PASSWORD }
  const answer = await ask<{ token: string }>(shop(), logInRoute, input, member.headers)
  expect(answer.result.token).not.toBe(member.token)
  expect(await codeWith(member.token)).toBe(401)
  expect(await codeWith(answer.result.token)).toBe(200)
  expect(await endedBy(member.sessionId)).toBe('logout')
})

describe('the end of a session', () => {
  test.each([
    ['by its id', endSessionRoute, (id: string) => ({ id })],
    ['with all others', logOutRoute, () => ({ everywhere: 'true' })],
  ])(
    'a session that its member ends from within, %s, counts as logged out',
    async (_, route, inputFor) => {
      const { token, sessionId } = await openNewSession()
      await ask(shop(), route, inputFor(sessionId), sessionHeaders(token))
      expect(await endedBy(sessionId)).toBe('logout')
    },
  )

  test('a session that its member ends from another one counts as ended elsewhere', async () => {
    const member = await createMemberWithPassword(shop(), { now: clock.now() })
    const { headers } = await logInAs(shop(), member.username)
    await ask(shop(), logOutRoute, { everywhere: 'true' }, headers)
    expect(await endedBy(member.sessionId)).toBe('elsewhere')
  })

  test('a log-out ends the session from the next request on', async () => {
    const { token } = await openNewSession()
    expect(await codeWith(token)).toBe(200)
    await codeOf(shop(), logOutRoute, sessionHeaders(token))
    expect([await codeWith(token), await renewalCodeWith(token)]).toEqual([401, 401])
  })

  test('a changed password ends every other session from the next request on', async () => {
    const member = await createMemberWithPassword(shop(), { now: clock.now() })
    const { headers } = await logInAs(shop(), member.username)
    const input = { currentPassword: PASSWORD, newPassword: 'the heron waits at dusk' }
    expect(await codeOf(shop(), changePasswordRoute, headers, input)).toBe(200)
    expect([await codeWith(member.token), await renewalCodeWith(member.token)]).toEqual([401, 401])
  })

  test.each(['suspended', 'rejected', 'expired'] as const)(
    'a membership that is %s ends the session from the next request on',
    async (state) => {
      const { token, companyId } = await openNewSession()
      const next = await renewed(token)
      await shop()
        .db.updateTable('membership')
        .set({ state })
        .where('company_id', '=', companyId)
        .execute()
      for (const each of [token, next]) {
        expect([await codeWith(each), await renewalCodeWith(each)]).toEqual([401, 401])
      }
      clock.pass(HALF_HOUR)
      expect([await codeWith(next), await renewalCodeWith(next)]).toEqual([401, 401])
    },
  )

  test('a closed login ends the session from the next request on', async () => {
    const { token, memberId } = await openNewSession()
    await shop()
      .db.updateTable('member')
      .set({ disabled_at: clock.now() })
      .where('id', '=', memberId)
      .execute()
    expect([await codeWith(token), await renewalCodeWith(token)]).toEqual([401, 401])
  })

  test('a membership back under review takes effect from the next request on', async () => {
    const { token, companyId } = await openNewSession()
    await shop()
      .db.updateTable('membership')
      .set({ state: 'in_review' })
      .where('company_id', '=', companyId)
      .execute()
    expect(await codeWith(token)).toBe(403)
  })
})

test('a second process immediately applies the changes of the first one', async () => {
  const second = await openSecondProcess(shop(), clock.now)
  try {
    const codeInSecond = (token: string) => codeOf(second, readMemberRoute, sessionHeaders(token))
    const [loggedOut, suspended, raced] = [
      await openNewSession(),
      await openNewSession(),
      await openNewSession(),
    ]
    for (const { token } of [loggedOut, suspended, raced])
      expect(await codeInSecond(token)).toBe(200)
    await codeOf(shop(), logOutRoute, loggedOut.headers)
    expect(await codeInSecond(loggedOut.token)).toBe(401)
    await shop()
      .db.updateTable('membership')
      .set({ state: 'suspended' })
      .where('company_id', '=', suspended.companyId)
      .execute()
    expect(await codeInSecond(suspended.token)).toBe(401)
    clock.pass(HALF_HOUR)
    const tokens = await Promise.all(
      [shop(), second, shop(), second].map(async (each) => {
        const answer = await ask<{ token: string }>(each, renewTokenRoute, {}, raced.headers)
        return answer.result.token
      }),
    )
    expect(new Set(tokens).size).toBe(1)
    expect(await codeInSecond(tokens[0] ?? '')).toBe(200)
  } finally {
    await second.close()
  }
})

test('a session lasts twelve hours, a remembered one thirty days, however often it is renewed', async () => {
  const member = await createMemberWithPassword(shop(), { now: clock.now() })
  const { token } = await logInAs(shop(), member.username)
  const remembered = await logInAs(shop(), member.username, { remember: true })
  let last = token
  for (let renewals = 0; renewals < 23; renewals += 1) {
    clock.pass(HALF_HOUR)
    expect(await codeWith(last)).toBe(402)
    last = await renewed(last)
  }
  clock.pass(HALF_HOUR)
  expect([await codeWith(last), await renewalCodeWith(last)]).toEqual([401, 401])
  expect(await renewalCodeWith(remembered.token)).toBe(200)
})

test('the last token of a session ends with it', async () => {
  const { token } = await openNewSession()
  clock.pass(11.9 * 3600 * SECOND)
  const last = await renewed(token)
  clock.pass(0.1 * 3600 * SECOND + 1)
  expect([await codeWith(last), await renewalCodeWith(last)]).toEqual([401, 401])
})

test('the database holds no usable token', async () => {
  const { token } = await openNewSession()
  const next = await renewed(token)
  const tables = ['session', 'session_token', 'known_device', 'attempt', 'password_reset']
  const texts = []
  for (const table of tables) {
    const { rows } = await sql<{ row: string }>`
      select row_to_json(t)::text as row from ${sql.table(table)} t`.execute(shop().db)
    texts.push(...rows.map(({ row }) => row))
  }
  expect(texts.length).toBeGreaterThan(2)
  const dump = texts.join('\n')
  for (const secret of [token, next]) {
    for (const form of ['utf8', 'hex', 'base64'] as const) {
      expect(dump).not.toContain(Buffer.from(secret).toString(form))
      expect(dump).not.toContain(Buffer.from(secret, 'base64url').toString(form))
    }
  }
  // No column value is accepted as a token.
  const storedBytes = [...dump.matchAll(/\\\\x([0-9a-f]{20,})/g)]
  expect(storedBytes.length).toBeGreaterThan(2)
  // A token has 43 characters.
  for (const [, hex = ''] of storedBytes) {
    const bytes = Buffer.from(hex, 'hex')
    for (const guess of [
      hex,
      bytes.toString('base64url'),
      bytes.toString('base64url').slice(0, 43),
    ]) {
      expect(await codeWith(guess)).toBe(401)
    }
  }
  expect(await codeWith(next)).toBe(200)
})

test('sealed tokens are deleted after the grace period, sessions ninety days after their end', async () => {
  const { token, sessionId } = await openNewSession()
  await renewed(token)
  const seals = () =>
    shop()
      .db.selectFrom('session_token')
      .where('session_id', '=', sessionId)
      .where('sealed_successor', 'is not', null)
      .select('hash')
      .execute()
  await eraseSealedSuccessors(shop().db, clock.now())
  expect(await seals()).toHaveLength(1)
  clock.pass(10 * SECOND + 1)
  await eraseSealedSuccessors(shop().db, clock.now())
  expect(await seals()).toEqual([])
  clock.pass(12 * 3600 * SECOND)
  await deleteExpiredLogInData(shop().db, clock.now())
  expect(await endedBy(sessionId)).toBeNull()
  clock.pass(90 * 86_400 * SECOND)
  await deleteExpiredLogInData(shop().db, clock.now())
  expect(await endedBy(sessionId)).toBeUndefined()
})

test('the last use of a session is written at most once a minute', async () => {
  const { headers } = await openNewSession()
  const lastSeen = async () => {
    const answer = await ask<{ list: { lastSeenAt: string }[] }>(
      shop(),
      listSessionsRoute,
      {},
      headers,
    )
    return answer.result.list[0]?.lastSeenAt
  }
  const began = clock.now().toISOString()
  clock.pass(59 * SECOND)
  expect(await lastSeen()).toBe(began)
  clock.pass(SECOND)
  expect(await lastSeen()).toBe(clock.now().toISOString())
})

test('more than fifty sessions of one login end the oldest', async () => {
  const member = await createMemberWithPassword(shop(), { now: clock.now() })
  let newest = member.token
  for (let at = 0; at < 50; at += 1) {
    clock.pass(SECOND)
    newest = (await logInAs(shop(), member.username)).token
  }
  expect(await codeWith(member.token)).toBe(401)
  expect(await endedBy(member.sessionId)).toBe('limit')
  expect(await codeWith(newest)).toBe(200)
}, 60_000)
