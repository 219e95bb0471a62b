// Hong Kong Chinese texts of prices.
import type { price as master } from '../en_us/price.ts'

export const price: typeof master = {
  your: '您的價格',
  ladder: '數量價目',
  columns: { price: '價格', quantity: '數量', unit: '單價' },
  range: (from, to) => {
    if (to === null) return `${from} 件或以上`
    return from === to ? `${from} 件` : `${from} 至 ${to} 件`
  },
  from: (pieces) => `${pieces} 件起`,
  each: '每件',
  pieces: (count) => `${count} 件`,
  facts: {
    minimum: '最低訂購量',
    multiple: '訂購倍數',
    maximum: '每張訂單上限',
    retail: '建議零售價',
  },
  special: {
    title: '特價',
    left: (left) => `本月尚餘 ${left} 件可享特價`,
    used: '本月特價數量已用完',
    after: (unit) => `其後每件 ${unit}`,
    until: (day) => `優惠期至 ${day}`,
  },
  demonstration: '示範價格',
  demonstrationNote: '此價格由本示範網站虛構，並非報價。',
  demonstrations: '示範價格。',
  demonstrationsNote: '均由本示範網站虛構，並非報價。',
  quantity: '數量',
  less: '減少',
  more: '增加',
  total: '合計',
  part: (pieces, unit) => `${pieces} × ${unit}`,
  specialPart: (pieces, unit) => `${pieces} × ${unit}（特價）`,
  net: '價格不包括稅項及運費。',
  fault: {
    below_minimum: (min) => `最低訂購量為 ${min} 件。`,
    not_multiple: (multiple) => `須以 ${multiple} 的倍數訂購。`,
    above_maximum: (max) => `每張訂單最多 ${max} 件。`,
    unreadable: '請輸入整數件數。',
  },
  take: (pieces) => `改為 ${pieces} 件`,
  reasons: {
    login: '價格只供已獲批准的會員查閱',
    pending: '您的申請正在審批，獲批准後即可查閱價格',
    region_blocked: '此貨品不在您所屬地區發售',
    on_request: '價格請向我們查詢',
  },
  short: {
    login: '登入後顯示',
    pending: '獲批准後顯示',
    region_blocked: '不在您的地區發售',
    on_request: '請查詢',
  },
  ways: {
    pending: '查閱申請進度',
    region_blocked: '向營業部查詢',
    on_request: '查詢價格',
  },
}
