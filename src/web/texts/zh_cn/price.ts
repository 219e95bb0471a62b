// Simplified Chinese texts of prices.
import type { price as master } from '../en_us/price.ts'

export const price: typeof master = {
  your: '您的价格',
  ladder: '阶梯价',
  columns: { price: '价格', quantity: '数量', unit: '单价' },
  range: (from, to) => {
    if (to === null) return `${from} 件及以上`
    return from === to ? `${from} 件` : `${from}–${to} 件`
  },
  from: (pieces) => `${pieces} 件起`,
  each: '每件',
  pieces: (count) => `${count} 件`,
  facts: {
    minimum: '起订量',
    multiple: '订货倍数',
    maximum: '每单上限',
    retail: '建议零售价',
  },
  special: {
    title: '特价',
    left: (left) => `本月特价剩余 ${left} 件`,
    used: '本月特价数量已用完',
    after: (unit) => `超出部分每件 ${unit}`,
    until: (day) => `截至 ${day}`,
  },
  demonstration: '演示价格',
  demonstrationNote: '为本演示网站虚构的价格，不构成报价。',
  demonstrations: '演示价格。',
  demonstrationsNote: '均为本演示网站虚构，不构成报价。',
  quantity: '数量',
  less: '减少',
  more: '增加',
  total: '合计',
  part: (pieces, unit) => `${pieces} × ${unit}`,
  specialPart: (pieces, unit) => `${pieces} × ${unit}（特价）`,
  net: '价格不含税费和运费。',
  fault: {
    below_minimum: (min) => `起订量为 ${min} 件。`,
    not_multiple: (multiple) => `须按 ${multiple} 的倍数订购。`,
    above_maximum: (max) => `每单最多 ${max} 件。`,
    unreadable: '请输入整数件数。',
  },
  take: (pieces) => `改为 ${pieces} 件`,
  reasons: {
    login: '价格仅向审核通过的会员显示',
    pending: '您的申请正在审核，通过后即可查看价格',
    region_blocked: '本商品不在您所在的销售区域供应',
    on_request: '请向我们询价',
  },
  short: {
    login: '登录后可见',
    pending: '通过审核后可见',
    region_blocked: '本区域不销售',
    on_request: '请询价',
  },
  ways: {
    pending: '查看申请进度',
    region_blocked: '咨询销售部门',
    on_request: '询价',
  },
}
