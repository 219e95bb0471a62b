// Handles clicks on copy buttons and reports success or failure.
import type { MouseEvent } from 'react'
import { showMessage } from '../toasts/toast-store.ts'
import { copyText } from './copy-text.ts'

/** Click handler for the element around the buttons. */
export function copyWithMessage(messages: { done: string; failed: string }) {
  return (event: MouseEvent<HTMLElement>): void => {
    const value = (event.target as Element).closest<HTMLElement>('[data-copy]')?.dataset['copy']
    if (!value) return
    void copyText(value).then((done) =>
      showMessage(done ? 'done' : 'warning', done ? messages.done : messages.failed),
    )
  }
}
