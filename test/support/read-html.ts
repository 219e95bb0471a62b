// Extracts what the tests need from a page's HTML; the pages are our own, so regular expressions are enough.

/** The attributes of every `<name …>` of a page. */
export function tagsOf(html: string, name: string): Record<string, string>[] {
  return [...html.matchAll(new RegExp(`<${name}\\b([^>]*)>`, 'g'))].map((tag) =>
    Object.fromEntries(
      [...(tag[1] ?? '').matchAll(/([\w:-]+)(?:="([^"]*)")?/g)].map(([, key, value]) => [
        key?.toLowerCase() ?? '',
        unescapeHtml(value ?? ''),
      ]),
    ),
  )
}

/** The text of every `<name>…</name>`, without inner markup. */
export function textsOf(html: string, name: string): string[] {
  return [...html.matchAll(new RegExp(`<${name}\\b[^>]*>(.*?)</${name}>`, 'gs'))].map((found) =>
    unescapeHtml((found[1] ?? '').replace(/<[^>]*>/g, '')).trim(),
  )
}

/** rel -> href of the links in the head; alternates as 'hreflang -> href'. */
export function headLinks(html: string): {
  canonical: string | undefined
  alternates: Map<string, string>
} {
  const links = tagsOf(html, 'link')
  return {
    canonical: links.find(({ rel }) => rel === 'canonical')?.href,
    alternates: new Map(
      links.flatMap(({ rel, hreflang, href }) =>
        rel === 'alternate' && hreflang && href ? [[hreflang, href] as const] : [],
      ),
    ),
  }
}

/** The distinct internal URLs that a page links to, without fragments. */
export function internalLinks(html: string): string[] {
  const addresses = tagsOf(html, 'a').flatMap(({ href }) => href?.split('#')[0] ?? [])
  return [...new Set(addresses)].filter((address) => /^\/(?!\/)/.test(address))
}

function unescapeHtml(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
}
