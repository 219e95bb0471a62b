// Hong Kong Chinese texts of a search answer: what was read, what is only similar, several numbers at once.
import type { searchAnswer as master } from '../en_us/search-answer.ts'
import { numberText } from '../../../shared/number-text.ts'


export const searchAnswer: typeof master = {
  parts: {
    label: '搜尋內容的識別結果',
    kinds: {
      number: '原廠型號',
      barcode: '條碼',
      device: '機型',
      brand: '品牌',
      category: '分類',
      chemistry: '電池種類',
      rechargeable: '可充電',
      size: '電池規格',
      voltage: '電壓',
      capacity: '容量',
      energy: '能量',
      dimensions: '尺寸',
      quantity: '數量',
      words: '關鍵字',
    },
    states: {
      found: '已找到',
      corrected: '已更正',
      filter: '用於篩選',
      missing: '目錄中沒有',
      ignored: '已略過',
    },
    unmatched: '沒有相符貨品',
    ignored: (texts) => `已略過：${texts}`,
    remove: (text) => `刪去「${text}」後再搜尋`,
    separator: '、',
  },
  notes: {
    partial: (asked) => `沒有完全相同的型號，以下型號均包含 ${asked}。`,
    readAs: (readAs) => `現顯示「${readAs}」的搜尋結果。`,
    exactly: (asked) => `仍以「${asked}」搜尋`,
    family: {
      brand: (name) => `「${name}」是品牌，加上機型或原廠型號可收窄範圍。`,
      category: (name) => `「${name}」是貨品分類，加上機型或原廠型號可收窄範圍。`,
      series: (name) => `「${name}」是一個系列，加上確切機型或原廠型號可收窄範圍。`,
      values: '以下為規格相近的電池，愈接近排得愈前。',
    },
    unreadCharacters: (count, most) =>
      `上限為 ${numberText(most)} 個字元，超出的 ${numberText(count)} 個不作搜尋。`,
    unreadNumbers: (count, most) =>
      `每次最多查詢 ${most} 個型號或機型，另有 ${numberText(count)} 個請分次查詢。`,
    code: (code) => `${code} 可能是包裝上的防偽碼。`,
    checkCode: '查詢防偽碼',
  },
  similar: {
    heading: '相近貨品，請核對',
    title: (asked) => `沒有與「${asked}」完全相符的貨品`,
    advice: '以下貨品與您所查詢的均有差異，訂購前請核對型號、電壓及尺寸。',
    instead: (found, asked) => `${found}，並非 ${asked}`,
    without: (asked) => `不適用於「${asked}」`,
    consequence: {
      number: '型號不同',
      device: '機型不同',
      generation: '不屬同一代',
      category: '裝置類別不同',
    },
    colon: '：',
    rechargeable: '可充電',
    notRechargeable: '不可充電',
  },
  groups: {
    summary: (found, all) => `共 ${all} 項，已找到 ${found} 項`,
    similar: (count) => `${count} 項只有相近貨品，請核對`,
    missing: '找不到',
    states: { found: '已找到', similar: '相近貨品，請核對', missing: '找不到' },
    readAs: (readAs) => `識別為「${readAs}」`,
    all: (total) => `查看全部 ${numberText(total)} 款`,
    choose: (count) => `有 ${count} 項各有多款電池可選，請在下方選擇。`,
    add: '將唯一相符的貨品全部加入採購清單',
    addNote: (count) => `只會加入唯一相符的 ${count} 款電池，數量為最低訂購量。`,
    added: (count) => `已將 ${count} 款電池加入採購清單。`,
    kept: (count) => `另有 ${count} 款早已在清單內。`,
    full: (itemNos) => `清單已滿，未能加入：${itemNos}。`,
    failed: '未能加入清單，請再試一次。',
    open: '開啟採購清單',
  },
}
