// Tests that a redirect after the login stays on this site.
import { describe, expect, test } from 'vitest'
import { ownPath } from './own-path.ts'

const OWN = [
  '/',
  '/member',
  '/zh-cn/wishlist',
  '/zh-hk/member/addresses',
  '/products/laptop/dell-latitude/VC-LT35641',
  '/searchProduct?keyword=dell%20latitude&page=2',
  '/support#prices',
  '/wishlist?list=abc_DEF-123',
  '/faq.html',
  '/secondarytype/batteries/laptop?brand=Voltcell%20Ultra',
  '/searchProduct?keyword=%E9%9B%BB%E6%B1%A0',
  '/finder/-/dell',
  '/searchProduct?keyword=https://other.example',
]

const HOSTS = ['evil.example', 'evil.example:443', '1.2.3.4', '0x7f000001', '[::1]', 'EVIL.example']
/** Addresses in which HOST is replaced by each of HOSTS. */
const HOST_TEMPLATES = [
  '//HOST',
  '///HOST',
  '////HOST/x',
  '/\\HOST',
  '\\\\HOST',
  '\\/HOST',
  '/\\/HOST',
  '//HOST/%2e%2e',
  '/.//HOST',
  '/..//HOST',
  '/./..//HOST',
  '/%2e//HOST',
  '/%2e%2e//HOST',
  '/x/..//HOST',
  '/x/../..//HOST',
  '/%2f%2fHOST',
  '/%2fHOST',
  '/%5cHOST',
  '/%5C%5CHOST',
  'http://HOST',
  'https:HOST',
  'https:/HOST',
  'HTTPS://HOST',
  'http:\\\\HOST',
  ' //HOST',
]
const OTHER_REJECTED = [
  '',
  ' ',
  'member',
  './member',
  '../member',
  '?redirect=//evil.example',
  '#//evil.example',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'java\nscript:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  ' javascript:alert(1)',
  '/\tjavascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
  'blob:https://evil.example/x',
  'mailto:a@b.example',
  '/\n/evil.example',
  '/\r\n/evil.example',
  '/\t/evil.example',
  '/\u0000/evil.example',
  '/\u2028evil',
  '/\u200b/evil.example',
  '/\u202e/evil.example',
  '/\uff0fevil.example',
  '/\u3000',
  '/x\r\nSet-Cookie: a=b',
  '/%0d%0aSet-Cookie:a=b',
  '/%0D%0ALocation:https://evil.example',
  '/%00',
  '/x%7f',
  '/"onmouseover="alert(1)',
  '/<script>alert(1)</script>',
  '/<img src=x onerror=alert(1)>',
  '/`x`',
  '/{x}',
  '/x|y',
  '/x y',
  '/x^y',
  '/%',
  '/%g1',
  '/%2',
  '/api/user/update',
  '/api/user/logout',
  '/API/user/update',
  '/api',
  '/api?x',
  '/zh-cn/api/user/update',
  '/x/../api/user/update',
  '/docs/',
  '/login',
  '/login?redirect=/login',
  '/zh-hk/login',
  '/dropship/login',
  '/LOGIN',
  'null',
  'undefined',
  `/${'x'.repeat(2001)}`,
]
const HOSTILE = [
  ...HOST_TEMPLATES.flatMap((template) => HOSTS.map((host) => template.replace('HOST', host))),
  ...OTHER_REJECTED,
]

describe('the redirect target after a log-in', () => {
  test.each(OWN)('%j is accepted as an address of this site', (path) => {
    expect(ownPath(path)).toBe(path)
  })

  test('at least two hundred hostile addresses are tried', () => {
    expect(new Set(HOSTILE).size).toBeGreaterThanOrEqual(200)
  })

  test.each([...HOSTILE, null, undefined])('%j leads to a page of this site, or home', (given) => {
    const path = ownPath(given)
    const target = new URL(path, 'https://shop.example/login')
    expect(target.origin).toBe('https://shop.example')
    expect(path).toMatch(/^\/(?![/\\])/)
    expect(path === '/' || !/evil|1\.2\.3\.4|0x7f|::1|script|api|login/i.test(path), path).toBe(
      true,
    )
  })

  test('dots are resolved before an address is checked', () => {
    expect(ownPath('/member/../wishlist')).toBe('/wishlist')
  })
})
