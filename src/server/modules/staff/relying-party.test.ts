// The addresses at which browsers offer passkeys.
import { expect, test } from 'vitest'
import { relyingPartyOf } from './relying-party.ts'

test.each([
  ['https://shop.example', 'shop.example'],
  ['https://office.shop.example:8443', 'office.shop.example'],
  ['http://localhost:3000', 'localhost'],
])('passkeys at %s are bound to %s', (origin, id) => {
  expect(relyingPartyOf(origin)).toEqual({ id, origin })
})

test.each([
  'http://shop.example',
  'http://127.0.0.1:3000',
  'https://192.0.2.7',
  'https://[2001:db8::1]',
])('browsers offer no passkeys at %s', (origin) => {
  expect(relyingPartyOf(origin)).toBeNull()
})
