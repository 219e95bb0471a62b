// Loads the script of a scanner while it is open; if that fails, a dialog says so and offers to try again.
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { withinLoadLimit } from '../../../loading/load-error.ts'
import type { ScanTexts } from './scan-texts.ts'
import css from './scanner.module.css'

interface ScannerLoaderProps<M extends object> {
  /** Must be the same function in each render. */
  importScanner: () => Promise<M>
  texts: ScanTexts
  onClose: () => void
  /** Renders the scanner. */
  children: (module: M) => ReactNode
}

export function ScannerLoader<M extends object>(props: ScannerLoaderProps<M>) {
  const { importScanner, texts, onClose, children } = props
  const [module, setModule] = useState<M | null>(null)
  const [attempt, setAttempt] = useState(1)
  /** The last attempt that failed. */
  const [failed, setFailed] = useState(0)
  useEffect(() => {
    let isOver = false
    withinLoadLimit('scanner', importScanner()).then(
      (loaded) => isOver || setModule(loaded),
      () => isOver || setFailed(attempt),
    )
    return () => {
      isOver = true
    }
  }, [importScanner, attempt])
  if (module) return children(module)
  // Usually the script is there before a message could be read.
  if (failed === 0) return null
  return (
    <LoadFailure
      texts={texts}
      isLoading={failed !== attempt}
      onClose={onClose}
      onRetry={() => setAttempt(failed + 1)}
    />
  )
}

interface LoadFailureProps {
  texts: ScanTexts
  isLoading: boolean
  onClose: () => void
  onRetry: () => void
}

function LoadFailure({ texts, isLoading, onClose, onRetry }: LoadFailureProps) {
  const id = useId()
  const retry = useRef<HTMLButtonElement>(null)
  useEffect(() => retry.current?.focus(), [])
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.title}
      closeLabel={texts.close}
      className={css.dialog}
    >
      <p id={id} role="status" className={css.state}>
        {isLoading ? texts.states.opening : texts.states.noReader}
      </p>
      <div className={css.actions}>
        <Button
          ref={retry}
          look="primary"
          aria-describedby={id}
          aria-disabled={isLoading}
          onClick={onRetry}
        >
          {texts.retry}
        </Button>
      </div>
    </Dialog>
  )
}
