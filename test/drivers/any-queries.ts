// Random searches: made by a seeded generator, sent one after the other, and timed.
import fc from 'fast-check'
import { searchProductsRoute } from '../../src/contract/search.ts'
import { expectContract, send } from '../support/ask.ts'
import { percentile } from '../support/compare-times.ts'
import type { TestApp } from '../support/test-app.ts'

const NUMBERS = [
  '0',
  '-5',
  '1e400',
  '-1e400',
  '99999999',
  '0.0000001',
  '4333',
  '11,1',
  '１１.４',
  'NaN',
  '9'.repeat(60),
  '1/2',
  '.5',
  '5.',
  '1.2.3',
  '0x1F',
  '৫',
]
const UNITS = [
  'V',
  'v',
  'mAh',
  'mah',
  'Ah',
  'Wh',
  'WH',
  'mWh',
  'mm',
  'inch',
  '"',
  'x',
  '×',
  '*',
  'Volt',
  '伏',
  '毫安',
  '毫安時',
  '瓦时',
  'kg',
  '°C',
  '%',
  '',
]
const WORDS = [
  'battery',
  'akku',
  'batería',
  'pile',
  'バッテリー',
  '电池',
  '電池',
  'für',
  'de',
  'please',
  'thanks',
  'rechargeable',
  'NiMH',
  'li-ion',
  '充电',
  'gen',
  'Gen 6',
  '第6代',
  '3rd gen',
  'G5',
  'camera',
  'vacuum',
  'qty',
  'pcs',
  'model:',
  'P/N',
  'FRU',
  'MTM',
  'Type',
  'S/N',
  'ThinkPad',
  'T440',
  'x1 carbon',
  'Latitude',
  '5490',
  'iPhone',
  '12 mini',
  'galaxy',
  'note20ultra',
  'A1466',
  'macbook air',
  '2015',
  '联想',
  '聯想',
  'lianxiang',
  'elitebook 840',
  'iMac',
  'Apple 5',
  '45N1001',
  'SS03XL',
  '42T4861',
  'HSTNN-LB8G',
  '933321-855',
  'CR2032',
  'LR44',
  'AA',
  'AAA',
  'HR6',
  '9V',
  '12V7AH',
  '18650',
  '13',
  'A23',
  'MN1500',
  // One barcode: its number, and the number in three notations of GS1 (01: the GTIN, 10: the lot).
  '2900000413467',
  '(01)02900000413467',
  ']C1010290000041346710L1',
  'https://id.gs1.org/01/02900000413467',
  'VC-LT41346',
  'RR05',
  'SS0',
  'l',
  'O',
] as const
const HOSTILE = [
  "' or 1=1 --",
  '; drop table product --',
  '%',
  '_%_',
  '\\',
  '$1',
  '$$',
  '&',
  '|',
  '!',
  '<->',
  ':*',
  'a & !b',
  '(',
  '((((((',
  '[',
  '^.*$',
  '(a+)+$',
  '*',
  '?',
  '{}',
  '${7*7}',
  '<script>',
  '../..',
  '__proto__',
  'constructor',
  'null',
  'undefined',
  'true',
  '\u0000',
  '\r\n',
  '\t',
  '\u0007',
] as const
const STRANGE = [
  '\ud800',
  '\udfff',
  '\udc00\ud800',
  '\u200b',
  '\u200d',
  '\ufeff',
  '\u00ad',
  '\u202e',
  '\u2066',
  '\u202a',
  '\u061c',
  'שלום',
  'بطارية',
  'аккумулятор',
  'แบตเตอรี่',
  '배터리',
  'ｆｕｌｌ',
  'é',
  'e\u0301\u0301\u0301',
  'ß',
  'İ',
  'ı',
  'ﬁ',
  '🔋',
  '👩‍👩‍👧',
  '🇩🇪',
  '½',
  '²',
  'Ⅻ',
  '𝟙𝟙',
  '\u{10ffff}',
  '\ue000',
] as const

/** A number with a unit. */
const value = fc
  .tuple(
    fc.oneof(
      fc.constantFrom(...NUMBERS),
      fc.integer({ min: -1e9, max: 1e9 }).map(String),
      fc
        .double({ noNaN: true, min: -1e6, max: 1e6 })
        .map((number) => String(Number(number.toFixed(3)))),
      fc.double({ noNaN: true }).map(String),
      fc.integer({ min: 1, max: 99_999 }).map(String),
      fc.integer({ min: 10, max: 999 }).map((tenths) => String(tenths / 10)),
    ),
    fc.constantFrom('', ' ', '-', '\u00a0'),
    fc.constantFrom(...UNITS),
  )
  .map((parts) => parts.join(''))
/** Something like a part number. */
const partNumber = fc
  .array(fc.constantFrom(...'ABCDEFGHJKLMNPRSTUVWXYZ0123456789-/. '), {
    minLength: 1,
    maxLength: 14,
  })
  .map((characters) => characters.join(''))
const fragment = fc.oneof(
  { weight: 4, arbitrary: value },
  { weight: 5, arbitrary: fc.constantFrom(...WORDS) },
  { weight: 3, arbitrary: partNumber },
  { weight: 2, arbitrary: fc.constantFrom(...HOSTILE) },
  { weight: 2, arbitrary: fc.constantFrom(...STRANGE) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 20 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 20 }) },
  {
    weight: 1,
    arbitrary: fc.integer({ min: 32, max: 0xffff }).map((unit) => String.fromCharCode(unit)),
  },
)
const separator = fc.constantFrom(' ', ' ', ' ', '', ',', '\n', '/', '; ', ' x ', ' + ', '|', '\t')
const joined = (minLength: number, maxLength: number) =>
  fc
    .tuple(fc.array(fragment, { minLength, maxLength, size: 'max' }), separator)
    .map(([fragments, between]) => fragments.join(between).slice(0, 3000))

/** Up to 3,000 characters; most are as short as what people type. */
export const anyQuery: fc.Arbitrary<string> = fc.oneof(
  { weight: 12, arbitrary: joined(1, 6) },
  { weight: 5, arbitrary: value },
  { weight: 4, arbitrary: fc.tuple(value, value).map((two) => two.join(' ')) },
  { weight: 2, arbitrary: fragment },
  { weight: 3, arbitrary: joined(6, 40) },
  { weight: 1, arbitrary: joined(100, 400) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fragment, fc.integer({ min: 2, max: 600 }))
      .map(([one, times]) => one.repeat(times).slice(0, 3000)),
  },
  {
    weight: 1,
    arbitrary: fc
      .array(partNumber, { minLength: 20, maxLength: 200, size: 'max' })
      .map((numbers) => numbers.join('\n').slice(0, 3000)),
  },
)

export interface AnyQueries {
  /** Searches that were made. */
  asked: number
  /** Failed queries as JSON, with the result code; input that is not text may be rejected with 422. */
  failures: string[]
  /** Of the times, in ms; `p999`: the time that one search in a thousand exceeds. */
  median: number
  p999: number
  slowest: { ms: number; keyword: string }[]
}

/**
 * Sends random queries and times them. Slow ones are sent up to twice more, because other tests may have taken the
 * processor.
 */
export async function searchAnything(
  shop: TestApp,
  { count, seed, slowMs }: { count: number; seed: number; slowMs: number },
): Promise<AnyQueries> {
  const failures: string[] = []
  const timed: { ms: number; keyword: string }[] = []
  for (const [place, keyword] of fc.sample(anyQuery, { numRuns: count, seed }).entries()) {
    let ms = Infinity
    // Another number of rows each time, so that no attempt is answered from the cache.
    for (const rows of [20, 19, 18]) {
      ms = Math.min(
        ms,
        await searchOnce(shop, keyword, { rows, failures, isContractChecked: place % 20 === 0 }),
      )
      if (ms <= slowMs) break
    }
    timed.push({ ms, keyword: JSON.stringify(keyword).slice(0, 300) })
  }
  timed.sort((a, b) => a.ms - b.ms)
  const times = timed.map(({ ms }) => ms)
  return {
    asked: timed.length,
    failures,
    median: percentile(times, 0.5),
    p999: percentile(times, 0.999),
    slowest: timed.slice(-5).toReversed(),
  }
}

async function searchOnce(
  shop: TestApp,
  keyword: string,
  {
    rows,
    failures,
    isContractChecked,
  }: { rows: number; failures: string[]; isContractChecked: boolean },
): Promise<number> {
  const body = JSON.stringify({ keyword, rows })
  const start = performance.now()
  const response = await send(shop, 'POST', searchProductsRoute.path, body)
  const ms = performance.now() - start
  const answered = response.headers['x-result-code']
  const isRejected = answered === '422' && (keyword.includes('\0') || !keyword.isWellFormed())
  if (response.statusCode !== 200 || (answered !== '200' && !isRejected)) {
    failures.push(`${String(answered)}: ${JSON.stringify(keyword)}`)
  } else if (isContractChecked && !isRejected) {
    expectContract(searchProductsRoute, response.json<{ result: unknown }>().result)
  }
  return ms
}
