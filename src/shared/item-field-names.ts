// Names of catalogue fields as readers of the update list know them; fields without a name are internal.
import type { ItemField } from './catalogue-item.ts'
import type { Lang } from './lang.ts'

type Names = Record<Lang, string>

const names = (en_us: string, zh_cn: string, zh_hk: string): Names => ({ en_us, zh_cn, zh_hk })

const NAME = names('name', '名称', '名稱')
const DESCRIPTION = names('description', '描述', '說明')

const FIELDS: Partial<Record<ItemField, Names>> = {
  brand: names('brand', '品牌', '品牌'),
  styleType: names('series', '系列', '系列'),
  category: names('category', '分类', '分類'),
  deviceBrand: names('device brand', '设备品牌', '裝置品牌'),
  title_en_us: NAME,
  title_zh_cn: NAME,
  title_zh_hk: NAME,
  description_en_us: DESCRIPTION,
  description_zh_cn: DESCRIPTION,
  description_zh_hk: DESCRIPTION,
  capacity_mAh: names('capacity', '容量', '容量'),
  energy_Wh: names('energy', '能量', '能量'),
  voltage: names('nominal voltage', '标称电压', '標稱電壓'),
  chemistry: names('chemistry', '电池类型', '電池種類'),
  packQty: names('pieces per pack', '每包数量', '每包數量'),
  colour: names('colour', '颜色', '顏色'),
  dimension_mm: names('dimensions', '尺寸', '尺寸'),
  ean: names('EAN', 'EAN 条码', 'EAN 條碼'),
  netWeight_g: names('net weight', '净重', '淨重'),
  grossWeight_g: names('gross weight', '毛重', '毛重'),
  salesRegions: names('sales regions', '销售区域', '銷售地區'),
  suggestedRetailPrice_USD: names('suggested retail price', '建议零售价', '建議零售價'),
  fitModels: names('compatibility', '适用机型', '適用機型'),
  partNumbers: names('part numbers', '原厂型号', '原廠型號'),
  reportedNames: names('reported names', '其他名称', '其他名稱'),
  iecName: names('IEC name', 'IEC 型号', 'IEC 型號'),
  ansiName: names('ANSI name', 'ANSI 型号', 'ANSI 型號'),
  dischargeRate: names('discharge rate', '放电倍率', '放電倍率'),
  remark: names('remark', '备注', '備註'),
  setItems: names('bundle', '组合商品', '組合貨品'),
  status: names('availability', '供货状态', '供應狀況'),
}

/** Each name once, in the order of the fields; fields that are unknown or internal are left out. */
export function itemFieldNames(fields: readonly string[], lang: Lang): string[] {
  const known = fields.flatMap((field) => FIELDS[field as ItemField]?.[lang] ?? [])
  return [...new Set(known)]
}
