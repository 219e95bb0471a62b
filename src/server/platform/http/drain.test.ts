// Tests that a server which stops answers what is in progress, up to a limit.
import { createServer, get } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { prepareDrain } from './drain.ts'

test('a request in progress is answered, and its connection closes', async () => {
  const { server, drain, close, port } = await slowServer(200)
  const answered = request(port)
  await once(server, 'request')
  await drain.run(close, 5000)
  const response = await answered
  expect([response.statusCode, response.headers.connection]).toEqual([200, 'close'])
})

test('a request that never ends is cut off at the limit', async () => {
  const { server, drain, close, port } = await slowServer(60_000)
  const cut = request(port).catch((error: NodeJS.ErrnoException) => error.code)
  await once(server, 'request')
  const begun = performance.now()
  await drain.run(close, 200)
  expect(await cut).toBe('ECONNRESET')
  expect(performance.now() - begun).toBeLessThan(2000)
})

test('a failed stop leaves no timer behind', async () => {
  const { server, drain, close } = await slowServer(0)
  onTestFinished(close)
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const failed = drain.run(() => Promise.reject(new Error('no stop')), 10)
  await expect(failed).rejects.toThrow('no stop')
  expect(vi.getTimerCount()).toBe(0)
  expect(server.listening).toBe(true)
})

async function slowServer(answerAfterMs: number) {
  const server = createServer((_request, response) => {
    setTimeout(() => response.end('done'), answerAfterMs).unref()
  })
  const drain = prepareDrain(server)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()))
  return { server, drain, close, port: (server.address() as AddressInfo).port }
}

function request(port: number): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get({ port, host: '127.0.0.1' }, (response) => resolve(response.resume())).on('error', reject)
  })
}
