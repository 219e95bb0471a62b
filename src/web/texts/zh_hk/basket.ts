// Hong Kong texts of the basket: lines, why one cannot be ordered, totals, who orders here.
import type { basket as English } from '../en_us/basket.ts'

export const basket: typeof English = {
  home: '首頁',
  trail: '所在位置',
  title: '購物籃',
  intro: '為您的一位顧客選購的貨品，顯示您的價格及現時可用存貨。',
  caption: '購物籃內的貨品',
  columns: {
    item: '貨品',
    quantity: '數量',
    free: '可用存貨',
    unit: '單價',
    subtotal: '小計',
    remove: '移除',
  },
  quantity: (itemNo) => `數量 ${itemNo}`,
  remove: (itemNo) => `移除 ${itemNo}`,
  removed: (itemNo) => `已移除 ${itemNo}。`,
  undo: '復原',
  saved: (itemNo) => `${itemNo} 的數量已儲存。`,
  notSaved: '未能儲存新數量。請再次填寫，或重新載入網頁。',
  faults: {
    discontinued: '此貨品已停產，請移除；替代貨品見貨品網頁。',
    region_blocked: '此貨品不在您所屬的地區發售，移除後即可訂購其餘貨品。',
    on_request: '此貨品暫無價格。請在貨品網頁查詢，或將其移除。',
    quantity: '不能以此數量訂購，請更改數量。',
    short: (free) => `可用存貨只有 ${free}。請減少數量，或於結帳時選擇等候補貨。`,
  },
  total: '貨品合計',
  freightLater: '未包括運費，運費按國家或地區及送貨服務計算。',
  checkOut: '前往結帳',
  askDesk: '聯絡營業部',
  notCounted: (lines) => `有 ${lines} 款貨品暫時不能訂購，未有計入合計。請更正或移除後再結帳。`,
  needsScripts: '更改數量及移除貨品需要啟用 JavaScript：價格及存貨會即時核對。',
  empty: {
    title: '購物籃是空的',
    text: '找到所需電池後，按價格旁的「加入購物籃」。',
    search: '搜尋貨品',
    finder: '按機型搜尋',
  },
  wholesale: {
    title: '購物籃只供代發貨使用',
    text: '這裏的訂單會直接送往代發貨賣家的顧客，貨款從預繳款項扣除。批發商請發送採購清單，營業部會向您報價。',
    wishList: '前往採購清單',
    about: '了解代發貨',
  },
}
