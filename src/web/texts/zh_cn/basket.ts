// Mainland Chinese texts of the basket: lines, why one cannot be ordered, totals, who orders here.
import type { basket as English } from '../en_us/basket.ts'

export const basket: typeof English = {
  home: '首页',
  trail: '当前位置',
  title: '购物车',
  intro: '为您的一位买家选购的商品，显示您的价格和当前可用库存。',
  caption: '购物车中的商品',
  columns: {
    item: '商品',
    quantity: '数量',
    free: '可用库存',
    unit: '单价',
    subtotal: '小计',
    remove: '移除',
  },
  quantity: (itemNo) => `数量 ${itemNo}`,
  remove: (itemNo) => `移除 ${itemNo}`,
  removed: (itemNo) => `已移除 ${itemNo}。`,
  undo: '撤销',
  saved: (itemNo) => `${itemNo} 的数量已保存。`,
  notSaved: '新数量未能保存。请重新填写，或刷新页面。',
  faults: {
    discontinued: '该商品已停产，请移除；替代商品见商品页。',
    region_blocked: '该商品不在您所在的区域销售，移除后即可订购其余商品。',
    on_request: '该商品暂无价格。请在商品页询价，或将其移除。',
    quantity: '无法按此数量订购，请更改数量。',
    short: (free) => `可用库存仅 ${free}。请减少数量，或在结算时选择等待补货。`,
  },
  total: '商品合计',
  freightLater: '未含运费，运费按国家或地区及配送渠道计算。',
  checkOut: '去结算',
  askDesk: '联系销售人员',
  notCounted: (lines) => `有 ${lines} 款商品暂时无法订购，未计入合计。请更正或移除后再结算。`,
  needsScripts: '修改数量和移除商品需要启用 JavaScript：价格和库存会实时核对。',
  empty: {
    title: '购物车是空的',
    text: '找到需要的电池后，点击价格旁的“加入购物车”。',
    search: '搜索商品',
    finder: '按机型查找',
  },
  wholesale: {
    title: '购物车仅用于一件代发',
    text: '这里的订单直接发给一件代发卖家的买家，货款从预存款中扣除。批发商请发送采购清单，销售部门会向您报价。',
    wishList: '前往采购清单',
    about: '了解一件代发',
  },
}
