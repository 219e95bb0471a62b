// What may not be returned, and date codes that cannot be right: each with a sentence that says what to do, in three
// languages.
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { InvalidInput } from '../../src/contract/result-code.ts'
import { LANGS, type Lang } from '../../src/shared/lang.ts'
import { returnLineText, tooManyText, expiredText } from '../../src/shared/return-texts.ts'
import { resultText } from '../../src/shared/result-texts.ts'
import { useShop } from '../support/ask.ts'
import { createDropshipper, ITEM, type Dropshipper, setStock } from '../support/orders.ts'
import {
  DATE_CODE,
  previewReturn,
  requestReturn,
  sendReturn,
  shipOrder,
  returnInput,
  type ReturnLineInput,
} from '../support/returns.ts'

const shop = useShop()
let dropshipper: Dropshipper
let stranger: Dropshipper
let orderNo: string

beforeAll(async () => {
  await setStock(shop(), ITEM, 500)
  dropshipper = await createDropshipper(shop())
  stranger = await createDropshipper(shop(), 0n)
  orderNo = await shipOrder(shop(), dropshipper, [{ itemNo: ITEM, quantity: 3 }])
})

/** The sentence of each language, all different. */
async function sentences(
  read: (lang: Lang) => Promise<string | undefined>,
): Promise<Record<Lang, string>> {
  const found = {} as Record<Lang, string>
  for (const lang of LANGS) found[lang] = (await read(lang)) ?? ''
  expect(new Set(Object.values(found)).size).toBe(LANGS.length)
  return found
}

const inEach = (text: (lang: Lang) => string) =>
  Object.fromEntries(LANGS.map((lang) => [lang, text(lang)]))

function reasonsOf(no: string, line: ReturnLineInput, from: Dropshipper = dropshipper) {
  return sentences(async (lang) => {
    const { code, result } = await previewReturn(shop(), from, { ...returnInput(no, line), lang })
    expect(code).toBe(422)
    return (result as unknown as InvalidInput).errors[0]?.reason
  })
}

describe('The shop rejects', () => {
  test('more than was shipped', async () => {
    expect(await reasonsOf(orderNo, { quantity: 4 })).toEqual(
      inEach((lang) => tooManyText(3, lang)),
    )
  })

  test('what is being returned already', async () => {
    const no = await shipOrder(shop(), dropshipper)
    await requestReturn(shop(), dropshipper, returnInput(no, { quantity: 1 }))
    expect(await reasonsOf(no, { quantity: 2 })).toEqual(inEach((lang) => tooManyText(1, lang)))
    await requestReturn(shop(), dropshipper, returnInput(no, { quantity: 1 }))
    expect(await reasonsOf(no, {})).toEqual(inEach((lang) => tooManyText(0, lang)))
  })

  test('all but one of several requests at the same moment', async () => {
    for (const lang of LANGS) {
      const no = await shipOrder(shop(), dropshipper, [{ itemNo: ITEM, quantity: 1 }])
      const send = () => sendReturn(shop(), dropshipper, { ...returnInput(no, {}), lang })
      const answers = await Promise.all([send(), send(), send()])
      const rejected = answers.filter(({ code }) => code !== 200)
      expect(rejected.map(({ code }) => code)).toEqual([422, 422])
      for (const { result } of rejected) {
        const { errors } = result as unknown as InvalidInput
        expect(errors[0]?.reason).toBe(tooManyText(0, lang))
      }
    }
  })

  test('what the warranty no longer covers, with its last day', async () => {
    const no = await shipOrder(shop(), dropshipper)
    await sql`update shipment set dispatched_at = '2024-02-29T03:00:00Z'
      where shipment_no = ${`${no}-1`}`.execute(shop().owner)
    for (const reason of ['defective', 'not_needed', 'damaged']) {
      const ended = inEach((lang) => expiredText('2025-02-28', lang))
      expect(await reasonsOf(no, { reason })).toEqual(ended)
    }
  })

  test('an order, a parcel and a line that are not theirs', async () => {
    const wrong = {
      ...returnInput(orderNo, {}),
      lines: [{ ...returnInput(orderNo, {}).lines[0], parcelNo: 'O26-1' }],
    }
    for (const [from, input] of [
      [stranger, returnInput(orderNo, {})],
      [dropshipper, wrong],
      [dropshipper, returnInput(orderNo, { position: 9 })],
    ] as const) {
      const messages = await sentences(async (lang) => {
        const { code, msg } = await previewReturn(shop(), from, { ...input, lang })
        expect(code).toBe(404)
        return msg
      })
      expect(messages).toEqual(inEach((lang) => resultText(404, lang)))
    }
  })
})

describe('A person looks at', () => {
  const serial = DATE_CODE.slice(4)
  test.each([
    ['an impossible date code', `2554${serial}`, 'badDateCode'],
    ['a date code that is too short', DATE_CODE.slice(1), 'badDateCode'],
    ['a date code in the future', `9910${serial}`, 'futureDateCode'],
    ['a date code of another parcel', `2539${serial}`, 'otherDateCode'],
    ['a missing date code', '', 'noDateCode'],
  ] as const)('%s, and the member gets the reason', async (_, dateCode, doubt) => {
    await sql`update shipment_line set date_codes = ${[DATE_CODE]} where shipment_id = (
      select id from shipment where shipment_no = ${`${orderNo}-1`})`.execute(shop().owner)
    const input = returnInput(orderNo, { reason: 'defective', dateCode })
    const explanations = await sentences(async (lang) => {
      const { result } = await previewReturn(shop(), dropshipper, { ...input, lang })
      const [line] = result.lines
      expect(line).toMatchObject({ verdict: 'by_hand', doubt })
      const { warrantyUntil: until } = line!
      const facts = {
        reason: 'defective',
        doubt,
        until,
        listing: 'unlisted',
        isFeeFree: true,
      } as const
      expect(line!.text).toBe(returnLineText(facts, lang))
      return line!.text
    })
    expect(explanations.en_us).toContain('case by case')
  })
})
