// GET /api/about/product/date-code/{code}
import { describe, expect, test } from 'vitest'
import type { ResultOf } from '../../../src/contract/call.ts'
import { readDateCodeRoute } from '../../../src/contract/product-support.ts'
import type { InvalidInput } from '../../../src/contract/result-code.ts'
import { LANGS } from '../../../src/shared/lang.ts'
import { ask, rejectedFields, useShop } from '../../support/ask.ts'
import { describeCall } from '../../support/call-cases.ts'

type Read = ResultOf<typeof readDateCodeRoute>
const now = new Date('2026-11-21T03:00:00Z')
const byWeek = useShop({ clock: () => now })
const byMonth = useShop({ clock: () => now, settings: { DATE_CODE: 'YYMM' } })
/** What follows the four digits of the date in a date code of 21 characters. */
const REST = 'AB12CD34EF56GH789'

describeCall(byWeek, readDateCodeRoute, { input: { code: `2610${REST}` } })

const read = async (shop: typeof byWeek, code: string) =>
  (await ask<Read>(shop(), readDateCodeRoute, { code })).result

test('a date code is read as year and week', async () => {
  expect(await read(byWeek, `2610${REST}`)).toEqual({
    code: `2610${REST}`,
    pattern: 'YYWW',
    from: '2026-03-02',
    to: '2026-03-08',
    isFuture: false,
    ageMonths: 8,
  })
})

test('the same digits are read as year and month where that is the configured pattern', async () => {
  expect(await read(byMonth, `2610${REST}`)).toMatchObject({
    pattern: 'YYMM',
    from: '2026-10-01',
    to: '2026-10-31',
    ageMonths: 0,
  })
})

test('a future date is read and marked as such', async () => {
  expect(await read(byMonth, `2612${REST}`)).toMatchObject({ isFuture: true, ageMonths: 0 })
})

describe.each(LANGS)('in %s', (lang) => {
  test.each([
    ['2610', byWeek, 'dateCode'],
    [`2610${REST}1`, byWeek, 'dateCode'],
    [`26A0${REST}`, byWeek, 'dateCode'],
    [`2654${REST}`, byWeek, 'dateCodeWeek'],
    [`2613${REST}`, byMonth, 'dateCodeMonth'],
  ])('%s is rejected with a reason', async (code, shop, reason) => {
    const answer = await ask(shop(), readDateCodeRoute, { code, lang })
    expect(rejectedFields(answer, lang)).toEqual(['code'])
    const text = (answer.result as InvalidInput).errors[0]?.reason
    expect(text).not.toBe(reason)
    expect(text?.length).toBeGreaterThan(5)
  })
})
