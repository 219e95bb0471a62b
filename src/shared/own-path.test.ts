// No address handed to the log-in leads off the site.
import { describe, expect, test } from 'vitest'
import { ownPath } from './own-path.ts'

describe('ownPath', () => {
  test.each([
    '/member',
    '/products/a/b/VCT-1?x=1#specs',
    '/zh-hk/wishlist',
    '/searchProduct?keyword=%2F%2Fevil.example',
  ])('keeps %s', (path) => {
    expect(ownPath(path)).toBe(path)
  })
  const strange = [
    '',
    'evil.example',
    'https://evil.example',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\/evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    '/%2e//evil.example',
    '/./\\evil.example',
    ' //evil.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    '//evil.example@here.invalid',
    '/\\/evil.example',
    '//here.invalid:1/x',
    '/api/user/update',
    '/api',
    `/${'x'.repeat(3000)}`,
  ]
  test.each(strange)('refuses %j', (path) => {
    expect(ownPath(path)).toBe('/')
    expect(ownPath(path, '/member')).toBe('/member')
  })
  test.each([null, undefined])('takes the other for %s', (nothing) => {
    expect(ownPath(nothing, '/member')).toBe('/member')
  })
  test('whatever comes out stays on the site', () => {
    const pieces = [
      '/',
      '\\',
      '.',
      '..',
      '%2e',
      '%2f',
      '\t',
      '\n',
      '@',
      ':',
      'evil.example',
      '?',
      '#',
    ]
    for (const one of pieces)
      for (const two of pieces)
        for (const three of pieces)
          for (const four of pieces) {
            const led = new URL(ownPath(one + two + three + four), 'https://shop.example')
            expect(led.origin).toBe('https://shop.example')
          }
  })
})
