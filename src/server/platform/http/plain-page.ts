// A page of a few words that is sent without the site: its own short style, light or dark as the browser prefers.
import { createHash } from 'node:crypto'
import { escapeMarkup } from '../../../shared/escape-markup.ts'
import { htmlLang, type Lang } from '../../../shared/lang.ts'

export interface PlainPage {
  lang: Lang
  title: string
  /** Markup. */
  content: string
  /** The page is loaded again after this many seconds. */
  reloadAfter?: number
}

export function plainPage({ lang, title, content, reloadAfter }: PlainPage): string {
  const reload =
    reloadAfter === undefined ? '' : `<meta http-equiv="refresh" content="${reloadAfter}">\n`
  return `<!doctype html>
<html lang="${htmlLang(lang)}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
${reload}<title>${escapeMarkup(title)}</title>
<style>${STYLE}</style>
<main>
${content}</main>
</html>
`
}

/** The colours are those of `ui/tokens.css`, which these pages do not load. */
const STYLE =
  'body{margin:0;background:light-dark(#ffffff,#0e1314);color:light-dark(#10201a,#e8efec);' +
  'font:1rem/1.5 system-ui,sans-serif}' +
  'main{max-width:38rem;margin:0 auto;padding:2rem 1rem}' +
  'h1{margin:0 0 .5rem;font-size:1.375rem;line-height:1.3}' +
  'p{margin:0 0 .5rem}' +
  'section+section{margin-top:1.5rem;padding-top:1.5rem;border-top:1px solid light-dark(#d5deda,#2c3739)}' +
  'a{display:inline-block;padding:.625rem 0;color:light-dark(#0b6e4f,#43c99a)}'

const HASH = createHash('sha256').update(STYLE).digest('base64')

/** Of the answer with such a page, besides or instead of the usual security headers. */
export const PLAIN_PAGE_HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${HASH}'; img-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'`,
} as const
