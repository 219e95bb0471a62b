// GET /api/about/product/validation/{No}
import { beforeEach, describe, expect, test } from 'vitest'
import { verifyProductRoute } from '../../../src/contract/product-support.ts'
import { LANGS } from '../../../src/shared/lang.ts'
import { codeCheckDigit } from '../../../src/shared/verification-code.ts'
import { ask, expectContract, rejectedFields, useShop } from '../../support/ask.ts'
import { describeCall } from '../../support/call-cases.ts'
import { watchOutcome } from '../../../src/server/modules/verification/miss-watch.ts'
import type { Log } from '../../../src/server/platform/log.ts'
import { checkingBrowser } from '../../support/checking-browser.ts'
import { makeCodes } from '../../support/codes.ts'

const START = new Date('2026-11-21T03:00:00Z')
const DAY_MS = 86_400_000
let now = START
const shop = useShop({ clock: () => now })

const UNKNOWN = `123456789012345${codeCheckDigit('123456789012345')}`

// These cases call more often than a visitor may: a mistyped code does not count as a check.
const MISTYPED = UNKNOWN.slice(0, -1) + ((Number(UNKNOWN.at(-1)) + 1) % 10)
describeCall(shop, verifyProductRoute, { input: { No: MISTYPED } })

const browser = (from?: string) => checkingBrowser(shop, from)

beforeEach(async () => {
  now = START
  await shop().owner.deleteFrom('attempt').execute()
})

const CHECKS_A_MINUTE = 10

/** Codes with a correct check digit that were never made: checking one is a miss. */
function neverMade(count: number): string[] {
  return Array.from({ length: count }, (_, at) => {
    const digits = String(900_000_000_000_000 + at)
    return digits + codeCheckDigit(digits)
  })
}

async function oneCode(facts = {}) {
  const { codes, batch } = await makeCodes(shop().owner, 1, facts)
  return { code: codes[0] ?? '', batch }
}

describe('the outcomes', () => {
  test.each(LANGS)('the first check is genuine and records its date, in %s', async (lang) => {
    const { code } = await oneCode()
    const visitor = browser()
    const pageToken = await visitor.token()
    const answer = await visitor.request(code, { pageToken, lang })
    expectContract(verifyProductRoute, answer.result)
    expect(answer.result).toMatchObject({
      outcome: 'genuine',
      stamped: true,
      firstCheckedAt: START.toISOString(),
      product: { itemNo: 'VC-LT35641', url: expect.stringContaining('VC-LT35641') },
      lot: 'L2642',
      madeOn: '2026-10-14',
    })
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  test('later checks by others answer `used` with the date of the first', async () => {
    const { code } = await oneCode()
    await browser().check(code)
    now = new Date(START.getTime() + 5 * DAY_MS)
    const { result } = await browser().check(code)
    expect(result).toMatchObject({
      outcome: 'used',
      firstCheckedAt: START.toISOString(),
      checksBefore: 1,
      minutesSinceFirst: 5 * 24 * 60,
    })
    expect((await browser().check(code)).result).toMatchObject({ checksBefore: 2 })
  })

  test('the same browser gets `genuine` again within a day, afterwards `used`', async () => {
    const { code } = await oneCode()
    const visitor = browser()
    await visitor.check(code)
    now = new Date(START.getTime() + DAY_MS - 1000)
    expect((await visitor.check(code)).result.outcome).toBe('genuine')
    expect((await visitor.request(code)).result).toMatchObject({
      outcome: 'genuine',
      stamped: false,
    })
    now = new Date(START.getTime() + DAY_MS + 1000)
    expect((await visitor.check(code)).result.outcome).toBe('used')
  })

  test('a code that was never made is unknown, and nothing else is revealed', async () => {
    const { result } = await browser().check(UNKNOWN)
    expect(result).toEqual({ outcome: 'unknown', stamped: false })
  })

  test('the number after that of a valid code is as unknown as any other', async () => {
    const { code } = await oneCode()
    const next = String(BigInt(code.slice(0, 15)) + 1n)
      .padStart(15, '0')
      .slice(-15)
    const { result } = await browser().request(next + codeCheckDigit(next))
    expect(result).toEqual({ outcome: 'unknown', stamped: false })
  })

  test('a revoked code or batch is unknown and is not marked as checked', async () => {
    const { owner } = shop()
    const one = await oneCode()
    await owner
      .updateTable('code_batch')
      .set({ voided_at: START })
      .where('id', '=', one.batch)
      .execute()
    const two = await oneCode()
    await owner
      .updateTable('verification_code')
      .set({ voided_at: START })
      .where('batch_id', '=', two.batch)
      .execute()
    for (const { code, batch } of [one, two]) {
      expect((await browser().check(code)).result).toEqual({ outcome: 'unknown', stamped: false })
      const row = await owner
        .selectFrom('verification_code')
        .where('batch_id', '=', batch)
        .select(['checks', 'first_checked_at'])
        .executeTakeFirst()
      expect(row).toEqual({ checks: 0, first_checked_at: null })
    }
  })

  test('of three checks at once exactly one is the first', async () => {
    const { codes } = await makeCodes(shop().owner, 5)
    for (const code of codes) {
      const outcomes = await Promise.all(
        [browser(), browser(), browser()].map(
          async (visitor) => (await visitor.check(code)).result.outcome,
        ),
      )
      expect(outcomes.toSorted()).toEqual(['genuine', 'used', 'used'])
    }
  })

  test('a product that is no longer shown is not named', async () => {
    const { code } = await oneCode({ itemNo: 'VC-GONE' })
    expect((await browser().check(code)).result).toMatchObject({
      outcome: 'genuine',
      product: null,
    })
  })
})

describe('invalid codes', () => {
  test.each([
    '123456789012345',
    '12345678901234567',
    '1234 5678 9012 3456',
    '１２３４５６７８９０１２３４５６',
    '123456789012345x',
    '-234567890123456',
    '1e15',
  ])('%j is answered with 422', async (No) => {
    for (const lang of LANGS) {
      expect(rejectedFields(await ask(shop(), verifyProductRoute, { No, lang }), lang)).toEqual([
        'No',
      ])
    }
  })

  test('a code with a wrong check digit counts as mistyped: it is no miss, spends no token and meets no limit', async () => {
    const visitor = browser()
    const pageToken = await visitor.token()
    const tries = Array.from({ length: 30 }, () => visitor.request(MISTYPED, { pageToken }))
    for (const { result } of await Promise.all(tries)) {
      expect(result).toEqual({ outcome: 'unknown', mistyped: true, stamped: false })
    }
    const { code } = await oneCode()
    expect((await visitor.request(code, { pageToken })).result.stamped).toBe(true)
  })
})

describe('requests that do not use a code up', () => {
  /** Headers of visits that no person confirmed: links opened, prefetched, previewed, or requested by another site. */
  const VISITS = [
    {},
    { 'sec-purpose': 'prefetch' },
    { 'sec-purpose': 'prefetch;prerender' },
    { purpose: 'prefetch' },
    { 'x-moz': 'prefetch' },
    { 'x-purpose': 'preview', purpose: 'preview' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': undefined, origin: 'https://elsewhere.example' },
  ]

  test('a visit that no person confirms never uses a code up, however often', async () => {
    const { code } = await oneCode()
    for (const headers of VISITS) {
      await shop().owner.deleteFrom('attempt').execute()
      expect((await browser().request(code, {}, headers)).result).toMatchObject({
        outcome: 'genuine',
        stamped: false,
        firstCheckedAt: null,
      })
    }
    expect((await browser().check(code)).result).toMatchObject({
      outcome: 'genuine',
      stamped: true,
    })
  })

  test.each(VISITS.slice(1))('a valid token with %j does not use a code up', async (headers) => {
    const { code } = await oneCode()
    const visitor = browser()
    expect((await visitor.check(code, headers)).result).toMatchObject({ stamped: false })
    expect((await browser().check(code)).result).toMatchObject({
      outcome: 'genuine',
      stamped: true,
    })
  })

  test('a used, expired or invented token does not use a code up', async () => {
    const [one = '', two = '', three = ''] = (await makeCodes(shop().owner, 3)).codes
    const visitor = browser()
    const pageToken = await visitor.token()
    expect((await visitor.request(one, { pageToken })).result.stamped).toBe(true)
    expect((await visitor.request(two, { pageToken })).result.stamped).toBe(false)
    const old = await visitor.token()
    now = new Date(START.getTime() + 11 * 60_000)
    expect((await visitor.request(two, { pageToken: old })).result.stamped).toBe(false)
    const invented = 'x'.repeat(43)
    expect((await visitor.request(three, { pageToken: invented })).result.stamped).toBe(false)
  })
})

describe('rate limits', () => {
  test('ten checks a minute are allowed, then 429 with the seconds to wait', async () => {
    const { codes } = await makeCodes(shop().owner, 11)
    const visitor = browser()
    for (const code of codes.slice(0, 10)) expect((await visitor.request(code)).code).toBe(200)
    const rejected = await visitor.request(codes[10] ?? '')
    expect(rejected.code).toBe(429)
    expect(rejected.result).toEqual({ retryAfter: 60 })
    expect(rejected.status).toBe(200)
    now = new Date(START.getTime() + 61_000)
    expect((await visitor.request(codes[10] ?? '')).code).toBe(200)
  })

  test('after sixty misses in an hour a network address has to wait; hits do not count', async () => {
    const { codes } = await makeCodes(shop().owner, 70)
    const visitor = browser()
    const checkAll = async (numbers: readonly string[]) => {
      const answers: number[] = []
      for (let from = 0; from < numbers.length; from += CHECKS_A_MINUTE) {
        now = new Date(now.getTime() + 61_000)
        const together = numbers
          .slice(from, from + CHECKS_A_MINUTE)
          .map((No) => visitor.request(No))
        answers.push(...(await Promise.all(together)).map(({ code }) => code))
      }
      return answers
    }
    expect(new Set(await checkAll(codes))).toEqual(new Set([200]))
    now = new Date(START.getTime() + 3_600_000)
    const missed = await checkAll(neverMade(80))
    expect(missed).toEqual([...Array(60).fill(200), ...Array(20).fill(429)])
  })

  test('many misses in a day appear in the metrics, and once in the log', async () => {
    await Promise.all(neverMade(60).map((No) => browser().request(No)))
    const { body } = await shop().app.inject('/metrics')
    const ratio = Number(/^verification_miss_ratio (\S+)$/m.exec(body)?.[1])
    expect(ratio).toBeGreaterThan(0)
    expect(body).toMatch(/^verification_looks_today\{outcome="unknown"\} \d+$/m)
    const warnings: unknown[] = []
    const log = { warn: (facts: object) => void warnings.push(facts) } as unknown as Log
    const later = new Date(START.getTime() + 7 * DAY_MS)
    const watching = { db: shop().db, clock: () => later, log }
    for (let place = 0; place < 39; place += 1) await watchOutcome(watching, 'unknown')
    expect(warnings).toEqual([])
    for (let place = 0; place < 5; place += 1) await watchOutcome(watching, 'unknown')
    expect(warnings).toEqual([{ lookUps: 40, missRatio: 1 }])
  })
})

test('codes are stored only as keyed hashes', async () => {
  const { code } = await oneCode()
  const rows = await shop().owner.selectFrom('verification_code').select('hash').execute()
  expect(rows.every(({ hash }) => hash.length === 32)).toBe(true)
  expect(JSON.stringify(rows)).not.toContain(code)
})
