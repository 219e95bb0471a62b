// The lang attribute of a text whose language differs from the page's.
import { htmlLang, type Lang } from '../../../../shared/lang.ts'

/** Selects voices and glyphs; undefined if the text has the page's language. */
export function textLang(text: { lang: Lang }, page: Lang): string | undefined {
  return text.lang === page ? undefined : htmlLang(text.lang)
}
