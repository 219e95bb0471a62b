// The files that read photos of labels: their paths and sizes, and which of them may start WebAssembly.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { labelPhoto } from '../src/web/texts/en_us/label-photo.ts'
import { type ListeningShop, startShop } from './support/listening-shop.ts'

const CLIENT = join(import.meta.dirname, '../.build/client')
const addresses = readdirSync(CLIENT, { recursive: true, encoding: 'utf8' }).map(
  (name) => `/${name.replaceAll('\\', '/')}`,
)
const find = (part: string) => addresses.filter((address) => address.includes(part))

let shop: ListeningShop
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop?.close())

const policyOf = async (path: string) => {
  const answer = await fetch(shop.address + path)
  expect(answer.status).toBe(200)
  await answer.body?.cancel()
  return answer.headers.get('content-security-policy') ?? ''
}

test('only scripts that run as workers may start WebAssembly', async () => {
  const workers = find('/assets/workers/')
  expect(workers).toHaveLength(2)
  for (const address of workers) {
    expect(await policyOf(address)).toContain("script-src 'self' 'wasm-unsafe-eval';")
  }
  const others = addresses.filter(
    (address) => address.endsWith('.js') && !workers.includes(address),
  )
  expect(others.length).toBeGreaterThan(20)
  for (const address of ['/', '/zh-hk', '/searchProduct?keyword=A1466', ...others.slice(0, 20)]) {
    expect(await policyOf(address)).not.toContain('unsafe')
  }
})

test('the data of text recognition has a fixed name and is cached permanently', async () => {
  const [data] = find('/eng.traineddata.gz')
  const answer = await fetch(shop.address + (data ?? ''))
  expect(answer.headers.get('content-type')).toBe('application/gzip')
  expect(answer.headers.get('content-encoding')).toBeNull()
  expect(answer.headers.get('cache-control')).toContain('immutable')
  const bytes = new Uint8Array(await answer.arrayBuffer())
  expect([...bytes.subarray(0, 2)]).toEqual([0x1f, 0x8b])
})

test('the size stated before loading is the size that is loaded', () => {
  const files = [
    ...find('/eng.traineddata.gz'),
    ...find('/tesseract-core'),
    ...find('/zxing_reader'),
    ...find('/assets/workers/'),
  ]
  expect(files).toHaveLength(5)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 }
  const megabytes =
    files.reduce((sum, address) => {
      const plain = readFileSync(CLIENT + address)
      const sent = address.endsWith('.gz') ? plain : brotliCompressSync(plain, { params })
      return sum + sent.length
    }, 0) / 1e6
  const stated = Number(/about (\d+)\sMB/.exec(labelPhoto.size)?.[1])
  expect(Math.abs(megabytes - stated)).toBeLessThan(0.7)
})
