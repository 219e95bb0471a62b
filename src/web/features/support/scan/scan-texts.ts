// Texts of a scanner; each of the scanners has its own, because they look for different codes.
import type { ScanState } from './use-scanning.ts'

/** What only one of the scanners says. */
type OptionalState = 'itemBarcode' | 'unknown' | 'nextPicture'

export interface ScanTexts {
  title: string
  close: string
  /** Chooses a picture. */
  picture: string
  light: string
  /** Loads the script of the scanner or its barcode reader again. */
  retry: string
  /** Opens the camera again. */
  camera: string
  states: Record<Exclude<ScanState, OptionalState>, string> & Partial<Record<OptionalState, string>>
}
