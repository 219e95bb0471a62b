// Tests remarks of the catalogue in three languages.
import { expect, test } from 'vitest'
import { remarkIn, updateRemark } from './catalogue-remarks.ts'

test.each([
  ['en_us', 'Replaces PR48, 13A and others.'],
  ['zh_cn', '可替换 PR48、13A、5号 等型号。'],
  ['zh_hk', '可代替 PR48、13A 等型號。'],
] as const)('replaced numbers are written in %s', (lang, text) => {
  expect(remarkIn('Replaces PR48, 13A, 5号 and others.', lang)).toBe(text)
})

test('a remark that the seller wrote stays as it is', () => {
  expect(remarkIn('Ask first', 'zh_hk')).toBe('Ask first')
  expect(remarkIn(null, 'zh_hk')).toBeNull()
})

const update = { remark: null, kind: 'changed', source: 'import', fields: [], replacement: null }

test('an update names the fields that were revised, each once', () => {
  const fields = ['capacity_mAh', 'title_en_us', 'title_zh_cn', 'stock']
  expect(updateRemark({ ...update, fields }, 'en_us')).toBe('Revised: capacity, name.')
  expect(updateRemark({ ...update, fields }, 'zh_hk')).toBe('更新項目：容量、名稱。')
})

test('an update says so where its source does not state what was revised', () => {
  expect(updateRemark({ ...update, source: 'derived' }, 'zh_cn')).toBe(
    '数据来源未注明具体更新内容。',
  )
  expect(updateRemark({ ...update, kind: 'listed' }, 'zh_cn')).toBeNull()
})

test('a discontinued item names its replacement', () => {
  const gone = { ...update, kind: 'discontinued', source: 'derived' }
  expect(updateRemark({ ...gone, replacement: 'VC-1' }, 'en_us')).toBe('Replacement item: VC-1.')
  expect(updateRemark(gone, 'en_us')).toBeNull()
})
