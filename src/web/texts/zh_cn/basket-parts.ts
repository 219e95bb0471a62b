// Mainland Chinese texts of the basket on other pages: the links in the header and the button beside a price.
import type { basketParts as English } from '../en_us/basket-parts.ts'

export const basketParts: typeof English = {
  basket: '购物车',
  count: (lines) => `购物车中有 ${lines} 款商品`,
  add: '加入购物车',
  addItem: (itemNo) => `加入购物车：${itemNo}`,
  added: (pieces) => `已加入，购物车中该商品共 ${pieces} 件。`,
  full: '购物车已满，未能加入。请先下单，或移除部分商品。',
  unknown: '该商品已无法订购，未能加入。请选择其他商品。',
  areas: { wholesale: '切换到批发', dropship: '切换到一件代发' },
  toBasket: '查看购物车',
  balance: {
    name: '可用余额',
    label: (amount) => `可用余额：${amount}。`,
    low: '余额偏低，请尽快充值。',
    waiting: (orders) => `有 ${orders} 笔订单正等待充值。`,
    notOpened: '开户预存款尚未付清，请充值。',
  },
}
