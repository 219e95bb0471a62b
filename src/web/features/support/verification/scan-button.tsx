// Button that opens the scanner, which loads on the first click; hidden without scripts.
import { useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../../../ui/button.tsx'
import { Icon } from '../../../../ui/icons.tsx'
import { useTexts } from '../../../texts.ts'
import { ScannerLoader } from '../scan/scanner-loader.tsx'

const importScanner = () => import('../scan/scanner.tsx')

export function ScanButton({ onCode }: { onCode: (code: string) => void }) {
  const t = useTexts('verification')
  // Not `useLive`, which is bundled with all forms, and this page does not need those at first.
  const isLive = useSyncExternalStore(never, yes, no)
  const [open, setOpen] = useState(false)
  if (!isLive) return null
  const close = () => setOpen(false)
  function insert(code: string) {
    // While the dialog is open, nothing behind it can take the focus.
    flushSync(close)
    onCode(code)
  }
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <ScanIcon /> {t.input.scan}
      </Button>
      {open && (
        <ScannerLoader importScanner={importScanner} texts={t.scanner} onClose={close}>
          {({ Scanner }) => <Scanner onCode={insert} onClose={close} />}
        </ScannerLoader>
      )}
    </>
  )
}

// A store that never changes: false on the server and while the page is hydrated, afterwards true.
const never = () => () => {}
const yes = () => true
const no = () => false

function ScanIcon() {
  return (
    <Icon>
      <path d="M4 8V4h4M16 4h4v4M20 16v4h-4M8 20H4v-4M8 9v6M12 9v6M16 9v6" />
    </Icon>
  )
}
