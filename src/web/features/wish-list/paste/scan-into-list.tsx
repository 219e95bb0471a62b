// Link to the scanner of a list, and the scanner. The link reloads the page: a document keeps the permissions of the
// page with which it was opened, and most pages may not use the camera.
import { useEffect, useRef, useState } from 'react'
import { buttonClass } from '../../../../ui/button.tsx'
import { useOnDemand } from '../../../components/toasts/on-demand.ts'
import { useLang } from '../../../site-context.ts'
import { loadTexts, useTexts } from '../../../texts.ts'
import { asksToScan, scanAddress, removeScanFromAddress } from './scan-address.ts'

export function ScanIntoList({ onList }: { onList: (list: string) => void }) {
  const t = useTexts('list-review').scan
  const lang = useLang()
  const [scanner, loadScanner] = useOnDemand(() =>
    loadTexts(lang, 'verification').then(() => import('./list-scanner.tsx')),
  )
  const hasOpened = useRef(false)
  const [isOver, setIsOver] = useState(false)
  // `loadScanner` changes with each render, so the effect has no dependencies; the ref makes it act only once.
  useEffect(() => {
    if (hasOpened.current || !asksToScan()) return
    hasOpened.current = true
    loadScanner()
  })
  function close(list: string) {
    removeScanFromAddress()
    setIsOver(true)
    onList(list)
  }
  return (
    <>
      <a className={buttonClass()} href={scanAddress()} data-reload="">
        {t.start}
      </a>
      {scanner && !isOver && <scanner.ListScanner onDone={close} onClose={() => close('')} />}
    </>
  )
}
