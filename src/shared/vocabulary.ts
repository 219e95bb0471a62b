// Names of chemistries, colours, sales regions and update kinds in three languages.
import type { Lang } from './lang.ts'

type Names = Record<Lang, string>

function names(en_us: string, zh_cn: string, zh_hk: string): Names {
  return { en_us, zh_cn, zh_hk }
}

export const CHEMISTRIES: Record<string, Names> = {
  'li-ion': names('Li-ion', '锂离子', '鋰離子'),
  'li-polymer': names('Li-Polymer', '锂聚合物', '鋰聚合物'),
  'ni-mh': names('Ni-MH', '镍氢', '鎳氫'),
  'ni-cd': names('Ni-Cd', '镍镉', '鎳鎘'),
  sla: names('Sealed lead-acid', '密封铅酸', '密封鉛酸'),
  lifepo4: names('LiFePO4', '磷酸铁锂', '磷酸鐵鋰'),
  alkaline: names('Alkaline', '碱性', '鹼性'),
  'silver-oxide': names('Silver oxide', '氧化银', '氧化銀'),
  'zinc-air': names('Zinc-air', '锌空气', '鋅空氣'),
  limno2: names('Lithium manganese dioxide', '锂锰', '鋰錳'),
  lisocl2: names('Lithium thionyl chloride', '锂亚硫酰氯', '鋰亞硫醯氯'),
  lifes2: names('Lithium iron disulfide', '锂铁', '鋰鐵'),
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
  black: names('Black', '黑色', '黑色'),
  white: names('White', '白色', '白色'),
  grey: names('Grey', '灰色', '灰色'),
  silver: names('Silver', '银色', '銀色'),
  blue: names('Blue', '蓝色', '藍色'),
  green: names('Green', '绿色', '綠色'),
  red: names('Red', '红色', '紅色'),
  gold: names('Gold', '金色', '金色'),
  yellow: names('Yellow', '黄色', '黃色'),
  orange: names('Orange', '橙色', '橙色'),
  'metallic-grey': names('Metallic grey', '金属灰', '金屬灰'),
}

export const REGIONS: Record<string, Names> = {
  GLOBAL: names('Global', '全球', '全球'),
  EU: names('Europe', '欧洲', '歐洲'),
  NA: names('North America', '北美', '北美'),
  APAC: names('Asia Pacific', '亚太', '亞太'),
  CN: names('Chinese mainland', '中国内地', '中國內地'),
  HK: names('Hong Kong & Macao', '香港及澳门', '香港及澳門'),
  LATAM: names('Latin America', '拉丁美洲', '拉丁美洲'),
  MEA: names('Middle East & Africa', '中东及非洲', '中東及非洲'),
}

export const UPDATE_KINDS: Record<string, Names> = {
  listed: names('New item', '新品上架', '新貨上架'),
  changed: names('Data revised', '信息更新', '資料更新'),
  discontinued: names('Discontinued', '停产', '停產'),
  price: names('Price changed', '价格调整', '價格調整'),
  fitment: names('Fit list changed', '适用机型变更', '適用機型更新'),
  number: names('Numbers changed', '型号变更', '型號更新'),
}

/** The name of a code; a code missing from the table is returned as is. */
export function nameOf(table: Record<string, Names>, code: string, lang: Lang): string {
  return table[code]?.[lang] ?? code
}
