// Names of chemistries, colours, sales regions and update kinds in three languages.
import { inLanguages, type Lang } from './lang.ts'

type Names = Record<Lang, string>

export const CHEMISTRIES: Record<string, Names> = {
  'li-ion': inLanguages('Li-ion', '锂离子', '鋰離子'),
  'li-polymer': inLanguages('Li-Polymer', '锂聚合物', '鋰聚合物'),
  'ni-mh': inLanguages('Ni-MH', '镍氢', '鎳氫'),
  'ni-cd': inLanguages('Ni-Cd', '镍镉', '鎳鎘'),
  sla: inLanguages('Sealed lead-acid', '密封铅酸', '密封鉛酸'),
  lifepo4: inLanguages('LiFePO4', '磷酸铁锂', '磷酸鐵鋰'),
  alkaline: inLanguages('Alkaline', '碱性', '鹼性'),
  'silver-oxide': inLanguages('Silver oxide', '氧化银', '氧化銀'),
  'zinc-air': inLanguages('Zinc-air', '锌空气', '鋅空氣'),
  limno2: inLanguages('Lithium manganese dioxide', '锂锰', '鋰錳'),
  lisocl2: inLanguages('Lithium thionyl chloride', '锂亚硫酰氯', '鋰亞硫醯氯'),
  lifes2: inLanguages(
    'Lithium iron disulphide',
    '锂-二硫化铁（一次电池）',
    '鋰二硫化鐵（一次性電池）',
  ),
}

/** Rechargeable chemistries; the others are primary cells. */
export const RECHARGEABLE: ReadonlySet<string> = new Set([
  'li-ion',
  'li-polymer',
  'ni-mh',
  'ni-cd',
  'sla',
  'lifepo4',
])

export const COLOURS: Record<string, Names> = {
  black: inLanguages('Black', '黑色', '黑色'),
  white: inLanguages('White', '白色', '白色'),
  grey: inLanguages('Grey', '灰色', '灰色'),
  silver: inLanguages('Silver', '银色', '銀色'),
  blue: inLanguages('Blue', '蓝色', '藍色'),
  green: inLanguages('Green', '绿色', '綠色'),
  red: inLanguages('Red', '红色', '紅色'),
  gold: inLanguages('Gold', '金色', '金色'),
  yellow: inLanguages('Yellow', '黄色', '黃色'),
  orange: inLanguages('Orange', '橙色', '橙色'),
  'metallic-grey': inLanguages('Metallic grey', '金属灰', '金屬灰'),
}

export const REGIONS: Record<string, Names> = {
  GLOBAL: inLanguages('Global', '全球', '全球'),
  EU: inLanguages('Europe', '欧洲', '歐洲'),
  NA: inLanguages('North America', '北美', '北美'),
  APAC: inLanguages('Asia Pacific', '亚太', '亞太'),
  CN: inLanguages('Chinese mainland', '中国内地', '中國內地'),
  HK: inLanguages('Hong Kong & Macao', '中国香港及澳门', '香港及澳門'),
  LATAM: inLanguages('Latin America', '拉丁美洲', '拉丁美洲'),
  MEA: inLanguages('Middle East & Africa', '中东及非洲', '中東及非洲'),
}

export const UPDATE_KINDS: Record<string, Names> = {
  listed: inLanguages('New item', '新品上架', '新貨上架'),
  changed: inLanguages('Data revised', '信息更新', '資料更新'),
  discontinued: inLanguages('Discontinued', '停产', '停產'),
  price: inLanguages('Price changed', '价格调整', '價格調整'),
  fitment: inLanguages('Fit list changed', '适用机型变更', '適用機型更新'),
  number: inLanguages('Numbers changed', '型号变更', '型號更新'),
}

/** The name of a code; a code missing from the table is returned as is. */
export function nameOf(table: Record<string, Names>, code: string, lang: Lang): string {
  return table[code]?.[lang] ?? code
}
