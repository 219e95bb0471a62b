// What the buttons of a product page do: copy a value, share the page, print its datasheet.
import type { MouseEvent } from 'react'
import { copyText } from '../copy-button/copy-text.ts'
import { showMessage } from '../toasts/toast-store.ts'

/** What is said after a copy. */
export interface CopyWords {
  done: string
  failed: string
}

/** One listener, on the page's root. */
export function productActions(words: CopyWords) {
  return (event: MouseEvent<HTMLElement>): void => {
    const button = (event.target as Element).closest<HTMLElement>('[data-act], [data-copy]')
    const { copy, act } = button?.dataset ?? {}
    if (copy) void copyAndSay(copy, words)
    if (act === 'print') window.print()
    if (act === 'share') void share(words)
  }
}

/** Where the browser has no share sheet, the address is copied. */
async function share(words: CopyWords): Promise<void> {
  const address = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href
  const url = address ?? location.href
  if (!navigator.share) return copyAndSay(url, words)
  // A visitor who closes the sheet has decided; there is nothing to report.
  await navigator.share({ title: document.title, url }).catch(() => undefined)
}

async function copyAndSay(text: string, words: CopyWords): Promise<void> {
  if (await copyText(text)) showMessage('done', words.done)
  else showMessage('warning', words.failed)
}
