// Scanning loop: opens camera and reader, scans several times a second and stops at the first code.
import { useEffect, useRef, useState } from 'react'
import { type BarcodeReader, openReader } from './barcode-reader.ts'
import { type Camera, CameraError, type CameraFailure, openCamera } from './open-camera.ts'
import { readScan } from './read-scan.ts'

/** Interval between scans: responsive enough for a moving hand, light enough for a slow phone. */
const LOOK_MS = 120

export type ScanState =
  | 'opening'
  | 'looking'
  | 'article'
  | 'unknown'
  | 'noReader'
  | 'noCode'
  | CameraFailure

export function useScanning(onCode: (code: string) => void) {
  const [state, setState] = useState<ScanState>('opening')
  const [camera, setCamera] = useState<Camera | null>(null)
  const video = useRef<HTMLVideoElement>(null)
  const reader = useRef<Promise<BarcodeReader> | null>(null)
  const done = useRef(onCode)
  useEffect(() => {
    done.current = onCode
  })

  useEffect(() => {
    let isOver = false
    let opened: Camera | null = null
    reader.current = openReader()
    async function scan() {
      const [seeing, reading] = await Promise.all([openCamera(), reader.current])
      opened = seeing
      if (isOver || !video.current || !reading) return seeing.close()
      setCamera(seeing)
      video.current.srcObject = seeing.stream
      await video.current.play()
      setState('looking')
      while (!isOver && video.current) {
        const found = readAll(await reading.read(video.current).catch(() => []))
        if (isOver) return
        if (found && 'code' in found) return done.current(found.code)
        if (found) setState(found.other)
        await pause(LOOK_MS)
      }
    }
    scan().catch((error: unknown) => {
      if (isOver) return
      setState(error instanceof CameraError ? error.fault : 'noReader')
    })
    return () => {
      isOver = true
      opened?.close()
    }
  }, [])

  /** Reads a picture file, for users without a camera or who do not want to use it. */
  async function readFile(file: File): Promise<void> {
    try {
      const reading = await (reader.current ?? openReader())
      const picture = await toBitmap(file)
      const found = readAll(await reading.read(picture))
      picture.close()
      if (found && 'code' in found) done.current(found.code)
      else setState(found ? found.other : 'noCode')
    } catch {
      setState('noCode')
    }
  }
  return { state, camera, video, readFile }
}

/** Of several symbols on a label, prefers the one with a code. */
function readAll(texts: readonly string[]) {
  const scans = texts.map(readScan)
  return scans.find((scan) => 'code' in scan) ?? scans[0] ?? null
}

/** Maximum side in pixels for the reader: twelve megapixels take seconds. */
const MOST_PIXELS = 2000

async function toBitmap(file: File): Promise<ImageBitmap> {
  const whole = await createImageBitmap(file)
  const scale = MOST_PIXELS / Math.max(whole.width, whole.height)
  if (scale >= 1) return whole
  const resizeWidth = Math.round(whole.width * scale)
  const smaller = await createImageBitmap(whole, { resizeWidth, resizeQuality: 'high' })
  whole.close()
  return smaller
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
