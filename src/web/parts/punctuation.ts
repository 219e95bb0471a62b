// Colons and brackets as the language of the words they stand by writes them.

/** 'Chemistry: Li-ion', '电池类型：锂离子'. */
export function labelled(name: string, value: string): string {
  return name + colonAfter(name) + value
}

/** With the space that English wants. */
export function colonAfter(name: string): string {
  return ENDS_CHINESE.test(name) ? '：' : ': '
}

/** ' (12 products)', '（12 款商品）': follows what it explains without a further space. */
export function bracketed(text: string): string {
  return CHINESE.test(text) ? `（${text}）` : ` (${text})`
}

const CHINESE = /[\u4e00-\u9fff]/
const ENDS_CHINESE = /[\u4e00-\u9fff）」”]$/
