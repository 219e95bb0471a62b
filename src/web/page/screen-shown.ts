// Notifies the navigation when a screen is in the document, before the browser paints it, and remembers what had the
// focus.
import { useLayoutEffect } from 'react'
import { useLocation } from '../router/router-context.ts'

let listener: ((key: string) => void) | null = null
let shown: string | null = null
let focusedWhenShown: Element | null = null

/** `listen` receives the key of the history entry that is shown; immediately if a screen is there already. */
export function onScreenShown(listen: (key: string) => void): void {
  listener = listen
  if (shown !== null) listen(shown)
}

/** The key of the history entry whose screen is in the document. */
export function shownEntryKey(): string | null {
  return shown
}

/** What had the focus when that screen came into the document, before it could move the focus itself. */
export function focusedWhenScreenShown(): Element | null {
  return focusedWhenShown
}

/** Called by the loading bar, which every layout has except that of staff, whose pages are loaded whole. */
export function useReportScreenShown(): void {
  const location = useLocation()
  useLayoutEffect(() => {
    shown = location.key
    focusedWhenShown = document.activeElement
    listener?.(shown)
  }, [location])
}
