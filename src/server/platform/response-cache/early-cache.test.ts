// Tests posted requests over a connection: known bodies are answered before routing, all others reach the router whole.
import { Agent, createServer, type IncomingMessage, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { once } from 'node:events'
import type { Socket } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { installEarlyCache } from './early-cache.ts'

const JSON_HEADERS = { 'content-type': 'application/json' }
let server: Server
let lookedUp: string[]
/** The server's ends of the connections. */
const connections = new Set<Socket>()
/** One connection for all requests. */
const agent = new Agent({ keepAlive: true, maxSockets: 1 })

beforeAll(async () => {
  server = createServer(async (incoming, response) => {
    let body = ''
    for await (const chunk of incoming) body += String(chunk)
    response.end(`routed ${body}`)
  })
  installEarlyCache(
    server,
    {
      serveEarly(_, response, body) {
        if (!body) return false
        lookedUp.push(body.toString())
        if (body.toString() !== '{"known":1}') return false
        response.end('cached')
        return true
      },
    },
    { posts: new Set(['/api/search']), beforeRouting: () => undefined },
  )
  server.on('connection', (socket) => connections.add(socket))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
beforeEach(() => {
  lookedUp = []
})
afterAll(() => {
  agent.destroy()
  server.close()
})

test('a known body is answered from the cache, also twice on one connection', async () => {
  expect(await post('/api/search', ['{"known":1}'])).toBe('cached')
  expect(await post('/api/search', ['{"known":1}'])).toBe('cached')
})

test('an unknown body is handed on whole', async () => {
  expect(await post('/api/search', ['{"other":2}'])).toBe('routed {"other":2}')
  expect(lookedUp).toEqual(['{"other":2}'])
})

test('a body that arrives in parts is handed on whole', async () => {
  expect(await post('/api/search', ['{"kno', 'wn":1}'])).toBe('routed {"known":1}')
})

test.each([
  ['another path', '/api/other', JSON_HEADERS],
  ['a query', '/api/search?a=1', JSON_HEADERS],
  ['a token', '/api/search', { ...JSON_HEADERS, cookie: 'a=1; token=x' }],
  ['a bearer', '/api/search', { ...JSON_HEADERS, authorization: 'Bearer x' }],
  ['another type', '/api/search', { 'content-type': 'text/plain' }],
])('a request with %s is not looked up', async (_, path, headers) => {
  expect(await post(path, ['{"known":1}'], headers)).toBe('routed {"known":1}')
  expect(lookedUp).toEqual([])
})

test('a long body is not looked up', async () => {
  const body = JSON.stringify('x'.repeat(5_000))
  expect(await post('/api/search', [body])).toBe(`routed ${body}`)
  expect(lookedUp).toEqual([])
})

/** Sends each part when the server has read those before it. */
async function post(
  path: string,
  parts: string[],
  headers: Record<string, string> = JSON_HEADERS,
): Promise<string> {
  const { port } = server.address() as AddressInfo
  const length = parts.join('').length
  const sent = request({
    port,
    path,
    method: 'POST',
    headers: { ...headers, 'content-length': length },
    agent,
  })
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    sent.on('response', resolve).on('error', reject)
  })
  for (const part of parts) {
    sent.write(part)
    if (!sent.socket) await once(sent, 'socket')
    const isRead = () => bytesReadFrom(sent.socket) >= (sent.socket?.bytesWritten ?? 0)
    await expect.poll(isRead, { interval: 1 }).toBe(true)
  }
  sent.end()
  let body = ''
  for await (const chunk of await answered) body += String(chunk)
  return body
}

function bytesReadFrom(client: Socket | null): number {
  const served = [...connections].find(({ remotePort }) => remotePort === client?.localPort)
  return served?.bytesRead ?? 0
}
