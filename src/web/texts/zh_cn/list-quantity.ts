// 采购清单数量窗口的简体中文文本。
import type { listQuantity as en } from '../en_us/list-quantity.ts'

export const listQuantity: typeof en = {
  title: (itemNo) => `采购清单中的 ${itemNo}`,
  quantity: (itemNo) => `${itemNo} 的数量`,
  added: (pieces) => (pieces === null ? '已加入采购清单。' : `已加入采购清单：${pieces}。`),
  listed: (pieces) => (pieces === null ? '已在采购清单中。' : `已在采购清单中：${pieces}。`),
  onOtherList: '您的另一份采购清单中已有此商品。输入数量，即可同时加入默认清单。',
  closed: (itemNo, pieces) =>
    pieces === null ? `${itemNo} 已在采购清单中。` : `${itemNo} 已在采购清单中：${pieces}。`,
  removed: (itemNo) => `已从采购清单移除 ${itemNo}。`,
  full: (max) =>
    `未能加入：此浏览器中的采购清单最多可存 ${max} 款商品。请先移除部分商品，或登录后使用账户中的清单。`,
  empty: (pieces) => `留空则按起订量计，批发每款 ${pieces} 件起。`,
  done: '完成',
  remove: '移除',
  open: '查看采购清单',
}
