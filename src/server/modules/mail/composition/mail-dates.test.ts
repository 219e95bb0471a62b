// Tests dates and names in mails of three languages.
import { expect, test } from 'vitest'
import { dateText, daysText, timeText } from './mail-dates.ts'
import { spacedAtStart, spaced } from '../texts/spaced.ts'

/** Half past midnight on the next day in Hong Kong. */
const afterMidnight = new Date('2026-11-30T16:30:00Z')

test.each([
  ['en_us', '1 December 2026', /^1 December 2026 at 00:30$/],
  ['zh_cn', '2026年12月1日', /^2026年12月1日\s00:30$/],
  ['zh_hk', '2026年12月1日', /^2026年12月1日\s上午12:30$/],
] as const)('a mail in %s writes moments in Hong Kong time', (lang, day, time) => {
  expect(dateText(afterMidnight, lang)).toBe(day)
  expect(timeText(afterMidnight, lang)).toMatch(time)
})

test.each([
  ['en_us', '2026-10-13', '2026-10-16', /^13\s–\s16 October 2026$/],
  ['en_us', '2026-10-13', '2026-10-13', /^13 October 2026$/],
  ['zh_hk', '2026-10-30', '2026-11-02', /^2026年10月30日至2026年11月2日$/],
  ['zh_cn', '2026-10-13', '2026-10-13', /^2026年10月13日$/],
] as const)('a mail in %s writes the days from %s to %s', (lang, from, to, text) => {
  expect(daysText(from, to, lang)).toMatch(text)
})

test('a Latin name is set apart from Chinese characters by a space, a Chinese one is not', () => {
  expect(`感谢${spaced('Example Ltd.')}的申请`).toBe('感谢 Example Ltd. 的申请')
  expect(`感谢${spaced('示例公司')}的申请`).toBe('感谢示例公司的申请')
  expect(`${spacedAtStart('Example')}的会员资格`).toBe('Example 的会员资格')
})
