// Scanner dialog that stays open: every code is a row of the list, and the same code again raises its quantity. A reload
// continues the scan.
import { useEffect, useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { useNumber } from '../../../format/format.ts'
import { useTexts } from '../../../texts.ts'
import { PRINTED_FORMATS } from '../../support/scan/printed-formats.ts'
import { ScanView } from '../../support/scan/scan-view.tsx'
import { useScanning } from '../../support/scan/use-scanning.ts'
import { listText, newCounter, type ScannedCodes } from './scanned-codes.ts'
import { readStoredCodes, storeCodes } from './stored-codes.ts'
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
  const [before] = useState(readStoredCodes)
  const [codes, setCodes] = useState<ScannedCodes>(before)
  const [last, setLast] = useState<string | null>(null)
  const [counter] = useState(newCounter)
  const scanning = useScanning({
    formats: PRINTED_FORMATS,
    onTexts(texts) {
      const counted = counter.count(texts, performance.now())
      for (const code of counted) {
        navigator.vibrate?.(VIBRATION_MS)
        setLast(code)
        setCodes((old) => new Map(old).set(code, (old.get(code) ?? 0) + 1))
      }
      return texts.length > 0 ? 'looking' : null
    },
  })
  const { camera } = scanning
  useEffect(() => {
    if (camera) counter.expect(before.keys(), performance.now())
  }, [camera, counter, before])
  useEffect(() => storeCodes(codes), [codes])
  function leaveOut(code: string) {
    setLast(null)
    setCodes((old) => new Map([...old].filter(([each]) => each !== code)))
  }
  /** Passes the codes on; from then on the review or the field has them. */
  function end(passOn: (list: string) => void) {
    storeCodes(new Map())
    passOn(listText(codes))
  }
  return (
    <Dialog open onClose={() => end(onClose)} title={t.title} closeLabel={t.close}>
      <ScanView scanning={scanning} texts={t}>
        <p className={css.message} role="status">
          {last !== null && t.counted(last, number(codes.get(last) ?? 0))}
        </p>
        <ScannedList codes={codes} onLeaveOut={leaveOut} />
      </ScanView>
      {codes.size > 0 && (
        <p className={css.finish}>
          <Button look="primary" onClick={() => end(onDone)}>
            {t.done(codes.size)}
          </Button>
        </p>
      )}
    </Dialog>
  )
}

interface ScannedListProps {
  codes: ScannedCodes
  onLeaveOut: (code: string) => void
}

/** The newest code is first. */
function ScannedList({ codes, onLeaveOut }: ScannedListProps) {
  const t = useTexts('list-review').scan
  const number = useNumber()
  return (
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
              onLeaveOut(code)
            }}
          >
            ×
          </Button>
        </li>
      ))}
    </ul>
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
