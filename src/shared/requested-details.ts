// Names of what staff may request from an applicant.
import type { Lang } from './lang.ts'
import type { REQUESTABLE_DETAILS } from './membership.ts'

export type RequestedDetail = (typeof REQUESTABLE_DETAILS)[number]

const NAMES: Record<RequestedDetail, Record<Lang, string>> = {
  business_registration: {
    en_us: 'Business registration',
    zh_cn: '营业执照（商业登记）',
    zh_hk: '商業登記',
  },
  trade_reference: { en_us: 'Trade reference', zh_cn: '往来供应商', zh_hk: '商業諮詢人' },
  sales_channels: { en_us: 'Sales channels', zh_cn: '销售渠道', zh_hk: '銷售渠道' },
  contact_person: { en_us: 'Contact person', zh_cn: '联系人', zh_hk: '聯絡人' },
  other: { en_us: 'Further information', zh_cn: '其他资料', zh_hk: '其他資料' },
}

export function detailName(detail: RequestedDetail, lang: Lang): string {
  return NAMES[detail][lang]
}
