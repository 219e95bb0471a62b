// The lang attribute of a text whose language differs from the page's.
import { htmlLang, type Lang } from '../../../../shared/lang.ts'

/** Selects the voice of a screen reader and the form of Chinese characters; undefined: as the page. */
export function textLang(text: { lang: Lang }, page: Lang): string | undefined {
  return text.lang === page ? undefined : htmlLang(text.lang)
}
