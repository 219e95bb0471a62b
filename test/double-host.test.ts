// Requests with two Host headers, over a real socket: a proxy in front may have read the other one.
import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { beforeAll, describe, expect, test } from 'vitest'
import { useShop } from './support/ask.ts'

const shop = useShop()
const BODY = '{"keyword":"dell"}'
let port: number

beforeAll(async () => {
  const { app } = shop()
  await app.listen({ host: '127.0.0.1', port: 0 })
  port = (app.server.address() as AddressInfo).port
})

/** Sends these lines and the body; returns the whole answer. */
async function exchange(request: string, hosts: readonly string[], body = ''): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  const length = body ? [`Content-Type: application/json`, `Content-Length: ${body.length}`] : []
  const head = [`${request} HTTP/1.1`, ...hosts, ...length, 'Connection: close']
  socket.write(`${head.join('\r\n')}\r\n\r\n${body}`)
  const parts: Buffer[] = []
  for await (const part of socket) parts.push(part as Buffer)
  return Buffer.concat(parts).toString('latin1')
}

const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1])

describe.each([
  ['a page that is cached', 'GET /', ''],
  ['a page that is not', 'GET /searchProduct?keyword=two-hosts', ''],
  ['a call that is cached', 'POST /api/product/search', BODY],
  ['a health check', 'GET /readyz', ''],
])('%s', (_, request, body) => {
  test('is answered for one host', async () => {
    expect(statusOf(await exchange(request, ['Host: shop.example'], body))).toBe(200)
    // From the cache, where it has one.
    expect(statusOf(await exchange(request, ['Host: shop.example'], body))).toBe(200)
  })

  test.each([
    [['Host: shop.example', 'Host: other.example']],
    [['HOST: shop.example', 'hOsT: shop.example']],
    [['Host: shop.example', 'Accept: */*', 'Host: ']],
  ])('is rejected with 400 for %j', async (hosts) => {
    const answer = await exchange(request, hosts, body)
    expect(statusOf(answer)).toBe(400)
    expect(answer).toContain('The request cannot be read')
  })
})
