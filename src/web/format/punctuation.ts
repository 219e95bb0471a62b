// Colons and brackets in the form that matches the language of the adjacent text.

/** 'Chemistry: Li-ion', '电池类型：锂离子'. */
export function labelled(name: string, value: string): string {
  return name + colonAfter(name) + value
}

/** Includes the space that follows a colon in English. */
export function colonAfter(name: string): string {
  return ENDS_CHINESE.test(name) ? '：' : ': '
}

/** ' (12 products)', '（12 款商品）': includes the leading space where one is needed. */
export function bracketed(text: string): string {
  return CHINESE.test(text) ? `（${text}）` : ` (${text})`
}

const CHINESE = /[\u4e00-\u9fff]/
const ENDS_CHINESE = /[\u4e00-\u9fff）」”]$/
