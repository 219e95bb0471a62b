// Tests that a rejection says in the language of the request when to retry.
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { RequestRejected } from '../limits/admission-control.ts'
import { PLAIN_PAGE_HEADERS } from './plain-page.ts'
import { sendRejected } from './send-rejected.ts'

const app = Fastify()
for (const route of ['/*', '/api/*']) {
  app.get(route, (request, reply) =>
    sendRejected(request as never, reply as never, rejectionOf(request.url)),
  )
}

const rejectionOf = (url: string) => new RequestRejected(url.includes('often') ? 429 : 503, 2)

test.each([
  ['/', 'text/html', 'en-GB', 'Please try again in 2 seconds.'],
  ['/zh-cn/often', 'text/html', 'zh-Hans', '请在 2 秒后重试。'],
  ['/zh-hk/', 'text/html', 'zh-Hant-HK', '請於 2 秒後再試'],
  ['/api/product?lang=zh_cn', 'application/json', 'zh-Hans', '请在 2 秒后重试'],
  ['/%61pi/product?lang=zh_cn', 'application/json', 'zh-Hans', '请在 2 秒后重试'],
  ['/zh-hk/api/product', 'text/html', 'zh-Hant-HK', '請於 2 秒後再試'],
])('%s for %s is rejected in %s', async (url, accept, lang, words) => {
  const { statusCode, headers, body } = await app.inject({ url, headers: { accept } })
  expect(statusCode).toBe(url.includes('often') ? 429 : 503)
  expect(headers).toMatchObject({
    'retry-after': '2',
    'content-language': lang,
    'cache-control': 'no-store',
  })
  expect(body).toContain(words)
  expect(body.includes('http-equiv="refresh" content="2"')).toBe(accept === 'text/html')
  expect(body.includes('<style>')).toBe(accept === 'text/html')
  if (accept === 'text/html') {
    expect(headers['content-security-policy']).toBe(PLAIN_PAGE_HEADERS['content-security-policy'])
  }
})
