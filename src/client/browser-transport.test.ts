// Tests that calls become requests and that responses become results or errors.
import { afterEach, describe, expect, test, vi } from 'vitest'
import { browserTransport } from './browser-transport.ts'
import { CallError, TransportError } from './call.ts'
import { readProduct } from './product.ts'
import { callPath } from '../shared/call-path.ts'

afterEach(() => vi.unstubAllGlobals())

describe('callPath', () => {
  test('fills path parameters and puts the rest of a GET into the query', () => {
    const input = { itemNo: 'VC/1 ä', lang: 'zh_hk', rows: undefined, brand: ['a', 'b'] }
    expect(callPath('GET', '/api/product/detail/{itemNo}', input)).toEqual({
      address: '/api/product/detail/VC%2F1%20%C3%A4?lang=zh_hk&brand=a&brand=b',
      body: null,
    })
  })
  test('puts the input of a POST into the body', () => {
    expect(callPath('POST', '/api/product/search', { keyword: 'x' })).toEqual({
      address: '/api/product/search',
      body: '{"keyword":"x"}',
    })
  })
})

function stubFetch(...answers: (Response | Error)[]) {
  const fetch = vi.fn(async () => {
    const next = answers.shift()
    if (next instanceof Error) throw next
    return next
  })
  vi.stubGlobal('fetch', fetch)
  return fetch
}

const json = (code: number, result: unknown = null) =>
  Response.json({ code, msg: `code ${code}`, result })

describe('browserTransport', () => {
  test('returns the result of a successful call', async () => {
    stubFetch(json(200, { a: 1 }))
    expect(await readProduct({ itemNo: 'x' }, browserTransport())).toEqual({ a: 1 })
  })
  // RESULT_CODES: accepted, partly, alreadyDone, queued and needsAction.
  test.each([5000, 5100, 5600, 5500, 40001])('treats code %i as success', async (code) => {
    stubFetch(json(code, 1))
    expect(await readProduct({ itemNo: 'x' }, browserTransport())).toBe(1)
  })
  test('throws other codes with their message and field errors', async () => {
    stubFetch(json(422, { errors: [{ field: 'rows', reason: 'too many' }] }))
    const error = await readProduct({ itemNo: 'x' }, browserTransport()).catch((e: unknown) => e)
    expect(error).toBeInstanceOf(CallError)
    expect(error).toMatchObject({ code: 422, message: 'code 422' })
    expect((error as CallError).errors).toEqual([{ field: 'rows', reason: 'too many' }])
  })
  test.each([
    [new Response('', { status: 503 }), 'busy', 503],
    [new Response('', { status: 413 }), 'status', 413],
    [new TypeError('failed'), 'network', 0],
    [new Response('<html>'), 'network', 0],
  ])('turns each kind of failure into its transport error', async (answer, failure, status) => {
    stubFetch(answer)
    const error = await readProduct({ itemNo: 'x' }, browserTransport()).catch((e: unknown) => e)
    expect(error).toBeInstanceOf(TransportError)
    expect(error).toMatchObject({ failure, status })
  })
  test('renews the session once and sends the call again', async () => {
    const fetch = stubFetch(json(402), json(200, 'after'))
    const renew = vi.fn(async () => true)
    expect(
      await readProduct({ itemNo: 'x' }, browserTransport({ renew, underWay: () => null })),
    ).toBe('after')
    expect(renew).toHaveBeenCalledTimes(1)
    expect(fetch).toHaveBeenCalledTimes(2)
  })
})
