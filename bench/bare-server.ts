// A bare node:http server that sends the same bytes as the shop: the baseline for cached responses.
import { createServer } from 'node:http'
import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'

interface Answer {
  headers: Record<string, string>
  body: string
}

// path (and body of a POST) -> headers and base64 body, as fetched from the shop.
const answers = new Map(
  Object.entries(
    JSON.parse(readFileSync(process.env.BARE_ANSWERS ?? '', 'utf8')) as Record<string, Answer>,
  ).map(([key, { headers, body }]) => [key, { headers, body: Buffer.from(body, 'base64') }]),
)

const server = createServer((request, response) => {
  const send = (key: string) => {
    const answer = answers.get(key)
    response.writeHead(answer ? 200 : 404, answer?.headers)
    response.end(answer?.body)
  }
  if (request.method === 'GET') return send(request.url ?? '')
  const parts: Buffer[] = []
  request.on('data', (part: Buffer) => parts.push(part))
  request.on('end', () => send(`${request.url} ${Buffer.concat(parts).toString()}`))
})
server.listen(0, '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
})
process.on('SIGTERM', () => process.exit(0))
