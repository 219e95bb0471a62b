// Tests that a cached page is sent in fewer bytes once it was requested a second time.
import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { bodyOf, createCompressedCache, renderedForVisitor } from './compressed-cache.ts'

const PAGE = Array.from(
  { length: 400 },
  (_, at) =>
    `<li class="row"><a href="/products/VC-LT${at * 7}">Battery ${at % 13} of ${at}</a></li>`,
).join('')

test('the second request for a page makes the next answers smaller', async () => {
  const cache = createCompressedCache(1_000_000)
  const rendered = { status: 200, contentType: 'text/html', body: Buffer.from(PAGE) }
  const request = { version: 1, accept: 'br', method: 'GET' }
  const cached = cache.put('PAGE /', renderedForVisitor(rendered), request)
  const first = bodyOf(cached, 'br')
  expect(cache.get('PAGE /')).toBe(cached)
  await expect.poll(() => bodyOf(cached, 'br').length).toBeLessThan(first.length)
  expect(brotliDecompressSync(bodyOf(cached, 'br')).toString()).toBe(PAGE)
})
