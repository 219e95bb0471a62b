// POST /api/about/product/validation-token
import { beforeEach, expect, test } from 'vitest'
import { issuePageTokenRoute, verifyProductRoute } from '../../../src/contract/product-support.ts'
import { LANGS } from '../../../src/shared/lang.ts'
import { codeCheckDigit } from '../../../src/shared/verification-code.ts'
import { ask, expectContract, useShop } from '../../support/ask.ts'
import { describeCall } from '../../support/call-cases.ts'
import { solveSecurityCode } from '../../support/security-code.ts'

const shop = useShop()

describeCall(shop, issuePageTokenRoute, { input: {}, isSteady: false })

beforeEach(async () => {
  await shop().owner.deleteFrom('attempt').execute()
})

/** Checks codes that have a correct check digit and were never made: each is a miss. */
async function miss(times: number) {
  for (let at = 0; at < times; at += 1) {
    const guess = String(700_000_000_000_000 + (guesses += 1))
    await ask(shop(), verifyProductRoute, { No: guess + codeCheckDigit(guess) })
  }
}
let guesses = 0

test('a token lasts ten minutes and comes with the cookie of the device', async () => {
  const { result, response } = await ask<{ pageToken: string; expiresAt: string }>(
    shop(),
    issuePageTokenRoute,
    {},
  )
  expectContract(issuePageTokenRoute, result)
  expect(result.pageToken).toMatch(/^[\w-]{43}$/)
  expect(Date.parse(result.expiresAt) - Date.now()).toBeGreaterThan(9 * 60_000)
  expect(String(response.headers['set-cookie'])).toMatch(
    /^checker=[\w-]{43}; Path=\/; Max-Age=86400; SameSite=Lax; HttpOnly$/,
  )
  expect(response.headers['cache-control']).toBe('no-store')
  const stored = await shop().owner.selectFrom('page_token').selectAll().execute()
  expect(JSON.stringify(stored)).not.toContain(result.pageToken)
})

test('a known device keeps its cookie, and any other value is replaced', async () => {
  const cookieAfter = async (cookie: string) => {
    const { response } = await ask(shop(), issuePageTokenRoute, {}, { cookie })
    return String(response.headers['set-cookie']).split(';')[0]
  }
  const known = `checker=${'d'.repeat(43)}`
  expect(await cookieAfter(known)).toBe(known)
  expect(await cookieAfter('checker=short')).toMatch(/^checker=[\w-]{43}$/)
})

test.each(LANGS)('after five misses one security code is required in %s', async (lang) => {
  await miss(4)
  expect((await ask(shop(), issuePageTokenRoute, { lang })).code).toBe(200)
  await miss(1)
  expect((await ask(shop(), issuePageTokenRoute, { lang })).code).toBe(423)
  const wrong = { lang, securityKey: 'unknown', securityCode: '1' }
  expect((await ask(shop(), issuePageTokenRoute, wrong)).code).toBe(423)
  const solved = await solveSecurityCode(shop())
  expect((await ask(shop(), issuePageTokenRoute, { lang, ...solved })).code).toBe(200)
  // The page token resets the count of misses; the security code is used up.
  expect((await ask(shop(), issuePageTokenRoute, { lang })).code).toBe(200)
  await miss(5)
  expect((await ask(shop(), issuePageTokenRoute, { lang, ...solved })).code).toBe(423)
})

test('issuing is rate-limited: 429 with the seconds to wait', async () => {
  const codes: number[] = []
  for (let at = 0; at < 121; at += 1) codes.push((await ask(shop(), issuePageTokenRoute, {})).code)
  expect(codes.slice(0, 120).every((code) => code === 200)).toBe(true)
  expect(codes[120]).toBe(429)
})
