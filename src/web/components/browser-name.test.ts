// Browsers and systems are shown by their common names.
import { expect, test } from 'vitest'
import { browserName } from './browser-name.ts'

const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME}`, 'Chrome 140 · Windows'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Edg/141.0.0.0`, 'Edge 141 · Windows'],
  [`Mozilla/5.0 (Linux; Android 15) ${CHROME}`, 'Chrome 140 · Android'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Safari/605.1.15',
    'Safari 26 · macOS',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    'Safari 18 · iPhone',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox 145 · Linux'],
  ['curl/8.5', 'curl/8.5'],
  ['x'.repeat(300), 'x'.repeat(60)],
  ['', ''],
])('the browser %j is shown as %j', (userAgent, name) => {
  expect(browserName(userAgent)).toBe(name)
})
