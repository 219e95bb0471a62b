// Days are written without Intl, as Intl writes them.
import { expect, test } from 'vitest'
import { LANGS } from '../../shared/lang.ts'
import { dayFormat, LOCALES } from './format.ts'

const EVERY_MONTH = Array.from({ length: 12 }, (_, at) => {
  return `2026-${String(at + 1).padStart(2, '0')}-0${(at % 9) + 1}`
})

test.each(LANGS)('%s writes a day of every month as Intl does', (lang) => {
  const intl = new Intl.DateTimeFormat(LOCALES[lang], {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  })
  const written = EVERY_MONTH.map((day) => dayFormat(lang)(day))
  expect(written).toEqual(EVERY_MONTH.map((day) => intl.format(new Date(day))))
})

test('the time of day does not change the day that is written', () => {
  expect(dayFormat('en_us')('2026-07-28T23:59:59Z')).toBe('28 Jul 2026')
})
