// Hong Kong texts of the basket on other pages: the links in the header and the button beside a price.
import type { basketParts as English } from '../en_us/basket-parts.ts'

export const basketParts: typeof English = {
  basket: '購物籃',
  count: (lines) => `購物籃內有 ${lines} 款貨品`,
  add: '加入購物籃',
  addItem: (itemNo) => `加入購物籃：${itemNo}`,
  added: (pieces) => `已加入，購物籃內此貨品共 ${pieces} 件。`,
  full: '購物籃已滿，未能加入。請先落單或移除部分貨品。',
  unknown: '此貨品已不能訂購，未能加入。請選擇其他貨品。',
  areas: { wholesale: '切換至批發', dropship: '切換至代發貨' },
  toBasket: '查看購物籃',
  balance: {
    name: '可用結餘',
    label: (amount) => `可用結餘：${amount}。`,
    low: '結餘偏低，請盡快增值。',
    waiting: (orders) => `有 ${orders} 張訂單正等候增值。`,
    notOpened: '開戶預繳款項尚未繳清，請盡快繳付。',
  },
}
