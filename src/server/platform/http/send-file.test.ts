// Tests sending files whole and in ranges.
import { Readable } from 'node:stream'
import { request as sendRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { once } from 'node:events'
import { setImmediate as nextTurn } from 'node:timers/promises'
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { FileResponse, RangedBody } from './file-response.ts'
import { RequestRejected } from '../limits/admission-control.ts'
import { sendRejected } from './send-rejected.ts'
import { sendFile } from './send-file.ts'

const BYTES = Buffer.from(Array.from({ length: 1000 }, (_, at) => at % 251))
let app: FastifyInstance
let port = 0
let file: FileResponse
let logged: unknown[] = []
/** What the handler waits for before it sends the file. */
let hold: (reply: FastifyReply) => Promise<void> | void = () => undefined
/** Requests whose handling has ended, with or without an answer. */
let handled = 0

const ranged = (change: Partial<RangedBody> = {}): FileResponse => ({
  fileName: 'film.mp4',
  mediaType: 'video/mp4',
  body: {
    bytes: BYTES.length,
    etag: '"film"',
    open: async (from, to) => Readable.from([BYTES.subarray(from, to + 1)]),
    ...change,
  },
})

beforeAll(async () => {
  const stream = { write: (line: string) => logged.push(JSON.parse(line)) }
  app = Fastify({ logger: { level: 'warn', stream } })
  app.setErrorHandler((error, request, reply) =>
    error instanceof RequestRejected
      ? sendRejected(request as never, reply as never, error)
      : reply.code(500).send('failed'),
  )
  app.route({
    method: ['GET', 'POST'],
    url: '/file',
    handler: async (request, reply) => {
      await hold(reply as never)
      try {
        return await sendFile(request as never, reply as never, file)
      } finally {
        handled += 1
      }
    },
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  port = (app.server.address() as AddressInfo).port
})
afterAll(() => app.close())
beforeEach(() => {
  file = ranged()
  logged = []
})

const get = (headers: Record<string, string> = {}) => app.inject({ url: '/file', headers })

describe('a file that can be sent in ranges', () => {
  test('is sent whole, with its length and the offer of ranges', async () => {
    const { statusCode, headers, rawPayload } = await get()
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-length': '1000',
      'content-type': 'video/mp4',
      'accept-ranges': 'bytes',
      etag: '"film"',
      'cache-control': 'no-store',
      'content-disposition': 'attachment; filename="film.mp4"',
    })
    expect(rawPayload.equals(BYTES)).toBe(true)
  })

  test.each([
    ['bytes=0-0', 0, 0],
    ['bytes=100-199', 100, 199],
    ['bytes=900-', 900, 999],
    ['bytes=-10', 990, 999],
    ['bytes=500-9999', 500, 999],
  ])('the range %s is sent as that part', async (range, from, to) => {
    const { statusCode, headers, rawPayload } = await get({ range })
    expect(statusCode).toBe(206)
    expect(headers['content-range']).toBe(`bytes ${from}-${to}/1000`)
    expect(headers['content-length']).toBe(String(to - from + 1))
    expect(rawPayload.equals(BYTES.subarray(from, to + 1))).toBe(true)
  })

  test('a range beyond its end is answered with 416 and its length', async () => {
    const { statusCode, headers, body } = await get({ range: 'bytes=1000-' })
    expect([statusCode, body]).toEqual([416, ''])
    expect(headers['content-range']).toBe('bytes */1000')
  })

  test.each([
    { range: 'bytes=0-1,5-6' },
    { range: 'bytes=9-1' },
    { range: 'bytes=10-20', 'if-range': '"another"' },
  ])('a request with %j is answered with the whole file', async (headers) => {
    const answer = await get(headers)
    expect([answer.statusCode, answer.rawPayload.length]).toEqual([200, 1000])
    expect(answer.headers['content-range']).toBeUndefined()
  })

  test('a client that has the same bytes gets 304 without a body', async () => {
    const { statusCode, body } = await get({ 'if-none-match': '"film"' })
    expect([statusCode, body]).toEqual([304, ''])
  })

  test('HEAD is answered with its length and opens nothing', async () => {
    let opened = 0
    file = ranged({ open: async () => Readable.from([String((opened += 1))]) })
    const answer = await app.inject({
      method: 'HEAD',
      url: '/file',
      headers: { range: 'bytes=1-' },
    })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({ 'content-length': '1000', etag: '"film"' })
    expect([answer.body, opened]).toEqual(['', 0])
  })

  test('a POST is answered with the whole file', async () => {
    const headers = { range: 'bytes=5-9', 'content-type': 'application/json' }
    const answer = await app.inject({ method: 'POST', url: '/file', headers, payload: '{}' })
    expect([answer.statusCode, answer.rawPayload.length]).toEqual([200, 1000])
    expect(answer.headers['accept-ranges']).toBeUndefined()
  })

  test('an empty file is sent as such', async () => {
    file = ranged({ bytes: 0 })
    const answer = await get()
    expect([answer.statusCode, answer.headers['content-length'], answer.body]).toEqual([
      200,
      '0',
      '',
    ])
  })
})

describe('a transfer that fails', () => {
  test('a file that cannot be opened is answered with 500, not by closing the connection', async () => {
    file = ranged({ open: () => Promise.reject(new Error('gone')) })
    expect((await get()).statusCode).toBe(500)
  })

  test.each([
    ['fails', async () => Readable.from(failing())],
    ['is too short', async () => Readable.from([BYTES.subarray(0, 400)])],
  ])('a file that %s half way ends the connection and is logged', async (_, open) => {
    file = ranged({ open })
    await expect(
      fetch(`http://127.0.0.1:${port}/file`).then((r) => r.arrayBuffer()),
    ).rejects.toThrow()
    expect(logged.length).toBeGreaterThan(0)
  })

  test('no byte is sent beyond the announced length', async () => {
    const two = [BYTES.subarray(0, 1000), BYTES.subarray(0, 1)]
    file = ranged({ open: async () => Readable.from(two) })
    const whole = await fetch(`http://127.0.0.1:${port}/file`).then((answer) =>
      answer.arrayBuffer(),
    )
    expect(whole.byteLength).toBeLessThanOrEqual(1000)
  })

  test('a reader who leaves stops the work', async () => {
    const { promise: stopped, resolve: stop } = Promise.withResolvers<void>()
    const body = async function* () {
      try {
        for (;;) {
          yield Buffer.alloc(64 << 10)
          await nextTurn()
        }
      } finally {
        stop()
      }
    }
    file = ranged({ bytes: 1e12, open: async () => Readable.from(body()) })
    const request = sendRequest({ port, host: '127.0.0.1', path: '/file' })
    request.on('error', () => undefined)
    request.end()
    const [response] = (await once(request, 'response')) as [NodeJS.ReadableStream]
    await once(response, 'data')
    request.destroy()
    await stopped
  })

  test('one address may fetch 16 files at a time; the next is asked to retry', async () => {
    let opened = 0
    const open = async () => {
      opened += 1
      return new Readable({ read: () => undefined })
    }
    file = ranged({ open })
    const sent = Array.from({ length: 16 }, () => {
      const request = sendRequest({ port, host: '127.0.0.1', path: '/file', agent: false })
      request.on('error', () => undefined).end()
      return request
    })
    await expect.poll(() => opened).toBe(16)
    const rejected = await fetch(`http://127.0.0.1:${port}/file`)
    expect([rejected.status, rejected.headers.get('retry-after')]).toEqual([503, '5'])
    for (const request of sent) request.destroy()
    file = ranged()
    await expect
      .poll(async () => (await fetch(`http://127.0.0.1:${port}/file`)).status, { interval: 5 })
      .toBe(200)
  })
})

describe('a reader who left before the file was ready', () => {
  /** Holds back every response until all readers have left. */
  async function leaveEarly(readers: number): Promise<void> {
    let waiting = 0
    const { promise: allGone, resolve: setGone } = Promise.withResolvers<void>()
    hold = async (reply) => {
      waiting += 1
      reply.raw.once('close', () => (waiting -= 1))
      await allGone
    }
    const sent = Array.from({ length: readers }, () => {
      const request = sendRequest({ port, host: '127.0.0.1', path: '/file', agent: false })
      request.on('error', () => undefined).end()
      return request
    })
    await expect.poll(() => waiting).toBe(readers)
    for (const request of sent) request.destroy()
    await expect.poll(() => waiting).toBe(0)
    const before = handled
    setGone()
    hold = () => undefined
    await expect.poll(() => handled - before).toBe(readers)
  }

  test('holds no slot', async () => {
    await leaveEarly(16)
    expect((await fetch(`http://127.0.0.1:${port}/file`)).status).toBe(200)
  })

  test('leaves no file open', async () => {
    const opened: Readable[] = []
    const opening: (() => void)[] = []
    const open = async () => {
      await new Promise<void>((go) => opening.push(go))
      const stream = new Readable({ read: () => undefined })
      opened.push(stream)
      return stream
    }
    file = ranged({ open })
    await leaveEarly(3)
    expect(opening, 'no file is opened for a reader who has left').toHaveLength(0)
    const { promise: allGone, resolve: setGone } = Promise.withResolvers<void>()
    hold = (reply) => void reply.raw.once('close', setGone)
    const request = sendRequest({ port, host: '127.0.0.1', path: '/file', agent: false })
    request.on('error', () => undefined).end()
    await expect.poll(() => opening.length).toBe(1)
    request.destroy()
    await allGone
    hold = () => undefined
    opening[0]?.()
    await expect.poll(() => opened.map(({ destroyed }) => destroyed)).toEqual([true])
  })
})

async function* failing(): AsyncGenerator<Buffer> {
  yield BYTES.subarray(0, 400)
  await nextTurn()
  throw new Error('the disk is gone')
}
