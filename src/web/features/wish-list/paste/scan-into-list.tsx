// Link to the scanner of a list, and the scanner. The link reloads the page: a document keeps the permissions of the
// page with which it was opened, and most pages may not use the camera.
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { buttonClass } from '../../../../ui/button.tsx'
import { useOnDemand } from '../../../components/toasts/on-demand.ts'
import { useTexts } from '../../../texts.ts'
import { asksToScan, scanAddress, removeScanFromAddress } from './scan-address.ts'

interface ScanIntoListProps {
  /** Receives what was scanned, once the scanner has closed. */
  onScanned: (list: string, next: 'review' | 'keep') => void
}

export function ScanIntoList({ onScanned }: ScanIntoListProps) {
  const t = useTexts('list-review').scan
  const [scanner, loadScanner] = useOnDemand(() => import('./list-scanner.tsx'))
  const link = useRef<HTMLAnchorElement>(null)
  const hasOpened = useRef(false)
  const [isOver, setIsOver] = useState(false)
  // `loadScanner` changes with each render, so the effect has no dependencies; the ref makes it act only once.
  useEffect(() => {
    if (hasOpened.current || !asksToScan()) return
    hasOpened.current = true
    loadScanner()
  })
  function close(list: string, next: 'review' | 'keep') {
    removeScanFromAddress()
    // While the dialog is open, nothing behind it can take the focus.
    flushSync(() => setIsOver(true))
    if (list === '') link.current?.focus()
    else onScanned(list, next)
  }
  return (
    <>
      <a ref={link} className={buttonClass()} href={scanAddress()} data-reload="">
        {t.start}
      </a>
      {scanner && !isOver && (
        <scanner.ListScanner
          onDone={(list) => close(list, 'review')}
          onClose={(list) => close(list, 'keep')}
        />
      )}
    </>
  )
}
