// Tests that the response cache stays within its size limit for arbitrary requests, and renders nothing twice.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { createResponseCache } from './response-cache.ts'

const MAX_BYTES = 5 * 1024 * 1024

test('a request that missed the cache before another one rendered the same is not rendered again', async () => {
  let version = 1
  const responses = createResponseCache({
    watch: { cacheVersion: () => version, isReachable: () => true } as never,
    metrics: { countCacheOutcome: () => undefined, observeRequest: () => undefined } as never,
    headers: {},
  })
  let rendered = 0
  const page = async () => {
    rendered += 1
    return { status: 200, contentType: 'text/html', body: Buffer.from('page') }
  }
  const send = () => responses.sendRendered(requestOf(''), replyOf(), 'PAGE /', page)
  await send()
  await send()
  expect(rendered).toBe(1)
  version = 2
  await send()
  expect(rendered).toBe(2)
})

test('requests with long cookies take a limited amount of memory', async () => {
  const responses = createResponseCache({
    watch: { cacheVersion: () => 1, isReachable: () => true } as never,
    metrics: { countCacheOutcome: () => undefined, observeRequest: () => undefined } as never,
    headers: {},
  })
  const page = { status: 200, contentType: 'text/html', body: Buffer.from('page') }
  await responses.sendRendered(requestOf('theme=dark'), replyOf(), 'PAGE /', async () => page)
  for (let at = 0; at < 2_000; at += 1) {
    const cookie = `a${at}=${'x'.repeat(15_000)}`
    expect(responses.sendCached(requestOf(cookie), replyOf(), 'PAGE /')).toBe(true)
  }
  expect(responses.bytes).toBeLessThan(MAX_BYTES)
  expect(responses.serveEarly(requestOf('never seen').raw, replyOf().raw)).toBe(false)
  const last = `a1999=${'x'.repeat(15_000)}`
  expect(responses.serveEarly(requestOf(last).raw, replyOf().raw)).toBe(true)
})

function requestOf(cookie: string): FastifyRequest {
  const headers = { host: 'shop.example', cookie }
  return { method: 'GET', headers, raw: { method: 'GET', url: '/', headers } } as never
}

function replyOf(): FastifyReply {
  const raw = { writeHead: () => undefined, end: () => undefined }
  return { hijack: () => undefined, raw } as never
}
