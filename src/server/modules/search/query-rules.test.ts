import { describe, expect, test } from 'vitest'
import { categoriesBeginning, readQuery } from './query-rules.ts'

describe('reading a keyword', () => {
  test.each([
    ['battery for Dell Latitude E6400', ['dell', 'latitude', 'e6400'], 'delllatitudee6400'],
    ['联想ThinkPad T450电池', ['lenovo', 'thinkpad', 't450'], 'lenovothinkpadt450'],
    ['聯想 ThinkPad T450 手提電腦電池', ['lenovo', 'thinkpad', 't450'], 'lenovothinkpadt450'],
    ['hewlett packard 6910p', ['hp', '6910p'], 'hp6910p'],
    ['Galaxy S10+', ['galaxy', 's10', 'plus'], 'galaxys10plus'],
    ['A32-K55', ['a32', 'k55'], 'a32k55'],
    ['ＬＲ４４', ['lr44'], 'lr44'],
  ])('%s', (keyword, words, number) => {
    const query = readQuery(keyword)
    expect(query?.words).toEqual(words)
    expect(query?.number).toBe(number)
  })

  test('values become words of their own', () => {
    const query = readQuery('dell 11.4 V 97 Wh 5.2Ah')
    expect(query?.words).toEqual(['dell'])
    expect(query?.valueWords).toEqual(['v:11.4', 'mah:5200', 'wh:97'])
    expect(query?.numeric).toEqual({ voltage: 11.4, capacityMah: 5200, energyWh: 97 })
    expect(readQuery('10.8伏 5200毫安')?.valueWords).toEqual(['v:10.8', 'mah:5200'])
  })

  test.each([
    ['laptop battery', ['laptop']],
    ['手提電腦', ['laptop']],
    ['手錶電池', ['watch', 'smart-watch']],
    ['cell phone battery', ['mobile-phone']],
  ])('%s names a category', (keyword, categoryIds) => {
    expect(readQuery(keyword)?.categoryIds).toEqual(categoryIds)
  })

  test.each(['', '   ', '!!!', '\0\0', '\ud800', 'a'.repeat(10_000)])(
    'nothing to look up (%#)',
    (keyword) => {
      expect(readQuery(keyword)).toBeUndefined()
    },
  )

  test('barcodes with and without leading zeros, cells in Chinese numerals', () => {
    expect(readQuery('2900000413467')?.readings).toContain('02900000413467')
    expect(readQuery('02900000413467')?.readings).toContain('2900000413467')
    expect(readQuery('五號電池')?.readings).toContain('5号')
    expect(readQuery('0VN3N0')?.readings).toContain('vn3n0')
  })

  test('a category is offered from two characters on', () => {
    expect(categoriesBeginning('l')).toEqual([])
    expect(categoriesBeginning('lap')).toEqual(['laptop'])
    expect(categoriesBeginning('dell 笔记')).toEqual(['laptop'])
  })
})
