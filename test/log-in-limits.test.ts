// Rate limits of log-ins and what their answers reveal, with few attempts; `npm run stress` makes many.
import { describe, expect, test } from 'vitest'
import { logInRoute } from '../src/contract/user-session.ts'
import { useShop } from './support/ask.ts'
import {
  createMemberWithPassword,
  logInAs,
  PASSWORD,
  SAME_ORIGIN,
  sendFrom,
} from './support/log-in-as.ts'
import { passwordAttempts, insertSecurityCode } from './drivers/password-attempts.ts'
import { movableClock } from './support/movable-clock.ts'
import { timingPairs } from './drivers/timing-pairs.ts'

const clock = movableClock()
const shop = useShop({ clock: clock.now })
let networks = 0
const freshNetwork = () => {
  networks += 1
  return `172.16.${networks >> 8}.${networks & 255}`
}

interface Attempt {
  username: string
  password?: string
  from?: string
  cookie?: string
  /** Whether the attempt comes with the answer to a security code. */
  isSolved?: boolean
  headers?: Record<string, string>
}

async function attemptLogIn({
  username,
  password = 'wrong',
  from,
  cookie,
  isSolved,
  headers,
}: Attempt) {
  const answer = isSolved ? await insertSecurityCode(shop(), clock) : {}
  return sendFrom(
    shop(),
    logInRoute,
    { username, password, ...answer },
    {
      headers: { ...SAME_ORIGIN, ...(cookie ? { cookie } : {}), ...headers },
      from: from ?? freshNetwork(),
    },
  )
}

test('one account tried from 100 addresses in many spellings is evaluated at most 100 times an hour', async () => {
  const outcome = await passwordAttempts(shop(), clock, { attempts: 200, addresses: 100, hours: 1 })
  expect(outcome.evaluatedInAnHour).toBeLessThanOrEqual(100)
  expect(outcome.codes[422]).toBeGreaterThan(50)
  expect(outcome.codes[429]).toBeGreaterThan(50)
  expect(Object.keys(outcome.codes)).toEqual(['422', '429'])
  expect(outcome.ownerLoggedIn).toEqual([true, true, true, true, true])
}, 120_000)

/** As many wrong passwords as need no security code. */
async function failThrice(attempt: Attempt): Promise<void> {
  for (let failures = 0; failures < 3; failures += 1) {
    expect((await attemptLogIn(attempt)).code).toBe(422)
  }
}

describe('after three failures', () => {
  test('a security code is required for that name from any address, and for that address', async () => {
    const { username } = await createMemberWithPassword(shop(), { now: clock.now() })
    const other = await createMemberWithPassword(shop(), { now: clock.now() })
    const from = freshNetwork()
    await failThrice({ username, from })
    const asked = await attemptLogIn({ username, password: PASSWORD })
    expect(asked.code).toBe(423)
    expect(asked.result).toEqual({
      errors: [{ field: 'securityCode', reason: 'Fill in this field.' }],
    })
    expect((await attemptLogIn({ username: other.username, password: PASSWORD, from })).code).toBe(
      423,
    )
    expect((await attemptLogIn({ username: other.username, password: PASSWORD })).code).toBe(200)
    expect((await attemptLogIn({ username, password: PASSWORD, isSolved: true })).code).toBe(200)
    expect((await attemptLogIn({ username, password: PASSWORD })).code).toBe(200)
  })

  test('an unknown name requires a security code as well', async () => {
    const username = 'nobody-at-all'
    await failThrice({ username })
    expect((await attemptLogIn({ username })).code).toBe(423)
    expect((await attemptLogIn({ username: 'NOBODY-at-all', isSolved: true })).code).toBe(422)
  })

  test('two wrong passwords need no security code, and the right one clears the count', async () => {
    const { username } = await createMemberWithPassword(shop(), { now: clock.now() })
    for (let rounds = 0; rounds < 2; rounds += 1) {
      const from = freshNetwork()
      for (let failures = 0; failures < 2; failures += 1) {
        expect((await attemptLogIn({ username, from })).code).toBe(422)
      }
      expect((await attemptLogIn({ username, password: PASSWORD, from })).code).toBe(200)
    }
  })

  test('a wrong security code does not count as an attempt', async () => {
    const { username } = await createMemberWithPassword(shop(), { now: clock.now() })
    await failThrice({ username })
    const wrong = { securityKey: 'none', securityCode: '1' }
    for (let attempts = 0; attempts < 30; attempts += 1) {
      const answer = await sendFrom(
        shop(),
        logInRoute,
        { username, password: PASSWORD, ...wrong },
        { from: freshNetwork() },
      )
      expect(answer.code).toBe(423)
    }
    expect((await attemptLogIn({ username, password: PASSWORD, isSolved: true })).code).toBe(200)
  })
})

describe('limits', { timeout: 60_000 }, () => {
  test('the limit on a name expires after the time it states', async () => {
    const { username } = await createMemberWithPassword(shop(), { now: clock.now() })
    const codes = []
    for (let attempts = 0; attempts < 17; attempts += 1) {
      codes.push((await attemptLogIn({ username, isSolved: true })).code)
    }
    expect(codes.indexOf(429)).toBe(16)
    const rejected = await attemptLogIn({ username, password: PASSWORD, isSolved: true })
    expect(rejected.code).toBe(429)
    // Its owner need not wait: test/api/user/confirm-browser.test.ts.
    expect(rejected.result.codeByMail).toBe(true)
    const wait = Number(rejected.result.retryAfter)
    expect(wait).toBeLessThanOrEqual(1800)
    clock.pass(wait * 1000)
    expect((await attemptLogIn({ username, password: PASSWORD, isSolved: true })).code).toBe(200)
  })

  test('limits never hold up the owner on a device that logged in before', async () => {
    const { username } = await createMemberWithPassword(shop(), { now: clock.now() })
    const { device } = await logInAs(shop(), username)
    for (let attempts = 0; attempts < 20; attempts += 1)
      await attemptLogIn({ username, isSolved: true })
    expect((await attemptLogIn({ username, password: PASSWORD, isSolved: true })).code).toBe(429)
    const cookie = `device=${device}`
    const first = await attemptLogIn({ username, password: PASSWORD, cookie })
    expect(first.code).toBe(200)
    // The device secret changes with every login.
    expect(
      (await attemptLogIn({ username, password: PASSWORD, cookie, isSolved: true })).code,
    ).toBe(429)
    const next = `device=${first.cookies.get('device')?.value}`
    expect((await attemptLogIn({ username, password: PASSWORD, cookie: next })).code).toBe(200)
  })

  test('a known device has its own limit', async () => {
    const { username } = await createMemberWithPassword(shop(), { now: clock.now() })
    const { device } = await logInAs(shop(), username)
    const cookie = `device=${device}`
    const codes = []
    for (let attempts = 0; attempts < 21; attempts += 1)
      codes.push((await attemptLogIn({ username, cookie })).code)
    expect(codes.indexOf(429)).toBe(20)
    const another = await createMemberWithPassword(shop(), { now: clock.now() })
    await failThrice({ username: another.username })
    expect((await attemptLogIn({ username: another.username, cookie })).code).toBe(423)
  })

  test('the limit on an address counts its /64 and ignores X-Forwarded-For', async () => {
    const codes = []
    for (let attempts = 0; attempts < 61; attempts += 1) {
      const answer = await attemptLogIn({
        username: `somebody-${attempts}`,
        from: `2001:db8:77:1:${attempts.toString(16)}::1`,
        headers: {
          'x-forwarded-for': `203.0.113.${attempts}`,
          'x-real-ip': `203.0.113.${attempts}`,
        },
        isSolved: true,
      })
      codes.push(answer.code)
    }
    expect(codes.indexOf(429)).toBe(60)
    expect((await attemptLogIn({ username: 'somebody', from: '2001:db8:77:2::1' })).code).toBe(422)
  })

  test('successful log-ins do not count', async () => {
    const { username } = await createMemberWithPassword(shop(), { now: clock.now() })
    const from = freshNetwork()
    for (let times = 0; times < 70; times += 1) {
      expect((await attemptLogIn({ username, password: PASSWORD, from })).code).toBe(200)
    }
  })
})

test('log-ins beyond the hashing capacity have to retry, and the catalogue stays available', async () => {
  const flood = Array.from({ length: 80 }, (_, at) => attemptLogIn({ username: `flood-${at}` }))
  const page = shop().app.inject('/api/country/list')
  const answers = await Promise.all(flood)
  expect((await page).statusCode).toBe(200)
  expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([422, 429]))
  for (const { code, result } of answers) {
    if (code === 429) expect(result.retryAfter).toBeGreaterThan(0)
  }
  expect((await attemptLogIn({ username: 'flood-after' })).code).toBe(422)
}, 60_000)

describe('no enumeration of accounts', { timeout: 60_000 }, () => {
  test.each(['log-in', 'dropshipping', 'reset', 'code by mail'] as const)(
    'the timing of %s does not reveal who has a login',
    async (call) => {
      const outcome = await timingPairs(shop(), clock, { pairs: 5, call, warmUp: 2 })
      expect(outcome.differences).toBe(0)
      // A busy machine distorts a few pairs; `npm run stress` has the full measurement.
      expect(Math.abs(outcome.medianDifference)).toBeLessThan(150)
    },
  )

  test('known and unknown names reach the same limits', async () => {
    const { username } = await createMemberWithPassword(shop(), { now: clock.now() })
    const codesOf = async (name: string) => {
      const codes = []
      for (let attempts = 0; attempts < 18; attempts += 1) {
        codes.push((await attemptLogIn({ username: name, isSolved: true })).code)
      }
      return codes
    }
    expect(await codesOf('nobody-of-this-name')).toEqual(await codesOf(username))
  })
})
