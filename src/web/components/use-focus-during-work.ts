// Keeps the focus in a dialog while the button that was pressed gives way to progress.
import { type RefObject, useEffect, useRef } from 'react'

export interface FocusDuringWork {
  /** The message that says what happens; takes the focus when the work starts, so it needs a tabIndex of -1. */
  status: RefObject<HTMLParagraphElement | null>
  /** Surrounds the buttons and fields for the next step; the first that is visible takes the focus from the message. */
  actions: RefObject<HTMLDivElement | null>
}

/** Changes nothing where the focus is on another element. */
export function useFocusDuringWork(isBusy: boolean): FocusDuringWork {
  const status = useRef<HTMLParagraphElement>(null)
  const actions = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const focused = document.activeElement
    if (isBusy && focused === document.body) status.current?.focus()
    if (isBusy || focused !== status.current) return
    const controls = actions.current?.querySelectorAll<HTMLElement>('button, input') ?? []
    // Hidden controls do not take the focus.
    for (const control of controls) {
      control.focus()
      if (document.activeElement === control) return
    }
  }, [isBusy])
  return { status, actions }
}
