// Button actions of a product page: copy a value, share the page, print its datasheet.
import type { MouseEvent } from 'react'
import { copyText } from '../../../components/copy-button/copy-text.ts'
import { showMessage } from '../../../components/toasts/toast-store.ts'

/** Messages shown after a copy. */
export interface CopyTexts {
  done: string
  failed: string
}

/** Click handler for the page's root element. */
export function productActions(texts: CopyTexts) {
  return (event: MouseEvent<HTMLElement>): void => {
    const button = (event.target as Element).closest<HTMLElement>('[data-act], [data-copy]')
    const { copy, act } = button?.dataset ?? {}
    if (copy) void copyAndAnnounce(copy, texts)
    if (act === 'print') window.print()
    if (act === 'share') void share(texts)
  }
}

/** Copies the URL if the browser has no share sheet. */
async function share(texts: CopyTexts): Promise<void> {
  const address = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href
  const url = address ?? location.href
  if (!navigator.share) return copyAndAnnounce(url, texts)
  // Closing the share sheet rejects the promise; this is not an error.
  await navigator.share({ title: document.title, url }).catch(() => undefined)
}

async function copyAndAnnounce(text: string, texts: CopyTexts): Promise<void> {
  if (await copyText(text)) showMessage('done', texts.done)
  else showMessage('warning', texts.failed)
}
