// The language of a text as an attribute, where it is not that of the page.
import { htmlLang, type Lang } from '../../../shared/lang.ts'

/** Drives voices and glyphs; undefined where the page says it already. */
export function textLang(text: { lang: Lang }, page: Lang): string | undefined {
  return text.lang === page ? undefined : htmlLang(text.lang)
}
