// Scanner dialog that stays open: every code is a row of the list, and the same code again raises its quantity.
import { useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { useNumber } from '../../../format/format.ts'
import { useTexts } from '../../../texts.ts'
import { PRINTED_FORMATS } from '../../support/scan/printed-formats.ts'
import { ScanView } from '../../support/scan/scan-view.tsx'
import { useScanning } from '../../support/scan/use-scanning.ts'
import { listText, newCounter, type ScannedCodes } from './scanned-codes.ts'
import css from './paste.module.css'

interface ListScannerProps {
  /** Receives the scanned list when its review is asked for. */
  onDone: (list: string) => void
  /** Receives what was scanned until the scanner was closed in another way; '' if that is nothing. */
  onClose: (list: string) => void
}

const VIBRATION_MS = 40

export function ListScanner({ onDone, onClose }: ListScannerProps) {
  const t = useTexts('list-review').scan
  const number = useNumber()
  const [codes, setCodes] = useState<ScannedCodes>(new Map())
  const [last, setLast] = useState<string | null>(null)
  const [counter] = useState(newCounter)
  const scanning = useScanning({
    formats: PRINTED_FORMATS,
    onTexts(texts) {
      const counted = counter.count(texts, performance.now())
      for (const code of counted) {
        navigator.vibrate?.(VIBRATION_MS)
        setLast(code)
        setCodes((before) => new Map(before).set(code, (before.get(code) ?? 0) + 1))
      }
      return texts.length > 0 ? 'looking' : null
    },
  })
  function leaveOut(code: string) {
    setLast(null)
    setCodes((before) => new Map([...before].filter(([each]) => each !== code)))
  }
  const close = () => onClose(listText(codes))
  return (
    <Dialog open onClose={close} title={t.title} closeLabel={t.close}>
      <ScanView scanning={scanning} texts={t}>
        <p className={css.message} role="status">
          {last !== null && t.counted(last, number(codes.get(last) ?? 0))}
        </p>
        <ul className={css.scanned}>
          {[...codes].toReversed().map(([code, quantity]) => (
            <li key={code}>
              <span>{code}</span> <strong>× {number(quantity)}</strong>
              <Button
                small
                look="quiet"
                aria-label={t.leaveOut(code)}
                onClick={({ currentTarget }) => {
                  focusNeighbour(currentTarget)
                  leaveOut(code)
                }}
              >
                ×
              </Button>
            </li>
          ))}
        </ul>
      </ScanView>
      {codes.size > 0 && (
        <p className={css.finish}>
          <Button look="primary" onClick={() => onDone(listText(codes))}>
            {t.done(codes.size)}
          </Button>
        </p>
      )}
    </Dialog>
  )
}

/** Before its row goes, the focus moves to the same button of a row beside it, or from the only row to the first field. */
function focusNeighbour(button: HTMLElement) {
  const row = button.closest('li')
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling
  const next =
    neighbour?.querySelector('button') ?? button.closest('dialog')?.querySelector('input')
  next?.focus()
}
