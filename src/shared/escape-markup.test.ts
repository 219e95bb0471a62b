// Tests escaping text for HTML and XML.
import { expect, test } from 'vitest'
import { escapeMarkup } from './escape-markup.ts'

test.each([
  ['a < b & "c" > d', 'a &lt; b &amp; &quot;c&quot; &gt; d'],
  ["it's", "it's"],
  ['&amp;', '&amp;amp;'],
  ['電池 $& $1 \ud83d\ude00', '電池 $&amp; $1 \ud83d\ude00'],
  ['', ''],
])('the text %j is escaped as %j', (text, escaped) => {
  expect(escapeMarkup(text)).toBe(escaped)
})

test('a single quote becomes the entity that the format needs', () => {
  expect(escapeMarkup(`'"'`, '&apos;')).toBe('&apos;&quot;&apos;')
})
