// Keeps navigations from loading style sheets again that the document has as parts of joined ones.

/**
 * The loader of chunks that Vite adds loads a style sheet unless a link names it: each part of a joined one gets such a link,
 * disabled, because its rules apply already. Must run before the first chunk is loaded.
 */
export function markLoadedStyleSheets(): void {
  for (const joined of document.querySelectorAll<HTMLElement>('link[data-parts]')) {
    for (const address of joined.dataset.parts?.split(' ') ?? []) {
      const link = document.createElement('link')
      link.rel = 'stylesheet'
      link.disabled = true
      link.href = address
      document.head.append(link)
    }
  }
}
