// Tests spoken numbers read as the digits of a model.
import { describe, expect, test } from 'vitest'
import { parseQuery } from './parsed-query.ts'
import { withSpokenNumbers } from './spoken-numbers.ts'

function spokenNames(keyword: string): string | undefined {
  const query = withSpokenNumbers(parseQuery(keyword))
  return query?.words
    .filter(({ role, name }) => role === 'name' && name !== '')
    .map(({ name }) => name)
    .join(' ')
}

describe('spoken numbers', () => {
  test.each([
    ['x one carbon gen six', 'x1 carbon gen6'],
    ['latitude fifty four ninety', 'latitude 5490'],
    ['elitebook eight forty g five', 'elitebook 840 g5'],
    ['thinkpad t four eighty', 'thinkpad t480'],
    ['thinkpad x two eighty', 'thinkpad x280'],
    ['iphone twelve mini', 'iphone 12 mini'],
    ['inspiron six hundred', 'inspiron 600'],
    ['latitude sixty four hundred', 'latitude 6400'],
    ['thinkpad t four four zero', 'thinkpad t440'],
    ['latitude fifty four oh five', 'latitude 5405'],
    ['area twenty twenty', 'area 2020'],
    ['latitude twenty one', 'latitude 21'],
    ['thinkpad t four hundred eighty', 'thinkpad t480'],
    ['t four hundred eighty five', 't485'],
    ['thinkpad x two hundred seventy', 'thinkpad x270'],
    ['elitebook six hundred fifty g one', 'elitebook 650 g1'],
    ['latitude five thousand four hundred ninety', 'latitude 5490'],
    ['two thousand thirty two', '2032'],
    ['c r twenty thirty two', 'cr2032'],
    ['need a c r two thousand thirty two', 'cr2032'],
    ['a g thirteen', 'ag13'],
    ['need a t four eighty', 't480'],
    ['h p elitebook eight forty', 'hp elitebook 840'],
    ['elitebook acht vierzig g fünf', 'elitebook 840 g5'],
    ['dix sept', '17'],
  ])('in %j are read as %s', (keyword, names) => {
    expect(spokenNames(keyword)).toBe(names)
  })

  test.each([
    'thinkpad t440',
    'latitude 5490 battery',
    'x1 carbon gen six',
    'elf elitebook',
    'elitebook sept',
    'OnePlus',
    'Xbox One',
    'Infinix Zero',
    'Lenovo Yoga 7i',
    '',
  ])('are not read in %j', (keyword) => {
    expect(spokenNames(keyword)).toBeUndefined()
  })

  test('end at a comma', () => {
    expect(spokenNames('latitude fifty four, ninety')).toBe('latitude 54 90')
  })

  test('leave the original query unchanged', () => {
    const query = parseQuery('thinkpad t four eighty')
    const before = structuredClone(query.words)
    withSpokenNumbers(query)
    expect(query.words).toEqual(before)
  })
})
