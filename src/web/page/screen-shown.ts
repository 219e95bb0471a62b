// Tells the navigation when a screen is in the document, before the browser paints it.
import { useLayoutEffect } from 'react'
import { useLocation } from '../router/router-context.ts'

let listener: ((key: string) => void) | null = null
let shown: string | null = null

/** `key` is the history entry that is shown; called immediately if a screen is there already. */
export function onScreenShown(listen: (key: string) => void): void {
  listener = listen
  if (shown !== null) listen(shown)
}

/** The history entry whose screen is in the document. */
export function shownEntry(): string | null {
  return shown
}

/** Called by every layout. */
export function useScreenShown(): void {
  const location = useLocation()
  useLayoutEffect(() => {
    shown = location.key
    listener?.(shown)
  }, [location])
}
