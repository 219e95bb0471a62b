// Container of the lazily loaded panel that reviews a pasted list, and the hook that opens it again.
import { useEffect, useRef } from 'react'
import { readInTab } from '../../../components/tab-input.ts'
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
  const hasRun = useRef(false)
  useEffect(() => {
    if (hasRun.current) return
    hasRun.current = true
    try {
      if (asksToScan() || readInTab(REVIEW_KEYS.list) !== null) open()
    } catch {
      // Without a storage there is nothing to continue.
    }
  })
}
