// Scanning loop: opens camera and reader, and scans several times a second until the code that was looked for is found.
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { type BarcodeReader, type BarcodeFormat, openReader } from './barcode-reader.ts'
import { type Camera, CameraError, type CameraFailure, openCamera } from './open-camera.ts'
import { decodePicture } from './decode-picture.ts'

/** Interval between scans: responsive enough for a moving hand, light enough for a slow phone. */
const SCAN_INTERVAL_MS = 120

/**
 * What the scanner says: `reading`, a chosen picture; `itemBarcode` and `unknown` were scanned in place of the code;
 * `noReader`: the barcode reader failed to load, or to read the picture; `noPicture`: the chosen file cannot be opened as a picture; `noCode`: the
 * chosen picture has no code; `nextPicture`: it had one; as there is no camera, another picture may
 * be chosen.
 */
export type ScanState =
  | 'opening'
  | 'looking'
  | 'reading'
  | 'itemBarcode'
  | 'unknown'
  | 'noReader'
  | 'noPicture'
  | 'noCode'
  | 'nextPicture'
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
  const [attempt, setAttempt] = useState(1)
  const loadReader = useReader(formats)
  /** The chosen picture that waits for a reader. */
  const unread = useRef<File | null>(null)
  const isClosed = useRef(false)
  const latestOnTexts = useRef(onTexts)
  useEffect(() => {
    latestOnTexts.current = onTexts
  })
  useEffect(() => {
    isClosed.current = false
    return () => {
      isClosed.current = true
    }
  }, [])
  const { camera, video } = useCamera({ attempt, loadReader, latestOnTexts, setState })

  /** Reads a picture file, for users without a camera or who do not want to use it. */
  async function readFile(file: File): Promise<void> {
    setState('reading')
    const texts = await textsOf(file, loadReader)
    if (isClosed.current) return
    unread.current = texts === 'noReader' ? file : null
    const result = typeof texts === 'string' ? texts : (latestOnTexts.current(texts) ?? 'noCode')
    if (result === 'done') return
    setState(result === 'looking' && camera === null ? 'nextPicture' : result)
  }
  /** Reads the picture that could not be read without the reader; if there is none, opens camera and reader again. */
  function retry() {
    if (unread.current) return void readFile(unread.current)
    setState('opening')
    setAttempt(attempt + 1)
  }
  return { state, camera, video, readFile, retry }
}

interface CameraOptions {
  /** A higher number opens the camera again. */
  attempt: number
  loadReader: LoadReader
  latestOnTexts: RefObject<ScanOptions['onTexts']>
  setState: (state: ScanState) => void
}

/** Scans what the camera sees; `camera` is null until it is open. */
function useCamera({ attempt, loadReader, latestOnTexts, setState }: CameraOptions) {
  const [camera, setCamera] = useState<Camera | null>(null)
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    let isOver = false
    let opened: Camera | null = null
    async function scan() {
      const loading = loadReader()
      // Handled below, once the camera is open.
      loading.catch(() => undefined)
      opened = await openCamera()
      if (isOver) return opened.close()
      const reader = await loading
      if (isOver || !video.current) return
      setCamera(opened)
      video.current.srcObject = opened.stream
      await video.current.play()
      setState('looking')
      while (!isOver && video.current) {
        const texts = await reader.read(video.current).catch(() => [])
        if (isOver) return
        const result = latestOnTexts.current(texts)
        if (result === 'done') return
        if (result) setState(result)
        await pause(SCAN_INTERVAL_MS)
      }
    }
    scan().catch((error: unknown) => {
      opened?.close()
      if (isOver) return
      setCamera(null)
      setState(error instanceof CameraError ? error.failure : 'noReader')
    })
    return () => {
      isOver = true
      opened?.close()
    }
  }, [attempt, loadReader, latestOnTexts, setState])
  return { camera, video }
}

type LoadReader = () => Promise<BarcodeReader>

/** Returns a function that loads the reader once, and again after a failure. */
function useReader(formats: readonly BarcodeFormat[] | undefined): LoadReader {
  const loading = useRef<Promise<BarcodeReader> | null>(null)
  return useCallback(() => {
    const reader = (loading.current ??= openReader(formats))
    reader.catch(() => {
      loading.current = null
    })
    return reader
  }, [formats])
}

async function textsOf(
  file: File,
  loadReader: LoadReader,
): Promise<readonly string[] | 'noPicture' | 'noReader'> {
  const picture = await decodePicture(file).catch(() => null)
  if (!picture) return 'noPicture'
  try {
    return await (await loadReader()).read(picture)
  } catch {
    return 'noReader'
  } finally {
    picture.close()
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
