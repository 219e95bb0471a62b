// Sends calls to the shop by route and input, and checks and parses the answers.
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, expect } from 'vitest'
import { callPath } from '../../src/shared/call-path.ts'
import type { CallRoute } from '../../src/contract/call.ts'
import type { InvalidInput } from '../../src/contract/result-code.ts'
import type { Lang } from '../../src/shared/lang.ts'
import { resultText } from '../../src/shared/result-texts.ts'
import { createTestApp, type TestApp, type TestAppOptions } from './test-app.ts'

export interface Answer<T = unknown> {
  response: LightMyRequestResponse
  code: number
  msg: string
  result: T
}

type Input = Record<string, unknown>

/** Sends what a browser would send for this input and parses the envelope; the HTTP status must be 200. */
export async function ask<T = unknown>(
  shop: TestApp,
  route: CallRoute,
  input: Input,
  headers: Record<string, string> = {},
): Promise<Answer<T>> {
  const { address, body } = callPath(route.method, route.path, input)
  return parseAnswer(await send(shop, route.method, address, body, headers)) as Answer<T>
}

/** Sends a POST with a literal body, or a GET with a literal URL. */
export function send(
  shop: TestApp,
  method: CallRoute['method'],
  url: string,
  payload: string | Buffer | null = null,
  headers: Record<string, string> = {},
): Promise<LightMyRequestResponse> {
  return shop.app.inject({
    method,
    url,
    headers: payload === null ? headers : { 'content-type': 'application/json', ...headers },
    ...(payload === null ? {} : { payload }),
  })
}

/** Parses the envelope of an answer, and asserts what holds for every answer. */
export function parseAnswer(response: LightMyRequestResponse): Answer {
  expect(response.statusCode, response.body.slice(0, 200)).toBe(200)
  expect(response.headers['content-type']).toBe('application/json; charset=utf-8')
  const envelope = response.json<{ code: number; msg: string; result: unknown }>()
  expect(Object.keys(envelope)).toEqual(['code', 'msg', 'result'])
  expect(response.headers['x-result-code']).toBe(String(envelope.code))
  return { response, ...envelope }
}

/** The rejected fields. Asserts code 422 and a message in the requested language. */
export function rejectedFields(answer: Answer, lang: Lang): string[] {
  expect(answer.code, JSON.stringify(answer.result).slice(0, 200)).toBe(422)
  expect(answer.msg).toBe(resultText(422, lang))
  const { errors } = answer.result as InvalidInput
  for (const { reason } of errors) expect(reason).not.toBe('')
  return errors.map(({ field }) => field)
}

/** Asserts that the result matches the contract and has no additional fields. */
export function expectContract(route: CallRoute, result: unknown): void {
  const parsed = route.result.safeParse(result)
  expect(parsed.error?.issues ?? []).toEqual([])
  // Parsing drops fields that the schema does not know.
  expect(result).toEqual(parsed.data)
}

/**
 * Opens a shop for the tests of a file and closes it after them; call it at the top of the file. A second call opens
 * another shop, with a database of its own.
 */
export function useShop(options?: TestAppOptions): () => TestApp {
  let shop: TestApp | undefined
  beforeAll(async () => {
    shop = await createTestApp(options)
  })
  afterAll(async () => {
    await shop?.close()
    // The module of a test file stays in memory as long as its process, and so would the shop.
    shop = undefined
  })
  return () => {
    if (!shop) throw new Error('The shop opens before the first test.')
    return shop
  }
}
