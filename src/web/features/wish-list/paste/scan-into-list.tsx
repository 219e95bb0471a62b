// Link to the scanner of a list, and the scanner. The link reloads the page: a document keeps the permissions of the
// page with which it was opened, and most pages may not use the camera.
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { buttonClass } from '../../../../ui/button.tsx'
import { useTexts } from '../../../texts.ts'
import { ScannerLoader } from '../../support/scan/scanner-loader.tsx'
import { asksToScan, scanAddress, removeScanFromAddress } from './scan-address.ts'

const importScanner = () => import('./list-scanner.tsx')

interface ScanIntoListProps {
  /** Receives what was scanned, once the scanner has closed. */
  onScanned: (list: string, next: 'review' | 'keep') => void
}

/** Not for the server, which does not know whether the address asks to scan. */
export function ScanIntoList({ onScanned }: ScanIntoListProps) {
  const t = useTexts('list-review').scan
  const [isOpen, setOpen] = useState(asksToScan)
  const link = useRef<HTMLAnchorElement>(null)
  function close(list: string, next: 'review' | 'keep') {
    removeScanFromAddress()
    // While the dialog is open, nothing behind it can take the focus.
    flushSync(() => setOpen(false))
    if (list === '') link.current?.focus()
    else onScanned(list, next)
  }
  return (
    <>
      <a ref={link} className={buttonClass()} href={scanAddress()} data-reload="">
        {t.start}
      </a>
      {isOpen && (
        <ScannerLoader importScanner={importScanner} texts={t} onClose={() => close('', 'keep')}>
          {({ ListScanner }) => (
            <ListScanner
              onDone={(list) => close(list, 'review')}
              onClose={(list) => close(list, 'keep')}
            />
          )}
        </ScannerLoader>
      )}
    </>
  )
}
