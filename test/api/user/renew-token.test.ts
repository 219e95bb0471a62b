// GET /api/user/update
import { describe, expect, test } from 'vitest'
import { readMemberRoute, renewTokenRoute } from '../../../src/contract/user-session.ts'
import { resultText } from '../../../src/shared/result-texts.ts'
import { ask, expectContract, useShop } from '../../support/ask.ts'
import { codeOf, cookiesOf } from '../../support/log-in-as.ts'
import { createMember, sessionHeaders } from '../../support/create-member.ts'

let now = new Date('2026-06-01T08:00:00Z')
const shop = useShop({ clock: () => now })
const pass = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000)
}
const HALF_HOUR = 1800

describe('a renewal', () => {
  test('an expired token is replaced by a new one, in cookies too', async () => {
    const member = await createMember(shop().db, { now })
    pass(HALF_HOUR)
    expect(await codeOf(shop(), readMemberRoute, member.headers)).toBe(402)
    const answer = await ask<{ token: string }>(shop(), renewTokenRoute, {}, member.headers)
    expect(answer.code).toBe(200)
    expectContract(renewTokenRoute, answer.result)
    expect(answer.response.headers['cache-control']).toBe('no-store')
    const cookies = cookiesOf(answer.response)
    expect(cookies.get('token')?.value).toBe(answer.result.token)
    expect(Number(/Max-Age=(\d+)/.exec(cookies.get('token')?.line ?? '')?.[1])).toBe(
      12 * 3600 - HALF_HOUR,
    )
    const renewed = sessionHeaders(answer.result.token)
    expect(await codeOf(shop(), readMemberRoute, renewed)).toBe(200)
  })

  test('a valid bearer token is renewed as well', async () => {
    const { token } = await createMember(shop().db, { now })
    const bearer = { authorization: `Bearer ${token}` }
    const first = await ask<{ token: string }>(shop(), renewTokenRoute, {}, bearer)
    expect(first.code).toBe(200)
    expect(first.result.token).not.toBe(token)
  })

  test('a renewal after the end of the session is rejected, and the cookies are removed', async () => {
    const member = await createMember(shop().db, { now })
    pass(12 * 3600)
    const answer = await ask(shop(), renewTokenRoute, {}, member.headers)
    expect([answer.code, answer.msg]).toEqual([401, resultText(401, 'en_us')])
    expect([...cookiesOf(answer.response).keys()].sort()).toEqual(
      ['token', 'username', 'customerNo', 'company', 'failReason', 'approvalState'].sort(),
    )
  })

  test.each(['', 'made-up', 'x'.repeat(300), `Bearer`])(
    'a renewal with the token %j is answered with 401',
    async (token) => {
      expect(await codeOf(shop(), renewTokenRoute, sessionHeaders(token))).toBe(401)
    },
  )

  test.each([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-purpose': 'prefetch' },
    { 'sec-purpose': 'prefetch;prerender' },
    { purpose: 'prefetch' },
    { 'x-moz': 'prefetch' },
    { origin: 'https://evil.example', 'sec-fetch-site': '' },
  ])('a renewal requested like %j changes nothing', async (forged) => {
    const member = await createMember(shop().db, { now })
    const headers = { ...member.headers, ...(forged as Record<string, string>) }
    expect(await codeOf(shop(), renewTokenRoute, headers)).toBe(403)
    const tokens = await shop()
      .db.selectFrom('session_token')
      .where('session_id', '=', member.sessionId)
      .selectAll()
      .execute()
    expect(tokens).toHaveLength(1)
  })

  test('renewals are limited per session', async () => {
    const member = await createMember(shop().db, { now })
    let { token } = member
    const codes = []
    for (let at = 0; at < 242; at += 1) {
      const { code, result } = await ask<{ token: string }>(
        shop(),
        renewTokenRoute,
        {},
        sessionHeaders(token),
      )
      codes.push(code)
      token = result.token ?? token
    }
    expect(codes.indexOf(429)).toBe(240)
    pass(60)
    expect(await codeOf(shop(), renewTokenRoute, sessionHeaders(token))).toBe(200)
  })
})

describe('a page requested with a token', () => {
  const page = async (headers: Record<string, string>) => {
    const response = await shop().app.inject({ url: '/', headers })
    expect(response.statusCode).toBe(200)
    expect(response.headers['cache-control']).toBe('private, no-store')
    return cookiesOf(response)
  }

  test('a page requested with a valid token sets no cookie', async () => {
    const member = await createMember(shop().db, { now })
    expect((await page(member.headers)).size).toBe(0)
  })

  test('a page requested with a renewable token renews it', async () => {
    const member = await createMember(shop().db, { now })
    pass(HALF_HOUR)
    const token = (await page(member.headers)).get('token')?.value ?? ''
    expect(await codeOf(shop(), readMemberRoute, sessionHeaders(token))).toBe(200)
    // A second tab a moment later gets the same token.
    pass(5)
    expect((await page(member.headers)).size).toBe(0)
    const again = await ask<{ token: string }>(shop(), renewTokenRoute, {}, member.headers)
    expect(again.result.token).toBe(token)
  })

  test('a prefetched page does not renew the token', async () => {
    const member = await createMember(shop().db, { now })
    pass(HALF_HOUR)
    expect((await page({ ...member.headers, 'sec-purpose': 'prefetch' })).size).toBe(0)
  })

  test('a page requested with an invalid token removes its cookie', async () => {
    const cookies = await page(sessionHeaders('made-up'))
    expect(cookies.get('token')?.line).toContain('Max-Age=0')
    expect(cookies.size).toBe(6)
  })
})
