// Separates the path of a request's URL from its query.

/** '/faq.html' of '/faq.html?x=1'. */
export function pathOfUrl(url: string): string {
  const end = url.indexOf('?')
  return end < 0 ? url : url.slice(0, end)
}
