// The three languages of the site, their address prefixes and their HTML language tags.

export const LANGS = ['en_us', 'zh_cn', 'zh_hk'] as const
export type Lang = (typeof LANGS)[number]
export const DEFAULT_LANG: Lang = 'en_us'

const PREFIXES: Record<Lang, string> = { en_us: '', zh_cn: '/zh-cn', zh_hk: '/zh-hk' }
/** English is written in British spelling; its code en_us is only a name. */
const HTML_LANGS: Record<Lang, string> = {
  en_us: 'en-GB',
  zh_cn: 'zh-Hans',
  zh_hk: 'zh-Hant-HK',
}

export function isLang(value: unknown): value is Lang {
  return LANGS.includes(value as Lang)
}

/** Anything but the three languages becomes the default, en_us. */
export function langOf(value: unknown): Lang {
  return isLang(value) ? value : DEFAULT_LANG
}

/** '' for English, '/zh-cn', '/zh-hk'. */
export function langPrefix(lang: Lang): string {
  return PREFIXES[lang]
}

/** The HTML lang attribute, which also selects the Chinese glyph variants and the formats of numbers and dates. */
export function htmlLang(lang: Lang): string {
  return HTML_LANGS[lang]
}

/** The language of an alternate page for search engines: English of any country. */
export function hrefLang(lang: Lang): string {
  return lang === 'en_us' ? 'en' : HTML_LANGS[lang]
}

/** Splits '/zh-cn/faq.html' into its language and the address without prefix. */
export function splitLangPath(pathname: string): { lang: Lang; path: string } {
  for (const lang of LANGS) {
    const prefix = PREFIXES[lang]
    if (prefix && (pathname === prefix || pathname.startsWith(`${prefix}/`))) {
      return { lang, path: pathname.slice(prefix.length) || '/' }
    }
  }
  return { lang: DEFAULT_LANG, path: pathname }
}

/** The same text in the three languages. */
export function inLanguages(en_us: string, zh_cn: string, zh_hk: string): Record<Lang, string> {
  return { en_us, zh_cn, zh_hk }
}
