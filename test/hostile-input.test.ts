// Hostile input: the shop always answers, within its contract, without a server error and without delay.
import { connect, type AddressInfo } from 'node:net'
import { env } from 'node:process'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callPath } from '../src/shared/call-path.ts'
import type { CallRoute } from '../src/contract/call.ts'
import { MEMBER_KINDS } from '../src/shared/membership.ts'
import { isSuccess } from '../src/contract/result-code.ts'
import { ALL_CALLS } from '../src/server/api/all-calls.ts'
import { expectContract, send, useShop } from './support/ask.ts'
import { actorsOf, type Caller, createCaller } from './support/call-inputs.ts'
import { hostileAddress, hostileInput } from './support/hostile-arbitrary.ts'
import { ITEM, setStock } from './support/orders.ts'
import { recordFiguresOfPart } from './support/record-figures.ts'

/** Runs per call. `npm run stress` takes a thousand with each of several seeds. */
const RUNS = Number(env.FUZZ_RUNS ?? 20)
const SEED = Number(env.FUZZ_SEED ?? 20_260_501)
const SLOW_MS = 1000
/** Codes of `contract/result-code.ts` with which calls about the catalogue and places may answer. */
const EXPECTED_CODES = [200, 404, 422]
/**
 * Codes with which other calls may also answer: rejections for sessions (401), roles and areas (403), states (409), what
 * is gone (410), captchas and mailed codes (423) and limits (429), and the successes other than 200.
 */
const FURTHER_CODES = [401, 403, 409, 410, 423, 429, 5000, 5100, 5500, 5600, 40001]
const TIME_LIMIT = 60_000 + RUNS * 200

const shop = useShop()

const found = { inputs: 0, slowestMs: 0, codes: {} as Record<string, number> }

beforeAll(() => setStock(shop(), ITEM, 5000))
afterAll(() =>
  recordFiguresOfPart('hostile inputs', { seed: SEED, calls: ALL_CALLS.length, ...found }),
)

describe.each(ALL_CALLS.map(({ route }) => [`${route.method} ${route.path}`, route] as const))(
  '%s',
  (_, route) => {
    test(
      'any input is answered within the contract',
      async () => {
        const caller = callerOf(route)
        const { input: validInput } = await caller.now()
        const codes = new Set<number>()
        const property = fc.asyncProperty(hostileInput(route, validInput), async (input) => {
          codes.add(await tryCall(route, input, (await caller.now()).headers))
          // The call ended the session, as log-outs do.
          if (codes.delete(401)) caller.renew()
        })
        await fc.assert(property, { numRuns: RUNS, seed: SEED })
        const reached = [...codes].filter((code) => ![400, 403, 405, 413].includes(code))
        expect(reached, 'codes of inputs that were read').not.toEqual([])
      },
      TIME_LIMIT,
    )
  },
)

test(
  'any URL is answered',
  async () => {
    const property = fc.asyncProperty(hostileAddress, async (address) => {
      const response = await inTime(() => shop().app.inject({ url: address }))
      expect(response.statusCode, response.body.slice(0, 300)).toBeLessThan(500)
      expect(response.headers['x-result-code']).not.toBe('500')
      expect(response.body).not.toMatch(/node_modules|at \w+ \(|\.ts:\d+/)
      const location = response.headers.location
      if (location) expect(new URL(location, 'http://a.example').host).toBe('a.example')
    })
    await fc.assert(property, { numRuns: RUNS * 3, seed: SEED })
  },
  TIME_LIMIT,
)

test('malformed bodies are answered', async () => {
  const paths = ALL_CALLS.filter(({ route }) => route.method === 'POST').map(
    ({ route }) => route.path,
  )
  const bytes = fc.oneof(
    fc.uint8Array({ maxLength: 300 }),
    fc
      .constantFrom('{"page":', '[[[[', '{"a":1}{"b":2}', '﻿{}', '{"lang":"\\ud800"}')
      .map((text) => new TextEncoder().encode(text)),
    fc.integer({ min: 1, max: 20_000 }).map((depth) => new TextEncoder().encode('['.repeat(depth))),
    fc
      .integer({ min: 1, max: 5_000 })
      .map((depth) =>
        new TextEncoder().encode(`${'{"filters":'.repeat(depth)}1${'}'.repeat(depth)}`),
      ),
  )
  const property = fc.asyncProperty(fc.constantFrom(...paths), bytes, async (path, body) => {
    const response = await inTime(() => send(shop(), 'POST', path, Buffer.from(body)))
    expect([200, 400, 413]).toContain(response.statusCode)
    expect(response.headers['x-result-code']).not.toBe('500')
  })
  await fc.assert(property, { numRuns: RUNS, seed: SEED })
}, 60_000)

test('malformed HTTP over a real socket ends only that connection', async () => {
  const { app } = shop()
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const whole = Buffer.from(
    'POST /api/product/search HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 18\r\n\r\n{"keyword":"dell"}',
  )
  const mutated = fc
    .array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { minLength: 1, maxLength: 12 })
    .map((changes) => {
      const bytes = Buffer.from(whole)
      for (const [at, byte] of changes) bytes[at] = byte
      return bytes
    })
  const property = fc.asyncProperty(mutated, async (bytes) => {
    const status = await statusOf(port, bytes)
    expect(status === undefined || status < 500 || status === 505, String(status)).toBe(true)
  })
  await fc.assert(property, { numRuns: Math.ceil(RUNS / 2), seed: SEED })
  expect(await statusOf(port, whole, 10_000)).toBe(200)
  const hosts = (names: string) => Buffer.from(`GET /robots.txt HTTP/1.1\r\n${names}\r\n`)
  expect(await statusOf(port, hosts('Host: a\r\n'), 10_000)).toBe(200)
  // A second Host header is rejected although the response is cached by now.
  expect(await statusOf(port, hosts('Host: a\r\nHOST: b\r\n'), 10_000)).toBe(400)
}, 60_000)

type Headers = Record<string, string>

/** Who may make the call: a member with money, staff, or a visitor. `renew` lets the next request come from a new one. */
function callerOf(route: CallRoute) {
  let caller: Promise<Caller> | undefined
  return {
    now: () => (caller ??= enter(route)),
    renew() {
      caller = undefined
    },
  }
}

/** A call that members of both kinds may make is made by a dropshipper with odd seeds. */
function enter(route: CallRoute): Promise<Caller> {
  const [actor = 'member'] = actorsOf(route)
  return createCaller(shop(), route, actor, MEMBER_KINDS[SEED % 2])
}

/** Returns the code of the answer; that of a rejected body is its HTTP status. */
async function tryCall(
  route: CallRoute,
  input: Record<string, unknown>,
  caller: Headers,
): Promise<number> {
  const { address, body } = requestOf(route, input)
  const response = await inTime((headers) =>
    // A request with a session bypasses the caches anyway, and the made-up token would replace its own.
    send(shop(), route.method, address, body, caller.cookie === undefined ? headers : caller),
  )
  const outcome = String(response.headers['x-result-code'] ?? response.statusCode)
  found.codes[outcome] = (found.codes[outcome] ?? 0) + 1
  expect(response.statusCode, response.body.slice(0, 300)).toBeLessThan(500)
  if (response.statusCode !== 200) {
    // 405: a dot in the place of a parameter leads to another address.
    expect([400, 405, 413]).toContain(response.statusCode)
    return response.statusCode
  }
  if (route.blob && response.headers['content-disposition']) return 200
  const envelope = response.json<{ code: number; result: unknown }>()
  const hasFurtherCodes = !/^\/api\/(?:product|finder|search|category|country|area)/.test(
    route.path,
  )
  expect(hasFurtherCodes ? [...EXPECTED_CODES, ...FURTHER_CODES] : EXPECTED_CODES).toContain(
    envelope.code,
  )
  expect(response.headers['x-result-code']).toBe(String(envelope.code))
  if (isSuccess(envelope.code)) expectContract(route, envelope.result)
  return envelope.code
}

/** The URL is cut to the length that a server reads; socket tests cover longer ones. */
function requestOf(route: CallRoute, input: Record<string, unknown>) {
  // What is part of the URL must be encodable text. The rest of a body is sent as it was generated.
  const isInUrl = (name: string) => route.method !== 'POST' || route.path.includes(`{${name}}`)
  const wellFormed = Object.fromEntries(
    Object.entries(input).map(([name, value]) => [name, isInUrl(name) ? urlText(value) : value]),
  )
  const { address, body } = callPath(route.method, route.path, wellFormed)
  return { address: address.slice(0, 15_000), body }
}

function urlText(value: unknown): string {
  return (typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed()
}

/**
 * A first slow answer may be due to the machine; a second one, which bypasses every cache, is due to the shop.
 */
async function inTime<T>(sending: (headers: Record<string, string>) => Promise<T>): Promise<T> {
  const began = performance.now()
  const answer = await sending({})
  const ms = performance.now() - began
  found.inputs += 1
  found.slowestMs = Math.max(found.slowestMs, ms)
  if (ms < SLOW_MS) return answer
  const again = performance.now()
  await sending({ authorization: 'Bearer made-up' })
  expect(performance.now() - again).toBeLessThan(SLOW_MS)
  return answer
}

/** The status of the first answer, or undefined when the connection ended or stayed silent. */
function statusOf(port: number, bytes: Buffer, waitMs = 250): Promise<number | undefined> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    let text = ''
    socket.setTimeout(waitMs, () => socket.destroy())
    socket.on('data', (chunk: Buffer) => {
      text += chunk.toString('latin1')
      if (text.includes('\r\n\r\n')) socket.destroy()
    })
    socket.on('error', () => undefined)
    socket.on('close', () => {
      const status = /^HTTP\/1\.1 (\d{3})/.exec(text)?.[1]
      resolve(status === undefined ? undefined : Number(status))
    })
  })
}
