// Which of the site's two Chinese languages a browser prefers.
import type { Lang } from '../../shared/lang.ts'

export type ChineseLang = Exclude<Lang, 'en_us'>

/**
 * `languages` as in navigator.languages; null when English comes first, or the list has neither English nor
 * Chinese.
 */
export function preferredChinese(languages: readonly string[]): ChineseLang | null {
  const first = languages.find((tag) => /^(?:en|zh)\b/i.test(tag)) ?? ''
  if (!/^zh\b/i.test(first)) return null
  return /-(?:hant|hk|mo|tw)\b/i.test(first) && !/-hans\b/i.test(first) ? 'zh_hk' : 'zh_cn'
}
