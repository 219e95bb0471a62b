// Prepares sanitised HTML for a page: links keep the page's language, tables get a scrolling box, and one of several
// texts on a page gets anchors of its own and lower headings.
import { type Lang, langPrefix, splitLangPath } from '../../../../shared/lang.ts'
import { localHref } from '../../../page/local-link.tsx'

/**
 * `tableLabel`: accessible name of the box around a table. The patterns expect double-quoted attributes, which
 * the server writes.
 */
export function prepareHtml(html: string, lang: Lang, tableLabel: string): string {
  return boxTables(localiseLinks(html, lang), tableLabel)
}

/** For one of several texts on a page: prefixes anchors with `id` and lowers headings one level. */
export function asSection(html: string, id: string): string {
  return html
    .replaceAll(/(<h[2-4]\s[^>]*?\bid=")([^"]*)"/g, `$1${id}-$2"`)
    .replaceAll(/(<a\s[^>]*?\bhref="#)([^"]*)"/g, `$1${id}-$2"`)
    .replaceAll(
      /<(\/?)h([2-4])(?=[\s>])/g,
      (_, end: string, level: string) => `<${end}h${Number(level) + 1}`,
    )
}

/** '/faq.html' becomes '/zh-cn/faq.html'; file links and paths with a language prefix are unchanged. */
export function localiseLinks(html: string, lang: Lang): string {
  if (!langPrefix(lang)) return html
  return html.replaceAll(/(<a\s[^>]*?\bhref=")(\/(?!\/)[^"]*)"/g, (whole, start: string, path) =>
    isScreen(String(path)) ? `${start}${localHref(lang, String(path))}"` : whole,
  )
}

function boxTables(html: string, label: string): string {
  const name = label.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  return html
    .replaceAll(
      /<table(?=[\s>])/g,
      `<div data-scroll="" role="group" tabindex="0" aria-label="${name}"><table`,
    )
    .replaceAll('</table>', '</table></div>')
}

function isScreen(path: string): boolean {
  const bare = path.split(/[?#]/)[0] ?? ''
  if (splitLangPath(bare).path !== bare) return false
  if (/^\/(api|media|pictures|plots|docs)(\/|$)/.test(bare)) return false
  return !/\.(?!html$)\w+$/.test(bare)
}
