// The addresses at which browsers offer passkeys.
import { expect, test } from 'vitest'
import { relyingPartyOf } from './relying-party.ts'

test.each([
  ['https://shop.example', 'shop.example'],
  ['https://office.shop.example:8443', 'office.shop.example'],
  ['http://localhost:3000', 'localhost'],
  ['http://shop.example', null],
  ['http://127.0.0.1:3000', null],
  ['https://192.0.2.7', null],
  ['https://[2001:db8::1]', null],
])('passkeys at %s are bound to %s', (origin, id) => {
  expect(relyingPartyOf(origin)).toEqual(id === null ? null : { id, origin })
})
