// Tests damaged names: which are restored, and which are dropped because several originals are possible.
import { describe, expect, test } from 'vitest'
import { isDamaged, restoreText, restoringWords } from './damaged-text.ts'

/** Damages a name in the way the source of the demonstration data was damaged. */
function damaged(text: string): string {
  const bytes = new TextDecoder('utf-8').decode(Buffer.from(text, 'utf16le'))
  return Buffer.from(bytes, 'utf8').toString('utf16le')
}

const WORDS = restoringWords([
  '荣耀8X Max',
  '华为畅享 9S',
  '荣耀畅玩4X',
  '平板 M5 青春版',
  '小新平板',
])

describe('a damaged name', () => {
  test.each([
    ['荣耀畅玩 6X', []],
    ['荣耀10青春版', []],
    ['华为畅享9 Plus', []],
    ['小新Pad Pro 2022', []],
    ['シンプルスマホ３', ['509SH', 'シンプルスマホ３']],
    ['Cricket® Dream 5G', ['Cricket® Dream 5G']],
    ['TabFácil', ['TabFácil']],
  ])('%s is restored', (name, ownNames) => {
    const text = damaged(name)
    expect(isDamaged(text)).toBe(true)
    expect(restoreText(text, ownNames, WORDS)).toBe(name)
  })

  test.each([
    ['Astro\u{A0}5T', 'Astro 5T'],
    ['realme\u{A0}7i', 'realme 7i'],
    ['SP-5450\u{A0}', 'SP-5450'],
  ])('has a plain space for a no-break space: %j', (name, restored) => {
    expect(restoreText(damaged(name), [], WORDS)).toBe(restored)
  })

  test('is restored inside the label of an item too', () => {
    expect(restoreText(damaged('Sharp シンプルスマホ３'), ['シンプルスマホ３'], WORDS)).toBe(
      'Sharp シンプルスマホ３',
    )
  })

  test.each(['麦芒5', 'サウンド SHV46', 'LexiTab® Master', 'moto e⁶ˢ'])(
    '%s is dropped, because more than one original is possible',
    (name) => expect(restoreText(damaged(name), [], WORDS)).toBeNull(),
  )

  test('is dropped where two words match', () => {
    expect(restoreText(damaged('荣耀5X'), [], new Set(['荣耀', '荣脀']))).toBeNull()
  })
})

test('undamaged names stay as they are, signs and accents included', () => {
  for (const name of ['Sinopé', 'INSIGHT™', '荣耀8X Max', 'Y6 Ⅱ Compact', 'tado° GmbH']) {
    expect(isDamaged(name)).toBe(false)
    expect(restoreText(name, [], WORDS)).toBe(name)
  }
})

test('control characters and replacement characters count as damage', () => {
  expect(restoreText('Nokia\u{7}3310', [], WORDS)).toBeNull()
  expect(restoreText('Nokia \u{FFFD}3310', [], WORDS)).toBeNull()
})
