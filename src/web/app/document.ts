// The HTML document around a rendered page, with no inline scripts or styles.
import { brand } from '../../shared/brand.ts'
import { htmlLang, type Lang, langPrefix } from '../../shared/lang.ts'
import { PAGE_COLOURS } from '../../ui/page-colours.ts'
import type { Theme } from '../site-context.ts'
import type { PageAssets, PageSheet } from './assets.ts'
import { type HeadTag, safeJson } from '../page/head.ts'
import type { PageData } from '../router/route.ts'
import { HYDRATION_ID } from './hydration.ts'
import { escapeMarkup } from '../../shared/escape-markup.ts'

export interface PageDocument {
  lang: Lang
  theme: Theme
  tags: HeadTag[]
  assets: PageAssets
  brandSheet: string
  body: string
  hydration: PageData
}

export function documentOf(page: PageDocument): string {
  const theme = page.theme === 'system' ? '' : ` data-theme="${page.theme}"`
  return `<!doctype html><html lang="${htmlLang(page.lang)}"${theme}><head><meta charset="utf-8">${
    FIXED_HEAD + feedTag(page.lang)
  }${page.tags.map(printTag).join('')}${prefersTag(page.body)}${assetTags(page.assets, page.brandSheet)}</head><body><div id="root">${
    page.body
  }</div><script type="application/json" id="${HYDRATION_ID}">${safeJson(
    page.hydration,
  )}</script></body></html>`
}

const FIXED_HEAD =
  '<meta name="viewport" content="width=device-width,initial-scale=1">' +
  `<meta name="theme-color" content="${PAGE_COLOURS.light}" media="(prefers-color-scheme: light)">` +
  `<meta name="theme-color" content="${PAGE_COLOURS.dark}" media="(prefers-color-scheme: dark)">` +
  '<link rel="icon" href="/favicon.svg" type="image/svg+xml">' +
  '<link rel="apple-touch-icon" href="/icon-180.png">' +
  '<link rel="manifest" href="/manifest.webmanifest">'

function feedTag(lang: Lang): string {
  return `<link rel="alternate" type="application/rss+xml" title="${escapeMarkup(brand.brandName)}" href="${langPrefix(lang)}/rss.xml">`
}

/** A script that sets the preferred series before the first paint; only pages that show twins need it. */
function prefersTag(body: string): string {
  return body.includes(' data-other-for=') ? '<script src="/prefers.js"></script>' : ''
}

/** `data-head` marks the tags that are replaced on navigation. */
function printTag({ tag, attributes, text }: HeadTag): string {
  const written = Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeMarkup(value)}"`)
    .join('')
  const open = `<${tag}${written} data-head>`
  if (tag === 'meta' || tag === 'link') return open
  return `${open}${tag === 'script' ? text : escapeMarkup(text ?? '')}</${tag}>`
}

// The page is readable without scripts, so most load after the first paint. The largest load before, at low priority after
// style sheets, pictures and font: the network would be idle while the browser lays out the page.
function assetTags(assets: PageAssets, brandSheet: string): string {
  const { scriptLoader, entry, base, earlyScripts, scripts, sheets, font } = assets
  return (
    [...sheets, { address: brandSheet, parts: [] }].map(sheetTag).join('') +
    (font ? `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>` : '') +
    `<script type="module" src="${scriptLoader}" fetchpriority="low" data-base="${base}" data-entry="${entry}" data-scripts="${scripts.join(' ')}"></script>` +
    [base, ...earlyScripts]
      .map((file) => `<link rel="modulepreload" href="${file}" fetchpriority="low">`)
      .join('')
  )
}

/** `data-parts`: the style sheets that the build joined into this one, which `markLoadedStyleSheets` marks as loaded. */
function sheetTag({ address, parts }: PageSheet): string {
  const joins = parts.length > 0 ? ` data-parts="${parts.join(' ')}"` : ''
  return `<link rel="stylesheet" href="${address}"${joins}>`
}
