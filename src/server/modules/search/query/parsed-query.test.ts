// Tests query parsing: roles of words, generations, capacities, phrases.
import { describe, expect, test } from 'vitest'
import { MAX_TOKENS } from './query-tokens.ts'
import { LONGEST_KEYWORD } from './source-text.ts'
import { parseQuery, typedWords } from './parsed-query.ts'

/** The words with one role, as typed. */
function wordsOf(keyword: string, role: string): string[] {
  return parseQuery(keyword)
    .words.filter((word) => word.role === role)
    .map(({ text }) => text)
}

/** The words that may name a device, brand or number, in catalogue spelling. */
function namesOf(keyword: string): string {
  return parseQuery(keyword)
    .words.filter(({ role, name }) => role === 'name' && name !== '')
    .map(({ name }) => name)
    .join(' ')
}

describe('names', () => {
  test.each([
    ['联想 T440', 'lenovo t440'],
    ['聯想T440', 'lenovo t440'],
    ['lianxiang t440', 'lenovo t440'],
    ['戴爾 latitude', 'dell latitude'],
    ['thinkpad-t440', 'thinkpad t440'],
    ['note20ultra', 'note20ultra'],
    ['S10+', 's10 plus'],
    ['Lenovo T440 battery, please', 'lenovo t440'],
    ['Akku für Dell Latitude 5490', 'dell latitude 5490'],
    ['batterie pour Dell Latitude 5490 svp', 'dell latitude 5490'],
    ['batería para portátil Dell Latitude 5490', 'dell latitude 5490'],
    ['batteria per Dell Latitude 5490', 'dell latitude 5490'],
    ['bateria para Dell Latitude 5490, obrigado', 'dell latitude 5490'],
    ['accu voor Dell Latitude 5490', 'dell latitude 5490'],
    ['bateria do Dell Latitude 5490', 'dell latitude 5490'],
    ['Dell Latitude 5490 için batarya', 'dell latitude 5490'],
    ['Dell Latitude 5490 用バッテリー', 'dell latitude 5490'],
    ['请问有戴尔 Latitude 5490 电池吗', 'dell latitude 5490'],
    ['想買戴爾 Latitude 5490 電池', 'dell latitude 5490'],
  ])('of the query %j are %s', (keyword, names) => {
    expect(namesOf(keyword)).toBe(names)
  })
})

describe('roles', () => {
  test.each([
    ['hello, thanks a lot', 'courtesy', ['hello', 'thanks', 'a', 'lot']],
    ['T440 battery', 'trade', ['battery']],
    ['CR2032 rechargeable', 'attribute', ['rechargeable']],
    ['AA NiMH', 'attribute', ['nimh']],
    ['Dyson vacuum cleaner', 'attribute', ['dyson', 'vacuum', 'cleaner']],
    ['laptop T440', 'attribute', ['laptop']],
    ['T440 and T450', 'join', ['and']],
    ['65W 16GB T440', 'measure', ['65w', '16gb']],
    ['HP EliteBook 8540w', 'name', ['hp', 'elitebook', '8540w']],
    ['charger 8540 w', 'measure', ['8540', 'w']],
  ])('of words: in %j the role %s belongs to %j', (keyword, role, words) => {
    expect(wordsOf(keyword, role)).toEqual(words)
  })

  test('values and marked barcodes are not words', () => {
    const { words, values, barcodes } = parseQuery('HT03XL 11.1V 4400mAh (01)02900000817470')
    expect(words.map(({ text }) => text)).toEqual(['ht03xl'])
    expect(values.map(({ kind }) => kind)).toEqual(['voltage', 'capacity'])
    expect(barcodes.map(({ digits }) => digits)).toEqual(['2900000817470'])
  })
})

describe('the names', () => {
  test.each([
    'gen 6',
    'Gen6',
    'generation 6',
    '6th gen',
    '6th Generation',
    '6 gen',
    'gen six',
    'sixth gen',
    'sixth generation',
    'sechste Generation',
    '第6代',
    '第６世代',
    '6代',
  ])('of x1 carbon %s are x1 carbon gen6', (typed) => {
    const names = namesOf(`x1 carbon ${typed}`)
    expect(names).toBe('x1 carbon gen6')
  })

  test('of a generation in brackets are the same', () => {
    expect(namesOf('X1 Carbon (6th Gen)')).toBe('x1 carbon gen6')
    expect(namesOf('iPad Air (5th generation)')).toBe('ipad air gen5')
  })

  test.each([
    ['yoga 5 Gen 2-in-1', 'yoga gen5 2 1'],
    ['L15 Gen 3', 'l15 gen3'],
    ['gen 21', 'gen 21'],
    ['gen 0', 'gen 0'],
    ['gen, 6', 'gen 6'],
  ])('of the query %j are %s', (keyword, names) => {
    expect(namesOf(keyword)).toBe(names)
  })

  test('all words of a generation are one phrase', () => {
    const { words } = parseQuery('x1 6th gen')
    expect(words.map(({ phrase }) => phrase)).toEqual([0, 1, 1])
  })
})

test('the number of a quantity is not a name', () => {
  expect(namesOf('qty 5 HT03XL')).toBe('ht03xl')
  expect(namesOf('18650 2-pack')).toBe('18650')
  expect(namesOf('A23*2')).toBe('a23')
})

describe('bare numbers beside a voltage', () => {
  test.each([
    ['7.4v 5200', [5200]],
    ['5200 7.4v', [5200]],
    ['7.4V, 5200', [5200]],
    ['14.8V 2600 dell', [2600]],
    // The capacity is already given, the number has another length, or it is not next to the voltage.
    ['7.4v 5200 4400mAh', []],
    ['7.4v 52', []],
    ['7.4v 520000', []],
    ['dell 5200 laptop 7.4v', []],
    ['latitude 5200', []],
  ])('in %j are the capacities %j', (keyword, capacities) => {
    const found = parseQuery(keyword).words.flatMap(({ capacity }) => capacity ?? [])
    expect(found).toEqual(capacities)
  })
})

describe('phrases', () => {
  test.each([
    ['vacuum cleaner', [0, 0]],
    ['vacuum, cleaner', [0, 1]],
    ['vacuum\ncleaner', [0, 1]],
    ['li-ion t440', [0, 0, 2]],
  ])('of the words of %j are numbered %j', (keyword, phrases) => {
    expect(parseQuery(keyword).words.map(({ phrase }) => phrase)).toEqual(phrases)
  })

  test('a brand of several words has one name', () => {
    const { words } = parseQuery('h p elitebook')
    expect(words.map(({ name }) => name)).toEqual(['hp', '', 'elitebook'])
  })
})

describe('the whole', () => {
  test.each([
    ['"45N1128"', true],
    ['“A1466”', true],
    [' "two\nlines" ', true],
    ['"T440" battery', false],
    ['15" laptop', false],
    ['""', false],
    ['T440', false],
  ])('query %j is verbatim: %s', (keyword, isVerbatim) => {
    expect(parseQuery(keyword).isVerbatim).toBe(isVerbatim)
  })

  test.each([
    ['T440', 1],
    ['T440\nT450\n', 2],
    ['\n\n---\nT440', 1],
    ['!!!', 0],
    ['', 0],
  ])('query %j has %d lines', (keyword, lines) => {
    expect(parseQuery(keyword).lines).toBe(lines)
  })

  test('typedWords returns the typed text from the first word to the last', () => {
    const query = parseQuery('Akku für DELL  Latitude-5490, bitte')
    const named = query.words.filter(({ role }) => role === 'name')
    expect(typedWords(query, named)).toBe('DELL  Latitude-5490')
    expect(typedWords(query, [])).toBe('')
  })

  test.each([
    ['T440', 0],
    ['T440 '.repeat(MAX_TOKENS), 0],
    // Six-character words separated by blanks.
    [
      Array.from({ length: 500 }, (_, at) => `w${at + 10_000}`)
        .join(' ')
        .slice(0, 3_000),
      3_000 - 2_800,
    ],
    ['x'.repeat(LONGEST_KEYWORD + 7), 7],
    ['虚'.repeat(1_000), 700],
  ])('unread characters are counted (%#)', (keyword, unread) => {
    expect(parseQuery(keyword).source.unread).toBe(unread)
  })

  test('repeated items of a list are read once', () => {
    const start = performance.now()
    const { words, source } = parseQuery('AA,'.repeat(1_000))
    expect(performance.now() - start).toBeLessThan(100)
    expect(new Set(words.map(({ text }) => text))).toEqual(new Set(['aa']))
    expect(source.unread).toBe(0)
  })

  test.each([
    '',
    ' ',
    '!!!',
    '\ud800',
    '🔋',
    'x'.repeat(10_000),
    '电'.repeat(5_000),
    'gen '.repeat(900),
  ])('any text is parsed (%#)', (keyword) => {
    const { words, source } = parseQuery(keyword)
    expect(source.typed.length).toBeLessThanOrEqual(LONGEST_KEYWORD)
    for (const { start, end } of words) expect(start).toBeLessThan(end)
  })
})
