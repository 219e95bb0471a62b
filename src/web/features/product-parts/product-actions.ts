// What the buttons of a product page do: copy a value, share the page, print its datasheet.
import type { MouseEvent } from 'react'
import { copyText } from '../copy-button/copy-text.ts'

/** One listener on the page's root; `say` is told whether a copy worked (product.md 8). */
export function productActions(say: (copied: boolean) => void) {
  return (event: MouseEvent<HTMLElement>): void => {
    const button = (event.target as Element).closest<HTMLElement>('button[data-act], [data-copy]')
    const { copy, act } = button?.dataset ?? {}
    if (copy) void copyText(copy).then(say)
    if (act === 'print') window.print()
    if (act === 'share') void share(say)
  }
}

/** Where the browser has no share sheet, the address is copied. */
async function share(say: (copied: boolean) => void): Promise<void> {
  const address = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href
  const url = address ?? location.href
  if (!navigator.share) return say(await copyText(url))
  // A visitor who closes the sheet has decided; there is nothing to report.
  await navigator.share({ title: document.title, url }).catch(() => undefined)
}
