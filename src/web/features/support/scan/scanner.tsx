// Scanner dialog for a verification code, which closes at the first code.
import { Dialog } from '../../../../ui/dialog.tsx'
import { useTexts } from '../../../texts.ts'
import { readScan } from './read-scan.ts'
import { ScanView } from './scan-view.tsx'
import { useScanning } from './use-scanning.ts'
import css from './scanner.module.css'

export interface ScannerProps {
  onCode: (code: string) => void
  onClose: () => void
}

export function Scanner({ onCode, onClose }: ScannerProps) {
  const t = useTexts('verification').scanner
  const scanning = useScanning({
    onTexts(texts) {
      const found = bestScan(texts)
      if (!found) return null
      if (!('code' in found)) return found.other
      onCode(found.code)
      return 'done'
    },
  })
  return (
    <Dialog open onClose={onClose} title={t.title} closeLabel={t.close} className={css.dialog}>
      <ScanView scanning={scanning} texts={t} />
    </Dialog>
  )
}

/** Of several symbols on a label, prefers the one with a code. */
function bestScan(texts: readonly string[]) {
  const scans = texts.map(readScan)
  return scans.find((scan) => 'code' in scan) ?? scans[0] ?? null
}
