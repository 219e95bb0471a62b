// One listener for every copy button of a page: copies, then says whether it worked (product.md 8).
import type { MouseEvent } from 'react'

/** Put on the page's root element. `say` shows the outcome. */
export function copyOnClick(say: (done: boolean) => void) {
  return (event: MouseEvent<HTMLElement>): void => {
    const button = (event.target as Element).closest<HTMLElement>('[data-copy]')
    const text = button?.dataset.copy
    if (text) void copyText(text).then(say)
  }
}

/** False when the browser refuses or has no clipboard (an address without https). */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyBySelection(text)
  }
}

/** The old way, which works on plain http as well. */
function copyBySelection(text: string): boolean {
  const before = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  document.body.append(field)
  field.select()
  let done = false
  try {
    done = document.execCommand('copy')
  } catch {
    done = false
  }
  field.remove()
  if (before instanceof HTMLElement) before.focus()
  return done
}
