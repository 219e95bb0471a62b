// Tests that Chinese titles are mended once, and that titles of another form stay unchanged.
import { expect, test } from 'vitest'
import { mendTitles } from './chinese-titles.ts'
import type { ItemRow } from './mended-rows.ts'

const LAPTOP = item('Li-ion', ['laptop'], {
  en_us: 'Voltcell laptop battery for HP MT03, 10.8 V 2550 mAh',
  zh_cn: 'Voltcell HP MT03 笔记本电脑电池 10.8 V 2550 mAh',
  zh_hk: 'Voltcell HP MT03 手提電腦電池 10.8 V 2550 mAh',
})

function item(
  chemistry: string,
  category: string[],
  title: Record<string, string>,
  dimension_mm: string | null = null,
): ItemRow {
  const [voltage, fitModels, fitDeviceIds] = [3, [], []]
  const rest = { fitModels, fitDeviceIds, basis: {} }
  return {
    itemNo: 'A',
    brand: 'Voltcell',
    category,
    title,
    chemistry,
    voltage,
    dimension_mm,
    ...rest,
  }
}

function cell(name: string, word: [string, string], chemistry: string, size: string): ItemRow {
  const title = {
    en_us: `Voltcell ${name} ${chemistry.toLowerCase()} battery, 3 V 70 mAh, pack of 2`,
    zh_cn: `Voltcell ${name} ${word[0]} 3 V 70 mAh 2粒装`,
    zh_hk: `Voltcell ${name} ${word[1]} 3 V 70 mAh 2粒裝`,
  }
  return item(chemistry, ['general'], title, size)
}

test('the device follows 适用于, after the kind of battery', () => {
  expect(mendTitles(LAPTOP)).toEqual({
    ...LAPTOP.title,
    zh_cn: 'Voltcell 笔记本电脑电池 适用于 HP MT03 10.8 V 2550 mAh',
    zh_hk: 'Voltcell 手提電腦電池 適用於 HP MT03 10.8 V 2550 mAh',
  })
})

test.each([
  ['CR1620', 'Lithium manganese dioxide', 'Ø16 x 2', '锂锰纽扣电池', '鋰錳鈕扣電池'],
  ['AA', 'Alkaline', 'Ø14.5 x 50.5', '碱性电池', '鹼性電池'],
  ['FR03', 'Lithium iron disulfide', 'Ø10.5 x 44.5', '锂-二硫化铁电池', '鋰二硫化鐵電池'],
  ['2CR5', 'Lithium manganese dioxide', '34 x 17 x 45', '锂锰电池', '鋰錳電池'],
])('%s is named after its chemistry and form', (name, chemistry, size, mainland, hongKong) => {
  const { zh_cn, zh_hk } = mendTitles(cell(name, ['普通电池', '通用電池'], chemistry, size))
  expect(zh_cn).toBe(`Voltcell ${name} ${mainland} 3 V 70 mAh 2 只装`)
  expect(zh_hk).toBe(`Voltcell ${name} ${hongKong} 3 V 70 mAh 2 粒裝`)
})

test('the title of a hearing aid cell still names that use', () => {
  const { zh_cn } = mendTitles(cell('PR70', ['助听器电池', '助聽器電池'], 'Zinc-air', 'Ø5.8 x 3.6'))
  expect(zh_cn).toBe('Voltcell PR70 锌空气助听器电池 3 V 70 mAh 2 只装')
})

test('a mended title, and a title of another form, stay as they are', () => {
  const mended = { ...LAPTOP, title: mendTitles(LAPTOP) }
  expect(mendTitles(mended)).toBe(mended.title)
  const free = item('Li-ion', ['laptop'], { en_us: 'Ours', zh_cn: '自拟名称', zh_hk: '自訂名稱' })
  expect(mendTitles(free)).toBe(free.title)
})
