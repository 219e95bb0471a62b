// Punctuation between parts of a text: colons and brackets that match the adjacent text, and separators of lists in a
// language.
import type { Lang } from './lang.ts'

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

/** 'VC-1: Battery', 'VC-1：电池': for a name that is the same in every language. */
export function labelledIn(lang: Lang, name: string, value: string): string {
  return name + (lang === 'en_us' ? ': ' : '：') + value
}

/** 'Amount (USD)', '金额（USD）': for a text that is the same in every language. */
export function bracketedIn(lang: Lang, text: string): string {
  return lang === 'en_us' ? ` (${text})` : `（${text}）`
}

/** 'a, b', 'a、b'. */
export function wordList(words: readonly string[], lang: Lang): string {
  return words.join(lang === 'en_us' ? ', ' : '、')
}

/** 'Lyon, France', 'Lyon，法国': with the comma of a clause, as between the parts of an address. */
export function commaList(parts: readonly string[], lang: Lang): string {
  return parts.join(lang === 'en_us' ? ', ' : '，')
}

/** 'a; b', 'a；b'. */
export function clauseList(clauses: readonly string[], lang: Lang): string {
  return clauses.join(lang === 'en_us' ? '; ' : '；')
}

/** Whole sentences one after the other: Chinese ones without a space. */
export function sentenceList(sentences: readonly string[], lang: Lang): string {
  return sentences.join(lang === 'en_us' ? ' ' : '')
}

/** 'A. B.', 'A。B。': texts without their full stops become sentences. */
export function asSentences(texts: readonly string[], lang: Lang): string {
  return sentenceList(
    texts.map((text) => text + (lang === 'en_us' ? '.' : '。')),
    lang,
  )
}

/** Between the first and the last day of a range: '1 Dec – 4 Dec', '12月1日至12月4日'. */
export function rangeMark(lang: Lang): string {
  return lang === 'en_us' ? ' – ' : '至'
}

const CHINESE = /[\u4e00-\u9fff]/
const ENDS_CHINESE = /[\u4e00-\u9fff）」”]$/
