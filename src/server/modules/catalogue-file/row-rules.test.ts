// Tests each field of a row: accepted spellings and reported errors.
import { describe, expect, test } from 'vitest'
import type { TableCell } from '../../platform/tables/raw-row.ts'
import { readRow } from './row-rules.ts'
import { buildVocabulary } from './vocabulary.ts'

const words = buildVocabulary([
  { key: 'cat.root', kind: 'category', en_us: 'Batteries', zh_cn: '蓄电池', zh_hk: '電池' },
  {
    key: 'cat.laptop',
    kind: 'category',
    en_us: 'Laptop Batteries',
    zh_cn: '笔记本电脑电池',
    zh_hk: '手提電腦電池',
  },
  { key: 'chem.li-ion', kind: 'chemistry', en_us: 'Li-ion', zh_cn: '锂离子', zh_hk: '鋰離子' },
  {
    key: 'chem.lifes2',
    kind: 'chemistry',
    en_us: 'Lithium iron disulphide',
    also: ['Lithium iron disulfide'],
    zh_cn: '锂铁',
    zh_hk: '鋰鐵',
  },
  { key: 'colour.black', kind: 'colour', en_us: 'Black', zh_cn: '黑色', zh_hk: '黑色' },
  { key: 'region.EU', kind: 'region', en_us: 'Europe', zh_cn: '欧洲', zh_hk: '歐洲' },
  {
    key: 'region.CN',
    kind: 'region',
    en_us: 'Chinese mainland',
    zh_cn: '中国内地',
    zh_hk: '中國內地',
  },
])

function given(cells: Record<string, TableCell>): unknown {
  const read = readRow({ line: 2, cells: { itemNo: 'A-1', ...cells } }, words)
  return read.ok ? read.row.given : read.errors.map(({ field, fault }) => [field, fault])
}

describe('readRow', () => {
  test.each<[string, TableCell, unknown]>([
    ['category', ['batteries', 'laptop'], 'laptop'],
    ['category', 'Batteries > Laptop Batteries', 'laptop'],
    ['category', '手提電腦電池', 'laptop'],
    ['chemistry', 'LI ION', 'li-ion'],
    ['chemistry', '锂离子', 'li-ion'],
    ['chemistry', 'Lithium iron disulphide', 'lifes2'],
    ['chemistry', 'lithium iron disulfide', 'lifes2'],
    ['colour', 'black', 'black'],
    ['salesRegions', 'EU, 中国内地', ['EU', 'CN']],
    ['salesRegions', ['EU'], ['EU']],
    ['ean', '2900000817470', '02900000817470'],
    ['ean', 2_900_000_817_470, '02900000817470'],
    ['dimension_mm', '97,2×30,4×19,6', '97.2 x 30.4 x 19.6'],
    ['basis', '{"fit":"real","a":"b"}', { a: 'b', fit: 'real' }],
    ['colour', '', null],
    ['fitModels', '', []],
    ['status', 'Discontinued', 'discontinued'],
    ['lithium_g', '3,6', 3.6],
    ['unNumber', 'UN 3480', 'UN3480'],
    ['unNumber', 3091, 'UN3091'],
    ['unNumber', 'None', 'none'],
    ['customsCode', 850_760, '850760'],
    ['origin', 'cn', 'CN'],
    ['origin', '', null],
  ])('accepts in the field %s the cell %j', (field, cell, value) => {
    expect(given({ [field]: cell })).toEqual({ itemNo: 'A-1', [field]: value })
  })

  test.each<[string, TableCell, string]>([
    ['category', 'fridges', 'unknown-category'],
    ['chemistry', 'plutonium', 'unknown-chemistry'],
    ['colour', 'pink', 'unknown-colour'],
    ['salesRegions', 'Mars', 'unknown-region'],
    ['status', 'gone', 'unknown-choice'],
    ['unNumber', 'UN1234', 'unknown-choice'],
    ['customsCode', '85', 'bad-form'],
    ['origin', 'China', 'bad-form'],
    ['voltage', '11,1V', 'not-a-number'],
    ['voltage', 0, 'out-of-range'],
    ['capacity_mAh', 4800.5, 'not-whole'],
    ['ean', '2900000817471', 'ean-bad-check-digit'],
    ['ean', '123', 'ean-bad-length'],
    ['ean', 'n/a', 'ean-not-digits'],
    ['dimension_mm', 'large', 'bad-dimension'],
    ['listedOn', '31/12/2026', 'not-a-day'],
    ['basis', '{', 'not-json'],
    ['title_en_us', 'x'.repeat(301), 'too-long'],
    ['title_en_us', 'a\0b', 'bad-text'],
    ['title_zh_cn', '\uFFFD', 'bad-text'],
    ['brand', { a: 1 }, 'bad-text'],
    ['itemNo', '', 'missing'],
    ['itemNo', '..', 'bad-text'],
    ['itemNo', 'A\u202e1', 'bad-text'],
    ['itemNo', 'A\t1', 'bad-text'],
    ['itemNo', 'A,1', 'bad-text'],
  ])('rejects in the field %s the cell %j as %s', (field, cell, fault) => {
    expect(given({ [field]: cell })).toEqual([[field, fault]])
  })

  test('reports every error of a row', () => {
    expect(given({ voltage: 'x', colour: 'pink' })).toEqual([
      ['voltage', 'not-a-number'],
      ['colour', 'unknown-colour'],
    ])
  })

  test('an empty cell does not change a field that must not be empty', () => {
    expect(given({ brand: '', voltage: null, stock: '' })).toEqual({ itemNo: 'A-1' })
  })
})
