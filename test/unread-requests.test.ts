// Requests whose headers cannot be read, over a real socket: people get a short page in words, not JSON.
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { beforeAll, expect, test } from 'vitest'
import { LANGS, htmlLang } from '../src/shared/lang.ts'
import { useShop } from './support/ask.ts'

const shop = useShop()
let port: number

beforeAll(async () => {
  const { app } = shop()
  await app.listen({ host: '127.0.0.1', port: 0 })
  port = (app.server.address() as AddressInfo).port
})

/** The whole answer to these bytes. */
async function answerTo(request: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(request)
  const parts: Buffer[] = []
  for await (const part of socket) parts.push(part as Buffer)
  return Buffer.concat(parts).toString('utf8')
}

test.each([
  [431, `GET /searchProduct?keyword=${'VC-LT35641%0A'.repeat(6000)} HTTP/1.1\r\n`, '网址过长'],
  [400, 'GET\r\n\r\n', '无法读取此请求'],
])(
  'status %i is a page in every language, with a link to the home page',
  async (status, request, words) => {
    const answer = await answerTo(request)
    const [head = '', page = ''] = answer.split('\r\n\r\n')
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(head).toContain('content-type: text/html')
    expect(head).toContain("default-src 'none'")
    expect(head).toContain(`content-length: ${Buffer.byteLength(page)}`)
    for (const lang of LANGS) expect(page).toContain(`<section lang="${htmlLang(lang)}">`)
    expect(page).toContain(words)
    expect(page).toContain('<a href="/zh-hk">')
    // The browser applies the style only if the policy names its hash.
    const style = /<style>(.+?)<\/style>/s.exec(page)?.[1] ?? ''
    const hash = createHash('sha256').update(style).digest('base64')
    expect(head).toContain(`style-src 'sha256-${hash}'`)
  },
)
