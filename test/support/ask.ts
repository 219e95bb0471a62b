// How tests ask the shop: a call by its route and input, its answer opened, and what may go wrong on the way.
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, expect } from 'vitest'
import { callAddress } from '../../src/shared/call-address.ts'
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

type Sent = Record<string, unknown>

/** Sends what a browser would send for this input and opens the envelope; HTTP must be 200. */
export async function ask<T = unknown>(
  shop: TestApp,
  route: CallRoute,
  input: Sent,
  headers: Record<string, string> = {},
): Promise<Answer<T>> {
  const { address, body } = callAddress(route.method, route.path, input)
  return opened(await send(shop, route.method, address, body, headers)) as Answer<T>
}

/** A POST whose body is written by hand, or a GET whose address is. */
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

/** The envelope of an answer, with the promises that hold for every one of them. */
export function opened(response: LightMyRequestResponse): Answer {
  expect(response.statusCode, response.body.slice(0, 200)).toBe(200)
  expect(response.headers['content-type']).toBe('application/json; charset=utf-8')
  const envelope = response.json<{ code: number; msg: string; result: unknown }>()
  expect(Object.keys(envelope)).toEqual(['code', 'msg', 'result'])
  expect(response.headers['x-result-code']).toBe(String(envelope.code))
  return { response, ...envelope }
}

/** Code 422, the message in the language asked, and the fields that are named. */
export function refusedFields(answer: Answer, lang: Lang): string[] {
  expect(answer.code, JSON.stringify(answer.result).slice(0, 200)).toBe(422)
  expect(answer.msg).toBe(resultText(422, lang))
  const { errors } = answer.result as InvalidInput
  for (const { reason } of errors) expect(reason).not.toBe('')
  return errors.map(({ field }) => field)
}

/** The result as the contract describes it, nothing beside it. */
export function keepsContract(route: CallRoute, result: unknown): void {
  const read = route.result.safeParse(result)
  expect(read.error?.issues ?? []).toEqual([])
  // Parsing drops what the schema does not know.
  expect(result).toEqual(read.data)
}

/** Opens a shop for the tests of a file and closes it after them; to be called at its top. */
export function useShop(options?: TestAppOptions): () => TestApp {
  let shop: TestApp | undefined
  beforeAll(async () => {
    shop = await createTestApp(options)
  })
  afterAll(() => shop?.close())
  return () => {
    if (!shop) throw new Error('The shop opens before the first test.')
    return shop
  }
}
