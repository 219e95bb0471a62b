// Tests that concurrent calls share one renewal, and that a failed renewal leads to the home page once.
import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { browserTransport } from './browser-transport.ts'
import { TransportError } from './call.ts'
import { sessionRenewal } from './renewal.ts'

const RENEWAL = '/api/user/update'
let requested: string[] = []
let cookies: string[] = []
/** The simulated answer of the server to a renewal. */
let renewalCode = 200
let isTokenExpired = true
let isConnectionLost = false
/** The clock in ms: each answer takes five. */
let time = 0

beforeEach(() => {
  requested = []
  cookies = []
  renewalCode = 200
  isTokenExpired = true
  isConnectionLost = false
  const storage = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
    removeItem: (key: string) => void storage.delete(key),
  })
  vi.stubGlobal('document', {
    set cookie(line: string) {
      cookies.push(line)
    },
  })
  vi.stubGlobal('fetch', answer)
  time = 1_000
  vi.spyOn(Date, 'now').mockImplementation(() => time)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

async function answer(address: string): Promise<Response> {
  requested.push(address)
  await nextTurn()
  time += 5
  if (!address.startsWith(RENEWAL)) return envelope(isTokenExpired ? 402 : 200)
  if (isConnectionLost) throw new TypeError('failed to fetch')
  if (renewalCode === 200) isTokenExpired = false
  return envelope(renewalCode)
}

const envelope = (code: number) => Response.json({ code, msg: '', result: null })
const renewals = () => requested.filter((address) => address.startsWith(RENEWAL)).length

describe.each([
  ['with locks', true],
  ['without locks (plain http)', false],
])('renewal of a session %s', (_, hasLocks) => {
  beforeEach(() => vi.stubGlobal('navigator', hasLocks ? navigator : {}))

  test('ten concurrent calls renew the session once and are all sent again', async () => {
    const call = browserTransport(sessionRenewal(() => undefined))
    const answers = await Promise.all(
      Array.from({ length: 10 }, (__, at) => call('GET', `/api/x${at}`, {})),
    )
    expect(answers.map(({ code }) => code)).toEqual(Array.from({ length: 10 }, () => 200))
    expect(renewals()).toBe(1)
    expect(requested.length).toBe(21)
  })

  test('two tabs at the same moment renew once', async () => {
    const tabs = [1, 2].map(() => browserTransport(sessionRenewal(() => undefined)))
    const answers = await Promise.all(tabs.map((call) => call('GET', '/api/x', {})))
    expect(answers.map(({ code }) => code)).toEqual([200, 200])
    expect(renewals()).toBe(1)
  })
})

test('a call that begins while a renewal is under way waits for it', async () => {
  const renewal = sessionRenewal(() => undefined)
  const call = browserTransport(renewal)
  const first = call('GET', '/api/first', {})
  await vi.waitFor(() => expect(renewals()).toBe(1))
  await Promise.all([first, call('GET', '/api/second', {})])
  expect(requested.filter((address) => address === '/api/second').length).toBe(1)
})

test('a rejected renewal clears the cookies, leads to the home page once, and is not tried again', async () => {
  renewalCode = 401
  const leave = vi.fn()
  const call = browserTransport(sessionRenewal(leave))
  const answers = await Promise.all([call('GET', '/api/x', {}), call('GET', '/api/y', {})])
  expect(answers.map(({ code }) => code)).toEqual([402, 402])
  expect(cookies.map((line) => line.split('=')[0]).sort()).toEqual(
    ['username', 'customerNo', 'company', 'failReason', 'approvalState'].sort(),
  )
  expect((await call('GET', '/api/z', {})).code).toBe(402)
  expect(leave).toHaveBeenCalledTimes(1)
  expect(renewals()).toBe(1)
})

test('a token that stays expired is renewed once per call and never in a loop', async () => {
  const call = browserTransport({ renew: async () => true, underWay: () => null })
  expect((await call('GET', '/api/x', {})).code).toBe(402)
  expect(requested.length).toBe(2)
})

test('a lost connection does not end the session: nothing is cleared, and the next call tries again', async () => {
  isConnectionLost = true
  const leave = vi.fn()
  const call = browserTransport(sessionRenewal(leave))
  await expect(call('GET', '/api/x', {})).rejects.toBeInstanceOf(TransportError)
  expect(cookies).toEqual([])
  expect(leave).not.toHaveBeenCalled()
  isConnectionLost = false
  expect((await call('GET', '/api/x', {})).code).toBe(200)
})
