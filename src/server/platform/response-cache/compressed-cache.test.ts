// Tests that a cached page is sent in fewer bytes once it was requested a second time.
import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { bodyOf, createCompressedCache, renderedForVisitor } from './compressed-cache.ts'

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
    cache.recompress(cached)
    const first = bodyOf(cached, 'br')
    cache.recompress(cached)
    await expect.poll(() => bodyOf(cached, 'br').length).toBeLessThan(first.length)
    expect(brotliDecompressSync(bodyOf(cached, 'br')).toString()).toBe(PAGE)
  },
)

test('of many pages that are sent again at once, one is compressed better at a time', async () => {
  let now = 1000
  const cache = createCompressedCache(1_000_000, () => now)
  const rendered = { status: 200, contentType: 'text/html', body: Buffer.from(PAGE) }
  const [one, other] = ['PAGE /1', 'PAGE /2'].map((key) =>
    cache.put(key, renderedForVisitor(rendered), { version: 1, accept: 'br', method: 'GET' }),
  )
  if (!one || !other) throw new Error('nothing was cached')
  cache.recompress(one)
  cache.recompress(other)
  expect([one.isRecompressed, other.isRecompressed]).toEqual([true, false])
  now += 50
  cache.recompress(other)
  expect(other.isRecompressed).toBe(true)
})
