// Formats numbers in the conventions of a language.
import { htmlLang, type Lang } from '../../../../shared/lang.ts'

const formats = new Map<Lang, Intl.NumberFormat>()

/** 21095 is '21,095'; at most two decimals. */
export function numberText(value: number, lang: Lang): string {
  let format = formats.get(lang)
  if (!format) {
    format = new Intl.NumberFormat(htmlLang(lang), { maximumFractionDigits: 2 })
    formats.set(lang, format)
  }
  return format.format(value)
}
