// Link that scans codes into a list. It loads the page again, because permissions of the camera belong to a document.
import { useEffect, useRef, useState } from 'react'
import { buttonClass } from '../../../../ui/button.tsx'
import { useOnDemand } from '../../../components/toasts/on-demand.ts'
import { useLang } from '../../../site-context.ts'
import { loadTexts, useTexts } from '../../../texts.ts'
import { asksToScan, scanAddress, removeScanFromAddress } from './scan-address.ts'

export function ScanIntoList({ onList }: { onList: (list: string) => void }) {
  const t = useTexts('list-review').scan
  const lang = useLang()
  const [scanner, bring] = useOnDemand(() =>
    loadTexts(lang, 'verification').then(() => import('./list-scanner.tsx')),
  )
  const isAsked = useRef(false)
  const [isOver, setIsOver] = useState(false)
  // `bring` is another function with each render, so the effect has no dependencies: the ref lets it act once.
  useEffect(() => {
    if (isAsked.current || !asksToScan()) return
    isAsked.current = true
    bring()
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
