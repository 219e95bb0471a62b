// Button that opens the scanner, which loads on the first click; hidden without scripts.
import { useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../../../ui/button.tsx'
import { Icon } from '../../../../ui/icons.tsx'
import { useOnDemand } from '../../../components/toasts/on-demand.ts'
import { useTexts } from '../../../texts.ts'

const importScanner = () => import('../scan/scanner.tsx')

export function ScanButton({ onCode }: { onCode: (code: string) => void }) {
  const t = useTexts('verification').input
  // Not `useLive`, which is bundled with all forms, and this page does not need those at first.
  const isLive = useSyncExternalStore(never, yes, no)
  const [open, setOpen] = useState(false)
  const [module, load] = useOnDemand(importScanner)
  if (!isLive) return null
  function start() {
    load()
    setOpen(true)
  }
  return (
    <>
      <Button onClick={start}>
        <ScanIcon /> {t.scan}
      </Button>
      {open && module && (
        <module.Scanner
          onClose={() => setOpen(false)}
          onCode={(code) => {
            // While the dialog is open, nothing behind it can take the focus.
            flushSync(() => setOpen(false))
            onCode(code)
          }}
        />
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
