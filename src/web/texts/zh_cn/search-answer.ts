// Simplified Chinese texts of a search answer: what was read, what is only similar, several numbers at once.
import type { searchAnswer as master } from '../en_us/search-answer.ts'
import { numberText } from '../../../shared/number-text.ts'


export const searchAnswer: typeof master = {
  parts: {
    label: '搜索内容的识别结果',
    kinds: {
      number: '原厂型号',
      barcode: '条码',
      device: '机型',
      brand: '品牌',
      category: '分类',
      chemistry: '电池类型',
      rechargeable: '可充电',
      size: '电池规格',
      voltage: '电压',
      capacity: '容量',
      energy: '能量',
      dimensions: '尺寸',
      quantity: '数量',
      words: '关键词',
    },
    states: {
      found: '已找到',
      corrected: '已更正',
      filter: '用于筛选',
      missing: '目录中没有',
      ignored: '已忽略',
    },
    unmatched: '无相符商品',
    ignored: (texts) => `已忽略：${texts}`,
    remove: (text) => `去掉“${text}”重新搜索`,
    separator: '、',
  },
  notes: {
    partial: (asked) => `没有完全一致的型号，以下型号均包含 ${asked}。`,
    readAs: (readAs) => `现显示“${readAs}”的搜索结果。`,
    exactly: (asked) => `仍按“${asked}”搜索`,
    family: {
      brand: (name) => `“${name}”是品牌，加上机型或原厂型号可缩小范围。`,
      category: (name) => `“${name}”是商品分类，加上机型或原厂型号可缩小范围。`,
      series: (name) => `“${name}”是一个系列，加上具体机型或原厂型号可缩小范围。`,
      values: '以下为参数相近的电池，越接近越靠前。',
    },
    unreadCharacters: (count, most) =>
      `最多 ${numberText(most)} 个字符，超出的 ${numberText(count)} 个未参与搜索。`,
    unreadNumbers: (count, most) =>
      `一次最多查询 ${most} 个型号或机型，另有 ${numberText(count)} 个请分次查询。`,
    code: (code) => `${code} 可能是包装上的防伪码。`,
    checkCode: '查询防伪码',
  },
  similar: {
    heading: '相近商品，请核对',
    title: (asked) => `没有与“${asked}”完全一致的商品`,
    advice: '以下商品与您要找的都有差异，订购前请核对型号、电压和尺寸。',
    instead: (found, asked) => `${found}，而非 ${asked}`,
    without: (asked) => `不适用于“${asked}”`,
    consequence: {
      number: '型号不同',
      device: '机型不同',
      generation: '不是同一代',
      category: '设备类型不同',
    },
    colon: '：',
    rechargeable: '可充电',
    notRechargeable: '不可充电',
  },
  groups: {
    summary: (found, all) => `共 ${all} 项，已找到 ${found} 项`,
    similar: (count) => `${count} 项仅有相近商品，请核对`,
    missing: '未找到',
    states: { found: '已找到', similar: '相近商品，请核对', missing: '未找到' },
    readAs: (readAs) => `识别为“${readAs}”`,
    all: (total) => `查看全部 ${numberText(total)} 款`,
    choose: (count) => `有 ${count} 项对应多款电池，请在下方选择。`,
    add: '将唯一匹配的商品全部加入采购清单',
    addNote: (count) => `只加入唯一匹配的 ${count} 款电池，数量按起订量。`,
    added: (count) => `已将 ${count} 款电池加入采购清单。`,
    kept: (count) => `另有 ${count} 款此前已在清单中。`,
    full: (itemNos) => `清单已满，未加入：${itemNos}。`,
    failed: '未能加入清单，请重试。',
    open: '打开采购清单',
  },
}
