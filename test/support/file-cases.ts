// The guarantees of every download of a published file: ids only, ranges, nothing that is not published.
import { describe, expect, test } from 'vitest'
import type { CallRoute } from '../../src/contract/call.ts'
import { callPath } from '../../src/shared/call-path.ts'
import { LANGS } from '../../src/shared/lang.ts'
import { resultText } from '../../src/shared/result-texts.ts'
import { ask, send } from './ask.ts'
import { addFile, type FileOptions } from './add-file.ts'
import type { TestApp } from './test-app.ts'

const DAY_MS = 86_400_000

interface FileCases {
  file: FileOptions
  /** False for a call that always sends the whole file. */
  hasRanges?: boolean
}

/** Declares the tests that hold for every call that sends a file. */
export function describeFileCall(shop: () => TestApp, route: CallRoute, cases: FileCases): void {
  describe(`${route.method} ${route.path}`, () => {
    testSentFiles(shop, route, cases)
    testHiddenFiles(shop, route, cases.file)
    testIds(shop, route)
  })
}

function fetcherOf(shop: () => TestApp, route: CallRoute) {
  return (id: string, headers: Record<string, string> = {}) => {
    const { address, body } = callPath(route.method, route.path, { id })
    return send(shop(), route.method, address, body, headers)
  }
}

function testSentFiles(
  shop: () => TestApp,
  route: CallRoute,
  { file, hasRanges = true }: FileCases,
): void {
  const fetch = fetcherOf(shop, route)

  test('the file is sent in full, named after its entry, with a strong ETag', async () => {
    const { id, hash, body } = await addFile(shop(), file)
    const response = await fetch(id)
    expect(response.statusCode).toBe(200)
    expect(response.rawPayload.equals(body)).toBe(true)
    expect(response.headers.etag).toBe(`"${hash}"`)
    expect(response.headers['content-length']).toBe(String(body.length))
    expect(response.headers['content-disposition']).toContain(`filename="${id}.`)
    expect(response.headers['x-content-type-options']).toBe('nosniff')
  })

  test.runIf(hasRanges)('a range of the file is sent', async () => {
    const { id, body } = await addFile(shop(), file)
    const response = await fetch(id, { range: 'bytes=100-299' })
    expect(response.statusCode).toBe(206)
    expect(response.headers['content-range']).toBe(`bytes 100-299/${body.length}`)
    expect(response.rawPayload.equals(body.subarray(100, 300))).toBe(true)
    const beyond = await fetch(id, { range: `bytes=${body.length}-` })
    expect(beyond.statusCode).toBe(416)
  })
}

function testHiddenFiles(shop: () => TestApp, route: CallRoute, file: FileOptions): void {
  const fetch = fetcherOf(shop, route)

  test.each([
    ['a draft', { state: 'draft' }],
    ['withdrawn', { state: 'withdrawn' }],
    ['scheduled', { state: 'scheduled', publishAt: new Date(Date.now() + DAY_MS) }],
    ['not yet published', { publishAt: new Date(Date.now() + DAY_MS) }],
    ['past its withdrawal', { withdrawAt: new Date(Date.now() - DAY_MS) }],
  ] as [string, FileOptions][])(
    'an entry that is %s is answered with 404, as if it did not exist',
    async (_, options) => {
      const { id } = await addFile(shop(), { ...file, ...options })
      const [hidden, unknown] = [
        await ask(shop(), route, { id }),
        await ask(shop(), route, { id: 'nothing' }),
      ]
      expect(hidden.code).toBe(404)
      expect({ ...hidden, response: null }).toEqual({ ...unknown, response: null })
    },
  )

  test('a deleted file is answered with 410, and one whose bytes are missing in the store with 503', async () => {
    const emptied = await addFile(shop(), { ...file, isEmptied: true })
    expect((await ask(shop(), route, { id: emptied.id })).code).toBe(410)
    const lost = await addFile(shop(), file)
    await shop().files.remove(lost.hash)
    const response = await fetch(lost.id)
    expect(response.statusCode).toBe(503)
    expect(response.headers['retry-after']).toBeDefined()
  })
}

function testIds(shop: () => TestApp, route: CallRoute): void {
  const fetch = fetcherOf(shop, route)

  test.each(LANGS)('an unknown id is answered with 404 in %s', async (lang) => {
    const answer = await ask(shop(), route, { id: 'no-such-file', lang })
    expect([answer.code, answer.msg]).toEqual([404, resultText(404, lang)])
  })

  test.each(['../../etc/passwd', '..%2f..%2fetc%2fpasswd', 'a\u0000b', '%', '/etc/passwd', '.'])(
    'the path %j is rejected as an id',
    async (id) => {
      const response = await fetch(id)
      expect(response.statusCode).toBeLessThan(500)
      expect(response.headers['content-disposition']).toBeUndefined()
    },
  )
}
