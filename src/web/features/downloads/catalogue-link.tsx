// Link to a printed catalogue: if it must be generated first, the link polls and then starts the download.
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { CallError } from '../../../client/call.ts'
import { fetchCatalogue } from '../../../client/file.ts'
import type { Download } from '../../../contract/file.ts'
import { RESULT_CODES } from '../../../contract/result-code.ts'
import { Button } from '../../../ui/button.tsx'
import { useTexts } from '../../texts.ts'
import { saveFile } from '../../components/save-file.ts'
import css from './downloads.module.css'

type Progress = 'idle' | 'making' | 'ready' | 'failed'

/** Five minutes at the default retry interval; a longer wait indicates another problem. */
const MAX_ATTEMPTS = 60
/** Without scripts the server holds the request until the file is ready, at most as long as this. */
const WAIT_SECONDS = 25

export function CatalogueLink({ file }: { file: Download }) {
  const { entry: t } = useTexts('downloads')
  const [progress, setProgress] = useState<Progress>('idle')
  const controller = useRef<AbortController | null>(null)
  useEffect(() => () => controller.current?.abort(), [])

  async function request() {
    const { signal } = (controller.current = new AbortController())
    setProgress('making')
    try {
      const saved = await fetchWhenReady(file, signal)
      if (saved) saveFile(saved)
      setProgress(saved ? 'ready' : 'idle')
    } catch {
      if (!signal.aborted) setProgress('failed')
    }
  }
  function onClick(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    if (progress !== 'making') void request()
  }

  return (
    <>
      <a
        className={css.get}
        href={`${file.url}&wait=${WAIT_SECONDS}`}
        download={file.fileName}
        aria-label={t.download(file.title, 'PDF')}
        aria-disabled={progress === 'making' || undefined}
        onClick={onClick}
      >
        PDF
      </a>
      <p role="status" className={progress === 'failed' ? css.failed : css.status}>
        {progress !== 'idle' && t[progress]}
        {progress === 'making' && (
          <Button
            small
            look="quiet"
            onClick={() => {
              controller.current?.abort()
              setProgress('idle')
            }}
          >
            {t.cancel}
          </Button>
        )}
      </p>
    </>
  )
}

/** Null if aborted. */
async function fetchWhenReady(file: Download, signal: AbortSignal) {
  for (let attempts = 0; attempts < MAX_ATTEMPTS; attempts += 1) {
    try {
      const saved = await fetchCatalogue({ categoryId: file.id, lang: file.lang })
      return signal.aborted ? null : saved
    } catch (error) {
      if (!(error instanceof CallError) || error.code !== RESULT_CODES.queued) throw error
      const { retryAfter = 5 } = (error.result ?? {}) as { retryAfter?: number }
      await new Promise((resolve) => setTimeout(resolve, retryAfter * 1000))
      if (signal.aborted) return null
    }
  }
  throw new Error('never ready')
}
