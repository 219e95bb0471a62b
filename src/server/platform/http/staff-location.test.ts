// Tests where staff may work: by host name and by network, over IPv4 and IPv6.
import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { isStaffAllowedFrom } from './staff-location.ts'

const EVERYWHERE = { STAFF_HOST: '', STAFF_NETWORKS: '' }
const at = (ip: string, host = 'shop.example') => ({ ip, host })

test('without settings staff may work everywhere', () => {
  expect(isStaffAllowedFrom(EVERYWHERE, at('203.0.113.9'))).toBe(true)
  expect(isStaffAllowedFrom(EVERYWHERE, at('2001:db8::1', '127.0.0.1:3000'))).toBe(true)
})

test.each([
  ['office.shop.example', true],
  ['OFFICE.shop.example', true],
  ['shop.example', false],
  ['office.shop.example.evil.example', false],
  ['office.shop.example:8443', false],
])('if staff have their own host name, they may work on %s: %s', (host, expected) => {
  const config = { ...EVERYWHERE, STAFF_HOST: 'office.shop.example' }
  expect(isStaffAllowedFrom(config, at('203.0.113.9', host))).toBe(expected)
})

test.each([
  ['192.0.2.77', true],
  ['::ffff:192.0.2.77', true],
  ['192.0.3.1', false],
  ['198.51.100.4', true],
  ['198.51.100.5', false],
  ['2001:db8:1::5', true],
  ['2001:db8:2::5', false],
])('if networks are set, staff may work from %s: %s', (ip, expected) => {
  const STAFF_NETWORKS = '192.0.2.0/24, 198.51.100.4 2001:db8:1::/48'
  expect(isStaffAllowedFrom({ ...EVERYWHERE, STAFF_NETWORKS }, at(ip))).toBe(expected)
})

test.each(['192.0.2.0/33', '999.0.2.1', '2001:db8::/129', '1.2.3'])(
  'a network such as %s stops the start of the shop',
  (STAFF_NETWORKS) => {
    expect(() => readConfig({ STAFF_NETWORKS })).toThrow('STAFF_NETWORKS')
  },
)
