// Reads photos one after another in a worker that starts with the first photo and stops with the dialog.
import { useEffect, useRef, useState } from 'react'
import type { PhotoFailure, PhotoReport, PhotoRequest } from './reading/messages.ts'

/** explaining: before the first photo, while the dialog says what will be loaded. */
export type PhotoState = { step: 'explaining' } | PhotoReport

export interface LabelPhoto {
  state: PhotoState
  read: (file: Blob) => void
  /** Reads the same photo again. */
  retry: () => void
}

export function useLabelPhoto(): LabelPhoto {
  const [state, setState] = useState<PhotoState>({ step: 'explaining' })
  const worker = useRef<Worker | null>(null)
  const last = useRef<Blob | null>(null)
  useEffect(() => () => worker.current?.terminate(), [])

  function fail(failure: PhotoFailure) {
    // Other errors concern the file, so the worker can be reused.
    if (failure === 'notLoaded' || failure === 'broken') {
      worker.current?.terminate()
      worker.current = null
    }
    setState({ step: 'failed', failure })
  }
  function start(): Worker {
    // The build detects a worker only in this literal form.
    const started = new Worker(new URL('./reading/label-worker.ts', import.meta.url), {
      type: 'module',
    })
    started.addEventListener('message', ({ data }: MessageEvent<PhotoReport>) => {
      if (data.step === 'failed') fail(data.failure)
      else setState(data)
    })
    // The worker script failed to load or cannot run in this browser.
    started.addEventListener('error', () => fail('notLoaded'))
    return started
  }
  function read(file: Blob) {
    last.current = file
    setState({ step: 'reading' })
    worker.current ??= start()
    worker.current.postMessage({ file } satisfies PhotoRequest)
  }
  return {
    state,
    read,
    retry() {
      if (last.current) read(last.current)
    },
  }
}
