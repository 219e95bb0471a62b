// Cross-site request forgery: each changing call rejects every kind of forged request.
import { beforeAll, describe, expect, test } from 'vitest'
import { callPath } from '../src/shared/call-path.ts'
import { logInDropShipRoute, logInRoute, readMemberRoute } from '../src/contract/user-session.ts'
import { ALL_CALLS } from '../src/server/api/all-calls.ts'
import { send, useShop } from './support/ask.ts'
import { codeOf } from './support/log-in-as.ts'
import { createMember, type TestMember } from './support/create-member.ts'
import { SAMPLE_INPUTS } from './support/sample-inputs.ts'

const shop = useShop({ settings: { PUBLIC_URL: 'https://shop.example' } })
const OWN = { origin: 'https://shop.example' }

/** The headers that a browser sends with each kind of forged request, which reaches us under our own host name. */
const FORGED: Record<string, Record<string, string>> = {
  'a form of another site': {
    'sec-fetch-site': 'cross-site',
    'sec-fetch-mode': 'navigate',
    origin: 'https://evil.example',
    'content-type': 'application/x-www-form-urlencoded',
  },
  'a script of another site': {
    'sec-fetch-site': 'cross-site',
    'sec-fetch-mode': 'cors',
    origin: 'https://evil.example',
  },
  'text that is JSON, without preflight': {
    'sec-fetch-site': 'cross-site',
    origin: 'https://evil.example',
    'content-type': 'text/plain',
  },
  'a neighbour under the same domain': {
    'sec-fetch-site': 'same-site',
    origin: 'https://blog.shop.example',
  },
  'a sandboxed frame': { origin: 'null' },
  'an old browser on another site': { origin: 'https://evil.example' },
  'our name without encryption': { origin: 'http://shop.example' },
  'our name as part of another': { origin: 'https://shop.example.evil.example' },
}
const CHANGING = ALL_CALLS.filter(({ route }) => route.method !== 'GET').map(({ route }) => route)
const LOG_INS = [logInRoute, logInDropShipRoute]

let member: TestMember

beforeAll(async () => {
  member = await createMember(shop().db)
})

/** Everything of the member that a forged request might have changed. */
async function stateOfMember() {
  const { db } = shop()
  const byId = { memberId: member.memberId, companyId: member.companyId }
  return JSON.stringify([
    await db.selectFrom('member').where('id', '=', byId.memberId).selectAll().execute(),
    await db.selectFrom('session').where('member_id', '=', byId.memberId).selectAll().execute(),
    await db.selectFrom('wish_list').where('member_id', '=', byId.memberId).selectAll().execute(),
    await db
      .selectFrom('member_address')
      .where('company_id', '=', byId.companyId)
      .selectAll()
      .execute(),
    await db.selectFrom('outbox_mail').select('id').execute(),
  ])
}

test('the tables of forged requests and of changing calls are complete', () => {
  expect(Object.keys(FORGED)).toHaveLength(8)
  expect(CHANGING.length).toBeGreaterThan(20)
})

describe.each(CHANGING.map((route) => [`${route.method} ${route.path}`, route] as const))(
  '%s',
  (name, route) => {
    const { address, body } = callPath(route.method, route.path, SAMPLE_INPUTS[name] ?? {})
    const sendAs = (headers: Record<string, string>) =>
      send(shop(), route.method, address, body, headers)

    test.each(Object.entries(FORGED))(
      'the call rejects a forged request: %s',
      async (_, forged) => {
        const before = await stateOfMember()
        const response = await sendAs({ cookie: `token=${member.token}`, ...forged })
        // A form is rejected before it reaches the call.
        if (response.statusCode === 415) expect(forged['content-type']).toBeDefined()
        else expect(response.headers['x-result-code']).toBe('403')
        expect(response.headers['set-cookie']).toBeUndefined()
        expect(response.headers['access-control-allow-origin']).toBeUndefined()
        expect(await stateOfMember()).toBe(before)
      },
    )

    test('the call rejects a cookie without a known origin', async () => {
      const response = await sendAs({ cookie: `token=${member.token}` })
      expect(response.headers['x-result-code']).toBe('403')
    })

    test('an additional bearer token does not allow a forged request with a cookie', async () => {
      const forged = { ...FORGED['a script of another site'], authorization: 'Bearer made-up' }
      const response = await sendAs({ cookie: `token=${member.token}`, ...forged })
      expect(response.headers['x-result-code']).toBe('403')
    })

    test('requests of our own pages are accepted, with either header', async () => {
      for (const own of [OWN, { 'sec-fetch-site': 'same-origin' }]) {
        const response = await sendAs({ cookie: 'token=made-up', ...own })
        expect(response.headers['x-result-code']).not.toBe('403')
      }
    })
  },
)

describe.each(LOG_INS.map(({ path, method }) => [path, method] as const))('%s', (path, method) => {
  const body = JSON.stringify({ username: 'somebody', password: 'something' })

  test.each(Object.entries(FORGED))(
    'the log-in rejects a forged request even without a cookie: %s',
    async (_, forged) => {
      const response = await send(shop(), method, path, body, forged)
      if (response.statusCode !== 415) expect(response.headers['x-result-code']).toBe('403')
      expect(response.headers['set-cookie']).toBeUndefined()
    },
  )

  test('a program other than a browser may log in', async () => {
    const response = await send(shop(), method, path, body)
    expect(response.headers['x-result-code']).not.toBe('403')
  })
})

test('a bearer token without cookie is exempt, because no other site can add it', async () => {
  const headers = { authorization: `Bearer ${member.token}`, 'sec-fetch-site': 'cross-site' }
  const response = await send(shop(), 'POST', '/api/user/profile', '{}', headers)
  expect(response.headers['x-result-code']).toBe('422')
  expect(await codeOf(shop(), readMemberRoute, member.headers)).toBe(200)
})

test('no call answers a preflight', async () => {
  for (const { path } of CHANGING) {
    const response = await shop().app.inject({
      method: 'OPTIONS',
      url: path,
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
    })
    expect(response.headers['access-control-allow-origin'], path).toBeUndefined()
    expect(response.statusCode, path).toBeGreaterThanOrEqual(400)
  }
})
