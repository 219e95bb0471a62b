// The reasons why a shipping service is not offered, as sentences in three languages that say what to do next.
import { keepUnits } from './keep-units.ts'
import type { Lang } from './lang.ts'
import type { ShippingReason, ShippingReasonCode, UnClass } from './shipping-terms.ts'
import { currencyName } from './currency-name.ts'

interface Place {
  /** The name of the country in the reader's language. */
  country: string
  currency: string
}

type Texts = Record<Lang, string>

/** `{item}`, `{class}`, `{country}`, `{currency}`, `{actual}` and `{limit}` are filled in. */
const TEXTS: Record<ShippingReasonCode, Texts> = {
  classUnknown: {
    en_us: 'The transport class of {item} is not on record. Please contact us before you order it.',
    zh_cn: '商品 {item} 尚未登记运输类别，下单前请先联系我们。',
    zh_hk: '貨品 {item} 尚未登記運輸類別，落單前請先聯絡我們。',
  },
  noRule: {
    en_us:
      'This service is not set up to carry {class} to this destination ({country}). Choose another service.',
    zh_cn: '该渠道尚未开通寄往{country}的 {class} 运输，请选择其他配送渠道。',
    zh_hk: '此服務未有運送 {class} 至{country}的安排，請選擇其他送貨服務。',
  },
  notAllowed: {
    en_us:
      'This service does not carry {class} to this destination ({country}). Choose another service.',
    zh_cn: '该渠道不承运寄往{country}的 {class}，请选择其他配送渠道。',
    zh_hk: '此服務不承運寄往{country}的 {class}，請選擇其他送貨服務。',
  },
  aboveWh: {
    en_us:
      '{item} has {actual} Wh; this service takes up to {limit} Wh per battery. Choose another service.',
    zh_cn:
      '商品 {item} 的能量为 {actual} Wh，该渠道每块电池上限为 {limit} Wh，请选择其他配送渠道。',
    zh_hk:
      '貨品 {item} 的能量為 {actual} Wh，此服務每塊電池上限為 {limit} Wh，請選擇其他送貨服務。',
  },
  cellAboveWh: {
    en_us:
      '{item} has {actual} Wh per cell; this service takes up to {limit} Wh. Choose another service.',
    zh_cn: '商品 {item} 每节电芯 {actual} Wh，该渠道上限为 {limit} Wh，请选择其他配送渠道。',
    zh_hk: '貨品 {item} 每粒電芯 {actual} Wh，此服務上限為 {limit} Wh，請選擇其他送貨服務。',
  },
  cellsUnknown: {
    en_us:
      'The number of cells in {item} is not on record, so a cell may be above the limit of this service. Choose another service, or contact us.',
    zh_cn:
      '商品 {item} 尚未登记电芯数量，单节电芯可能超出该渠道的上限。请选择其他配送渠道，或联系我们。',
    zh_hk:
      '貨品 {item} 尚未登記電芯數目，個別電芯可能超出此服務的上限。請選擇其他送貨服務，或聯絡我們。',
  },
  lithiumUnknown: {
    en_us:
      'The lithium content of {item} is not on record, and this service needs it. Choose another service, or contact us.',
    zh_cn: '商品 {item} 尚未登记锂含量，而该渠道需要此数据。请选择其他配送渠道，或联系我们。',
    zh_hk: '貨品 {item} 尚未登記鋰含量，而此服務需要這項資料。請選擇其他送貨服務，或聯絡我們。',
  },
  aboveLithium: {
    en_us:
      '{item} contains {actual} g of lithium; this service takes up to {limit} g per battery. Choose another service.',
    zh_cn: '商品 {item} 含锂 {actual} g，该渠道每块电池上限为 {limit} g，请选择其他配送渠道。',
    zh_hk: '貨品 {item} 含鋰 {actual} g，此服務每塊電池上限為 {limit} g，請選擇其他送貨服務。',
  },
  cellAboveLithium: {
    en_us:
      '{item} contains {actual} g of lithium per cell; this service takes up to {limit} g. Choose another service.',
    zh_cn: '商品 {item} 每节电芯含锂 {actual} g，该渠道上限为 {limit} g，请选择其他配送渠道。',
    zh_hk: '貨品 {item} 每粒電芯含鋰 {actual} g，此服務上限為 {limit} g，請選擇其他送貨服務。',
  },
  tooManyBatteries: {
    en_us:
      'The parcel contains {actual} batteries ({class}); this service takes up to {limit} per parcel. Order fewer, or choose another service.',
    zh_cn:
      '包裹内有 {actual} 块 {class} 电池，该渠道每个包裹上限为 {limit} 块。请减少数量，或选择其他配送渠道。',
    zh_hk:
      '包裹內有 {actual} 塊 {class} 電池，此服務每個包裹上限為 {limit} 塊。請減少數量，或選擇其他送貨服務。',
  },
  netWeightUnknown: {
    en_us:
      'The net weight of {item} is not on record, and this service needs it. Choose another service, or contact us.',
    zh_cn: '商品 {item} 尚未登记净重，而该渠道需要此数据。请选择其他配送渠道，或联系我们。',
    zh_hk: '貨品 {item} 尚未登記淨重，而此服務需要這項資料。請選擇其他送貨服務，或聯絡我們。',
  },
  netWeightAbove: {
    en_us:
      'The batteries ({class}) weigh {actual} kg net; this service takes up to {limit} kg per parcel. Order fewer, or choose another service.',
    zh_cn:
      '{class} 电池净重 {actual} kg，该渠道每个包裹上限为 {limit} kg。请减少数量，或选择其他配送渠道。',
    zh_hk:
      '{class} 電池淨重 {actual} kg，此服務每個包裹上限為 {limit} kg。請減少數量，或選擇其他送貨服務。',
  },
  weightUnknown: {
    en_us:
      'The gross weight of {item} is not on record, so the freight cannot be calculated. Please contact us.',
    zh_cn: '商品 {item} 尚未登记毛重，无法计算运费，请联系我们。',
    zh_hk: '貨品 {item} 尚未登記毛重，未能計算運費，請聯絡我們。',
  },
  parcelTooHeavy: {
    en_us:
      'The parcel weighs {actual} kg; this service takes up to {limit} kg. Order fewer, or choose another service.',
    zh_cn: '包裹重 {actual} kg，该渠道上限为 {limit} kg。请减少数量，或选择其他配送渠道。',
    zh_hk: '包裹重 {actual} kg，此服務上限為 {limit} kg。請減少數量，或選擇其他送貨服務。',
  },
  noRate: {
    en_us:
      'This service has no rate in {currency} for a parcel of {actual} kg to this destination ({country}). Choose another service, or contact us.',
    zh_cn:
      '该渠道没有 {actual} kg 包裹寄往{country}的 {currency} 运价。请选择其他配送渠道，或联系我们。',
    zh_hk:
      '此服務沒有 {actual} kg 包裹寄往{country}的 {currency} 收費。請選擇其他送貨服務，或聯絡我們。',
  },
}

/** Instead of the sentences above, for goods without a UN number. */
const WITHOUT_CLASS: Partial<Record<ShippingReasonCode, Texts>> = {
  noRule: {
    en_us:
      'This service is not set up to carry goods without a UN number to this destination ({country}). Choose another service.',
    zh_cn: '该渠道尚未开通寄往{country}的无 UN 编号商品运输，请选择其他配送渠道。',
    zh_hk: '此服務未有運送無 UN 編號貨品至{country}的安排，請選擇其他送貨服務。',
  },
  notAllowed: {
    en_us:
      'This service does not carry goods without a UN number to this destination ({country}). Choose another service.',
    zh_cn: '该渠道不承运寄往{country}的无 UN 编号商品，请选择其他配送渠道。',
    zh_hk: '此服務不承運寄往{country}的無 UN 編號貨品，請選擇其他送貨服務。',
  },
  tooManyBatteries: {
    en_us:
      'The parcel contains {actual} pieces without a UN number; this service takes up to {limit} per parcel. Order fewer, or choose another service.',
    zh_cn:
      '包裹内有 {actual} 件无 UN 编号的商品，该渠道每个包裹上限为 {limit} 件。请减少数量，或选择其他配送渠道。',
    zh_hk:
      '包裹內有 {actual} 件無 UN 編號的貨品，此服務每個包裹上限為 {limit} 件。請減少數量，或選擇其他送貨服務。',
  },
  netWeightAbove: {
    en_us:
      'The goods without a UN number weigh {actual} kg net; this service takes up to {limit} kg per parcel. Order fewer, or choose another service.',
    zh_cn:
      '无 UN 编号的商品净重 {actual} kg，该渠道每个包裹上限为 {limit} kg。请减少数量，或选择其他配送渠道。',
    zh_hk:
      '無 UN 編號的貨品淨重 {actual} kg，此服務每個包裹上限為 {limit} kg。請減少數量，或選擇其他送貨服務。',
  },
}

/** Their figures are grams; readers get kilograms. */
const IN_KILOGRAMS: ReadonlySet<ShippingReasonCode> = new Set([
  'netWeightAbove',
  'parcelTooHeavy',
  'noRate',
])

/** One or two whole sentences. */
export function shippingReasonText(reason: ShippingReason, lang: Lang, place: Place): string {
  const { code, itemNo, unClass, actual, limit } = reason
  const figure = (value: number | null) =>
    value === null ? '' : String(IN_KILOGRAMS.has(code) ? value / 1000 : value)
  const values: Record<string, string> = {
    item: itemNo ?? '',
    class: unClass === null ? '' : unClassText(unClass),
    country: place.country,
    currency: currencyName(place.currency),
    actual: figure(actual),
    limit: figure(limit),
  }
  const texts = (unClass === 'none' && WITHOUT_CLASS[code]) || TEXTS[code]
  return keepUnits(texts[lang].replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? ''))
}

/** 'UN 3480'. */
function unClassText(unClass: UnClass): string {
  return unClass === 'none' ? '' : `UN ${unClass.slice(2)}`
}
