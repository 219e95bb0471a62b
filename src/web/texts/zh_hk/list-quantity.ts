// 採購清單數量視窗的香港中文文本。
import type { listQuantity as en } from '../en_us/list-quantity.ts'

export const listQuantity: typeof en = {
  title: (itemNo) => `採購清單內的 ${itemNo}`,
  quantity: (itemNo) => `${itemNo} 的數量`,
  added: (pieces) => (pieces === null ? '已加入採購清單。' : `已加入採購清單：${pieces}。`),
  listed: (pieces) => (pieces === null ? '已在採購清單內。' : `已在採購清單內：${pieces}。`),
  onOtherList: '您的另一份採購清單已有此貨品。輸入數量，即可同時加入預設清單。',
  closed: (itemNo, pieces) =>
    pieces === null ? `${itemNo} 已在採購清單內。` : `${itemNo} 已在採購清單內：${pieces}。`,
  removed: (itemNo) => `已從採購清單移除 ${itemNo}。`,
  full: (max) =>
    `未能加入：此瀏覽器內的採購清單最多可存 ${max} 款貨品。請先移除部分貨品，或登入後使用會員清單。`,
  empty: (pieces) => `留空即按最低訂購量計算，批發每款 ${pieces} 件起。`,
  done: '完成',
  remove: '移除',
  open: '查看採購清單',
}
