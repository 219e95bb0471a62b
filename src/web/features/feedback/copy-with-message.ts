// Listens for copy buttons and says whether the copying worked.
import type { MouseEvent } from 'react'
import { copyText } from '../copy-button/copy-text.ts'
import { showMessage } from '../toasts/toast-store.ts'

/** For the element around the buttons. */
export function copyWithMessage(words: { done: string; failed: string }) {
  return (event: MouseEvent<HTMLElement>): void => {
    const value = (event.target as Element).closest<HTMLElement>('[data-copy]')?.dataset['copy']
    if (!value) return
    void copyText(value).then((done) =>
      showMessage(done ? 'done' : 'warning', done ? words.done : words.failed),
    )
  }
}
