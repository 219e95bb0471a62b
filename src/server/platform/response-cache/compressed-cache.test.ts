// Tests that a cached page is sent in fewer bytes once it was requested a second time.
import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { bodyOf, createCompressedCache, improve, renderedForVisitor } from './compressed-cache.ts'

const PAGE = Array.from(
  { length: 400 },
  (_, at) =>
    `<li class="row"><a href="/products/VC-LT${at * 7}">Battery ${at % 13} of ${at}</a></li>`,
).join('')

test.each(['br', 'gzip'])(
  'a page that is sent again becomes smaller, after a first request with %s',
  async (accept) => {
    const cache = createCompressedCache(1_000_000)
    const rendered = { status: 200, contentType: 'text/html', body: Buffer.from(PAGE) }
    const cached = cache.put('PAGE /', renderedForVisitor(rendered), {
      version: 1,
      accept,
      method: 'GET',
    })
    improve(cached)
    const first = bodyOf(cached, 'br')
    improve(cached)
    await expect.poll(() => bodyOf(cached, 'br').length).toBeLessThan(first.length)
    expect(brotliDecompressSync(bodyOf(cached, 'br')).toString()).toBe(PAGE)
  },
)
