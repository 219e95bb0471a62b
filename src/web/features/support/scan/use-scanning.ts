// Scanning loop: opens camera and reader, and scans several times a second until the code that was looked for is found.
import { useEffect, useRef, useState } from 'react'
import { type BarcodeReader, type BarcodeFormat, openReader } from './barcode-reader.ts'
import { type Camera, CameraError, type CameraFailure, openCamera } from './open-camera.ts'

/** Interval between scans: responsive enough for a moving hand, light enough for a slow phone. */
const SCAN_INTERVAL_MS = 120

/**
 * What the scanner says: `itemBarcode` and `unknown` were scanned in place of the code; `noReader`: the barcode reader failed
 * to load; `noCode`: the chosen picture has no code.
 */
export type ScanState =
  | 'opening'
  | 'looking'
  | 'itemBarcode'
  | 'unknown'
  | 'noReader'
  | 'noCode'
  | CameraFailure

export interface ScanOptions {
  formats?: readonly BarcodeFormat[]
  /**
   * Receives the texts of all symbols in sight, of which there may be none. `done` ends the scanning; null leaves the state
   * as it was, and means for a picture from a file that it has no code.
   */
  onTexts: (texts: readonly string[]) => 'done' | 'looking' | 'itemBarcode' | 'unknown' | null
}

export function useScanning({ formats, onTexts }: ScanOptions) {
  const [state, setState] = useState<ScanState>('opening')
  const [camera, setCamera] = useState<Camera | null>(null)
  const video = useRef<HTMLVideoElement>(null)
  const reader = useRef<Promise<BarcodeReader> | null>(null)
  const latestOnTexts = useRef(onTexts)
  useEffect(() => {
    latestOnTexts.current = onTexts
  })

  useEffect(() => {
    let isOver = false
    let opened: Camera | null = null
    reader.current = openReader(formats)
    async function scan() {
      const [newCamera, barcodeReader] = await Promise.all([openCamera(), reader.current])
      opened = newCamera
      if (isOver || !video.current || !barcodeReader) return newCamera.close()
      setCamera(newCamera)
      video.current.srcObject = newCamera.stream
      await video.current.play()
      setState('looking')
      while (!isOver && video.current) {
        const texts = await barcodeReader.read(video.current).catch(() => [])
        if (isOver) return
        const result = latestOnTexts.current(texts)
        if (result === 'done') return
        if (result) setState(result)
        await pause(SCAN_INTERVAL_MS)
      }
    }
    scan().catch((error: unknown) => {
      if (isOver) return
      setState(error instanceof CameraError ? error.failure : 'noReader')
    })
    return () => {
      isOver = true
      opened?.close()
    }
  }, [formats])

  /** Reads a picture file, for users without a camera or who do not want to use it. */
  async function readFile(file: File): Promise<void> {
    reader.current ??= openReader(formats)
    const barcodeReader = await reader.current.catch(() => null)
    // After a failure the next picture loads the reader again.
    if (!barcodeReader) reader.current = null
    const texts = barcodeReader ? await textsOf(file, barcodeReader) : null
    const result = texts && latestOnTexts.current(texts)
    if (result !== 'done') setState(barcodeReader ? (result ?? 'noCode') : 'noReader')
  }
  return { state, camera, video, readFile }
}

/** Null when the file is not a picture, or cannot be read. */
async function textsOf(file: File, reader: BarcodeReader): Promise<readonly string[] | null> {
  try {
    const picture = await toBitmap(file)
    const texts = await reader.read(picture)
    picture.close()
    return texts
  } catch {
    return null
  }
}

/** Maximum side in pixels for the reader: twelve megapixels take seconds. */
const MAX_PIXELS = 2000

async function toBitmap(file: File): Promise<ImageBitmap> {
  const whole = await createImageBitmap(file)
  const scale = MAX_PIXELS / Math.max(whole.width, whole.height)
  if (scale >= 1) return whole
  const resizeWidth = Math.round(whole.width * scale)
  const smaller = await createImageBitmap(whole, { resizeWidth, resizeQuality: 'high' })
  whole.close()
  return smaller
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
