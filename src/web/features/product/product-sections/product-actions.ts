// Button actions of a product page: copy a value, share the page, print its datasheet.
import type { MouseEvent } from 'react'
import { copyText } from '../../../components/copy-button/copy-text.ts'
import { showMessage } from '../../../components/toasts/toast-store.ts'

/** Messages shown after a copy. */
export interface CopyWords {
  done: string
  failed: string
}

/** Click handler for the page's root element. */
export function productActions(words: CopyWords) {
  return (event: MouseEvent<HTMLElement>): void => {
    const button = (event.target as Element).closest<HTMLElement>('[data-act], [data-copy]')
    const { copy, act } = button?.dataset ?? {}
    if (copy) void copyAndAnnounce(copy, words)
    if (act === 'print') window.print()
    if (act === 'share') void share(words)
  }
}

/** Copies the URL if the browser has no share sheet. */
async function share(words: CopyWords): Promise<void> {
  const address = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href
  const url = address ?? location.href
  if (!navigator.share) return copyAndAnnounce(url, words)
  // Closing the share sheet rejects the promise; this is not an error.
  await navigator.share({ title: document.title, url }).catch(() => undefined)
}

async function copyAndAnnounce(text: string, words: CopyWords): Promise<void> {
  if (await copyText(text)) showMessage('done', words.done)
  else showMessage('warning', words.failed)
}
