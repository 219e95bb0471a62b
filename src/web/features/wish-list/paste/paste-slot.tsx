// Place of the panel that reviews a pasted list; keeps its height quiet while the panel loads.
import { useEffect, useRef } from 'react'
import { useLazyComponent } from '../../../loading/lazy-component.ts'
import { lazyPastePanel } from './lazy-panel.ts'
import { asksToScan } from './scan-address.ts'
import type { PastePanelProps } from './paste-panel.tsx'
import { REVIEW_KEYS } from '../lists/review-keys.ts'

export function PasteSlot(props: PastePanelProps) {
  const part = useLazyComponent(lazyPastePanel)
  return <div data-lazy="paste-panel">{part && <part.PastePanel {...props} />}</div>
}

/** Opens the panel when this tab holds a review that a reload interrupted, or when the address asks to scan. */
export function useStoredReview(open: () => void): void {
  const isAsked = useRef(false)
  useEffect(() => {
    if (isAsked.current) return
    isAsked.current = true
    try {
      if (asksToScan() || sessionStorage.getItem(REVIEW_KEYS.list) !== null) open()
    } catch {
      // Without a storage there is nothing to continue.
    }
  })
}
