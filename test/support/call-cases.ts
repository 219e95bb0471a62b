// The guarantees of every call that visitors make, as one table of cases per call.
import { z } from 'zod'
import { describe, expect, test } from 'vitest'
import { callPath } from '../../src/shared/call-path.ts'
import { pathParameters, type CallRoute } from '../../src/contract/call.ts'
import { LANGS } from '../../src/shared/lang.ts'
import { resultText } from '../../src/shared/result-texts.ts'
import { ask, expectContract, parseAnswer, rejectedFields, send } from './ask.ts'
import type { TestApp } from './test-app.ts'

export interface CallCases {
  /** Input that is answered with 200, without `lang`. */
  input: Record<string, unknown>
  /** Fields whose ids may be unknown, each with an unknown id. */
  unknownIds?: Record<string, string>
  /** False for answers that contain the time or an id of the day. */
  isSteady?: boolean
}

const INVALID_ROWS = ['0', '-1', '1.5', '101', '1e9', 'many', '', '[]']

/** `shop` is read when a case runs, after beforeAll. */
export function describeCall(shop: () => TestApp, route: CallRoute, cases: CallCases): void {
  describe(`${route.method} ${route.path}`, () => {
    describeLanguages(shop, route, cases)
    describeFields(shop, route, cases)
    describeCharacters(shop, route, cases)
    describeTransport(shop, route, cases)
    if ('page' in route.input.shape) describePaging(shop, route, cases)
    for (const [field, value] of Object.entries(cases.unknownIds ?? {})) {
      test.each(LANGS)(`an unknown ${field} is answered with 404 in %s`, async (lang) => {
        const answer = await ask(shop(), route, { ...cases.input, [field]: value, lang })
        expect(answer.code).toBe(404)
        expect(answer.msg).toBe(resultText(404, lang))
        expect(answer.result).toBeNull()
        expect(answer.response.headers['cache-control']).toBe('no-store')
      })
    }
  })
}

function describeLanguages(shop: () => TestApp, route: CallRoute, { input, isSteady }: CallCases) {
  test.each(LANGS)('the call answers in %s by its contract', async (lang) => {
    const answer = await ask(shop(), route, { ...input, lang })
    expect(answer.code).toBe(200)
    expect(answer.msg).toBe(resultText(200, lang))
    expectContract(route, answer.result)
  })

  test.each(['fr_fr', 'EN_US', 'zh-cn', '', '../zh_cn', '__proto__'])(
    'the language %j means en_us',
    async (lang) => {
      const answer = await ask(shop(), route, { ...input, lang })
      expect(answer.msg).toBe(resultText(200, 'en_us'))
      if (isSteady === false) return
      const english = await ask(shop(), route, { ...input, lang: 'en_us' })
      expect(steadyPart(answer.result)).toEqual(steadyPart(english.result))
    },
  )

  test('a missing language means en_us', async () => {
    expect((await ask(shop(), route, input)).msg).toBe(resultText(200, 'en_us'))
  })
}

function describeFields(shop: () => TestApp, route: CallRoute, { input }: CallCases) {
  if (route.method === 'POST') {
    test.each(LANGS)('an unknown field of the body is answered with 422 in %s', async (lang) => {
      const answer = await ask(shop(), route, { ...input, lang, colourOfMoney: 'green' })
      expect(rejectedFields(answer, lang)).toEqual(['colourOfMoney'])
    })
    test('keys of the query are ignored', async () => {
      const { address, body } = callPath('POST', route.path, input)
      const answer = parseAnswer(await send(shop(), 'POST', `${address}?lang=zh_cn&x=1&x=2`, body))
      expect(answer.code).toBe(200)
      expect(answer.msg).toBe(resultText(200, 'en_us'))
    })
    return
  }
  test('unknown keys of the query are ignored', async () => {
    const { address } = callPath('GET', route.path, { ...input, lang: 'zh_hk' })
    expect(parseAnswer(await send(shop(), 'GET', `${address}&utm_source=x&%5B%5D=1`)).code).toBe(
      200,
    )
  })
  test('a key given twice is answered with 422', async () => {
    const { address } = callPath('GET', route.path, { ...input, lang: 'en_us' })
    const answer = parseAnswer(await send(shop(), 'GET', `${address}&lang=zh_cn`))
    expect(rejectedFields(answer, 'en_us')).toEqual(['lang'])
  })
}

function describeCharacters(shop: () => TestApp, route: CallRoute, { input }: CallCases) {
  const fields = Object.keys(route.input.shape).filter((name) => takesText(route, name))
  for (const field of fields) {
    test.each([
      ['a null byte', 'a\u0000b'],
      ['half a surrogate pair', 'a\ud800b'],
    ])(`${field} with %s is answered with 422, or is read without it`, async (_, value) => {
      if (route.method === 'GET' && !value.isWellFormed()) return
      const answer = await ask(shop(), route, { ...input, [field]: value, lang: 'zh_cn' })
      // Some calls replace such characters.
      if (route.replacesInvalidCharacters && answer.code === 200) return
      if (answer.code === 404) expect(pathParameters(route.path)).toContain(field)
      else expect(rejectedFields(answer, 'zh_cn')).toContain(field)
    })
    test(`${field} with quotes, operators or 10,000 characters causes no server error`, async () => {
      for (const value of [`'";--`, '%_\\', '\\', '((((', 'a'.repeat(10_000), '電'.repeat(3_000)]) {
        const { address, body } = callPath(route.method, route.path, {
          ...input,
          [field]: value,
        })
        if (address.length > 16_000) continue
        const response = await send(shop(), route.method, address, body)
        expect(response.statusCode, value.slice(0, 10)).toBeLessThan(500)
        expect(response.headers['x-result-code'], value.slice(0, 10)).not.toBe('500')
      }
    })
  }

  test('invalid UTF-8 causes no server error', async () => {
    const { address, body } = callPath(route.method, route.path, input)
    const broken = Buffer.from([0xff, 0xc3, 0x28, 0xed, 0xa0, 0x80])
    const responses = [
      await send(shop(), route.method, `${address}${address.includes('?') ? '&' : '?'}q=%FF`, body),
      await send(shop(), route.method, address.replace(/[^/?]+(?=$|\?)/, '%FF%C3%28'), body),
      await send(shop(), route.method, address.replace(/[^/?]+(?=$|\?)/, '%E0%A4%A'), body),
    ]
    if (route.method === 'POST') {
      responses.push(
        await send(shop(), 'POST', address, broken),
        await send(
          shop(),
          'POST',
          address,
          Buffer.concat([Buffer.from('{"lang":"'), broken, Buffer.from('"}')]),
        ),
      )
    }
    for (const response of responses) {
      expect(response.statusCode).toBeLessThan(500)
      expect(response.headers['x-result-code']).not.toBe('500')
    }
  })
}

function describeTransport(shop: () => TestApp, route: CallRoute, { input }: CallCases) {
  const { address, body } = callPath(route.method, route.path, input)

  test('another method is HTTP 405 with Allow', async () => {
    const response = await shop().app.inject({ method: 'PUT', url: address })
    expect(response.statusCode).toBe(405)
    expect(response.headers.allow).toContain(route.method)
  })

  if (route.method === 'GET') return
  test('unreadable JSON is HTTP 400', async () => {
    for (const text of ['{', '{"a":}', 'null x', '\u0000']) {
      expect((await send(shop(), 'POST', address, text)).statusCode, text).toBe(400)
    }
  })
  test('JSON other than an object is answered with 422', async () => {
    for (const text of ['[]', '1', 'null', '"text"', '[{}]']) {
      expect(parseAnswer(await send(shop(), 'POST', address, text)).code, text).toBe(422)
    }
  })
  test('another media type is HTTP 415', async () => {
    const type = { 'content-type': 'text/xml' }
    expect((await send(shop(), 'POST', address, body, type)).statusCode).toBe(415)
  })
  test('more than 64 KB is HTTP 413', async () => {
    const large = JSON.stringify({ ...input, lang: 'x'.repeat(70_000) })
    expect((await send(shop(), 'POST', address, large)).statusCode).toBe(413)
  })
}

function describePaging(shop: () => TestApp, route: CallRoute, { input }: CallCases) {
  if (route.blob) return
  interface List {
    total: number
    page: number
    rows: number
    list: unknown[]
  }
  const read = async (page: unknown, rows: unknown) =>
    ask<List>(shop(), route, { ...input, page, rows, lang: 'en_us' })

  test('pages follow one another without a gap', async () => {
    const [both, first, second] = await Promise.all([read(1, 2), read(1, 1), read(2, 1)])
    expect(both.result).toMatchObject({ page: 1, rows: 2 })
    expect(both.result.list.length).toBe(Math.min(2, both.result.total))
    const one = [...first.result.list, ...second.result.list]
    expect(one.map(withoutReason)).toEqual(both.result.list.map(withoutReason))
  })
  test('without rows a page has up to twenty', async () => {
    const { result } = await ask<List>(shop(), route, { ...input, lang: 'en_us' })
    expect([result.page, result.rows]).toEqual([1, 20])
    expect(result.list.length).toBe(Math.min(20, result.total))
  })
  test('a page beyond the end is an empty list', async () => {
    const { total } = (await read(1, 20)).result
    const answer = await read(1_000_000, 20)
    expect(answer.code).toBe(200)
    expect(answer.result).toMatchObject({ total, page: 1_000_000, rows: 20, list: [] })
  })
  test.each(INVALID_ROWS)('a page of %j rows is answered with 422', async (rows) => {
    expect(rejectedFields(await read(1, rows), 'en_us')).toEqual(['rows'])
  })
  test.each(['0', '-1', '1.5', '1e300', 'last', ''])(
    'the page number %j is answered with 422',
    async (page) => {
      expect(new Set(rejectedFields(await read(page, 20), 'en_us'))).toEqual(new Set(['page']))
    },
  )
}

/** A result whose rows have no reason of their match. */
function steadyPart(result: unknown): unknown {
  if (typeof result !== 'object' || result === null || !('list' in result)) return result
  return { ...result, list: (result.list as unknown[]).map(withoutReason) }
}

/** Of several equally good reasons for a match, the call may give any. */
function withoutReason(row: unknown): unknown {
  const { matchedOn: _, ...rest } = row as Record<string, unknown>
  return rest
}

/** The language is text too, but an unknown value means en_us. */
function takesText(route: CallRoute, name: string): boolean {
  if (name === 'lang') return false
  const schema = z.toJSONSchema(route.input.shape[name] as z.ZodType, {
    io: 'input',
    unrepresentable: 'any',
  })
  return schema.type === 'string'
}
