// Handles clicks on links and GET forms of the same language as client-side navigation; without this script, the browser
// loads the page.
import type { Router } from '../router/browser-router.ts'
import { type Lang, splitLangPath } from '../../shared/lang.ts'
import { PATHS } from '../paths.ts'
import { routeModuleOf } from '../loading/route-module.ts'

/** `data-reload` on a link or form forces a full page load. */
export function watchLinks(router: Router, lang: Lang): void {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a')
    if (!link || !isPlainClick(event) || !leadsInside(link, lang)) return
    event.preventDefault()
    void router.navigate(routerAddress(link.href))
  })
  for (const intent of ['pointerover', 'focusin']) {
    document.addEventListener(intent, ({ target }) => {
      const link = (target as Element).closest('a')
      if (link && leadsInside(link, lang)) preload(router, link.href, lang)
    })
  }
  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement
    if (event.defaultPrevented || form.method !== 'get' || form.hasAttribute('data-reload')) return
    if (needsNewDocument(new URL(form.action).pathname)) return
    event.preventDefault()
    void router.navigate(formUrl(form, event.submitter))
  })
}

const preloaded = new Set<string>()

/** Preloads the screen a link points to while the visitor hovers over or focuses the link. */
function preload(router: Router, href: string, lang: Lang): void {
  const address = routerAddress(href)
  if (preloaded.has(address)) return
  preloaded.add(address)
  const screen = routeModuleOf(router.table.match(new URL(href).pathname)?.route)
  // If preloading fails, following the link reports the error.
  if (screen && !screen.loaded()) screen.load(lang).catch(() => undefined)
}

/** The address a GET form submits to, without its empty fields; path without language prefix. */
export function formUrl(form: HTMLFormElement, submitter: HTMLElement | null): string {
  const address = new URL(form.action, location.href)
  address.search = ''
  for (const [name, value] of new FormData(form, submitter)) {
    if (typeof value === 'string' && value !== '') address.searchParams.append(name, value)
  }
  return routerAddress(address.href)
}

/** Path, search and hash without the language prefix, which the router adds itself. */
function routerAddress(href: string): string {
  const address = new URL(href)
  return splitLangPath(address.pathname).path + address.search + address.hash
}

function isPlainClick(event: MouseEvent): boolean {
  const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  return event.button === 0 && !event.defaultPrevented && !isModified
}

function leadsInside(link: HTMLAnchorElement, lang: Lang): boolean {
  if (link.target || link.hasAttribute('download') || link.hasAttribute('data-reload')) return false
  if (link.origin !== location.origin || splitLangPath(link.pathname).lang !== lang) return false
  if (needsNewDocument(link.pathname)) return false
  // What ends in `.xml`, `.png` and the like is a file, not a screen; the addresses of many screens end in `.html`.
  if (/\.(?!html$)\w+$/.test(link.pathname)) return false
  const isSamePage = link.pathname === location.pathname && link.search === location.search
  return !(isSamePage && link.hash)
}

/**
 * The permission to use the camera is set per document, and the verification page opens the camera in its own document,
 * so a link to or from it loads a new document. Order pad and wish list load themselves again when scanning starts.
 * This compares the address because the rules of all pages are too large for the first load.
 */
function needsNewDocument(pathname: string): boolean {
  const scans = (path: string) => path.endsWith(PATHS.verification)
  return scans(pathname) !== scans(location.pathname)
}
