// Tests that no Host header leads to an origin that is not a URL.
import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { originOf } from './origin.ts'

const config = readConfig({})

test.each([
  ['shop.example', 'http://shop.example'],
  ['shop.example:8443', 'http://shop.example:8443'],
  ['[::1]:3000', 'http://[::1]:3000'],
  ['shop.example:99999', 'http://localhost'],
  ['[::1]:99999', 'http://localhost'],
  ['[::::]', 'http://localhost'],
  ['1.1.1.1.1', 'http://localhost'],
  ['256.256.256.256', 'http://localhost'],
  ['evil.example/path', 'http://localhost'],
])('a request for %s has the origin %s', (host, origin) => {
  expect(originOf(config, { headers: { host }, protocol: 'http' } as never)).toBe(origin)
})
