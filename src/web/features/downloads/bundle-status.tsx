// Progress of a zip download: bytes, files and a bar, with stop, resume and restart buttons.
import { useEffect, useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import { wordList } from '../../../shared/punctuation.ts'
import { useNumber } from '../../format/format.ts'
import { useLang } from '../../site-context.ts'
import { useTexts } from '../../texts.ts'
import { bytesText } from '../../format/bytes-text.ts'
import type { Bundle, BundleState } from './use-bundle.ts'
import css from './downloads.module.css'

export function BundleStatus({ bundle }: { bundle: Bundle }) {
  const { bundle: t } = useTexts('downloads')
  const { state } = bundle
  const box = useRef<HTMLDivElement>(null)
  const isOpen = state.kind !== 'idle'
  useEffect(() => {
    if (isOpen) box.current?.scrollIntoView({ block: 'nearest' })
  }, [isOpen])
  if (!isOpen) return null
  const isUnderWay = state.kind === 'running' || state.kind === 'preparing'
  const canResume = state.kind === 'stopped' || state.kind === 'broken' || state.kind === 'busy'
  return (
    <div ref={box} className={css.bundle} role="group" aria-label={t.label}>
      {'progress' in state && <BundleBar state={state} />}
      <p role={isUnderWay ? undefined : 'status'} className={toneOf(state)}>
        <BundleWords state={state} />
      </p>
      <p className={css.buttons}>
        {isUnderWay && (
          <Button small onClick={bundle.stop}>
            {t.cancel}
          </Button>
        )}
        {canResume && (
          <Button small look="primary" onClick={bundle.resume}>
            {t.resume}
          </Button>
        )}
        {(canResume || state.kind === 'rejected') && (
          <Button small onClick={bundle.restart}>
            {t.again}
          </Button>
        )}
        {!isUnderWay && (
          <Button small look="quiet" onClick={bundle.close}>
            {t.close}
          </Button>
        )}
      </p>
    </div>
  )
}

type StateWithProgress = Extract<BundleState, { progress: object }>

function BundleBar({ state }: { state: StateWithProgress }) {
  const { bundle: t } = useTexts('downloads')
  const number = useNumber()
  const { bytes, total, files, totalFiles } = state.progress
  if (total === 0) return null
  return (
    <>
      <progress className={css.progress} value={bytes} max={total} aria-label={t.label} />
      <p className={css.facts}>
        {t.running(bytesText(bytes), bytesText(total), number(files), number(totalFiles))}
      </p>
    </>
  )
}

function BundleWords({ state }: { state: BundleState }) {
  const { bundle: t } = useTexts('downloads')
  const lang = useLang()
  const number = useNumber()
  switch (state.kind) {
    case 'done':
      return t.done(number(state.progress.totalFiles), bytesText(state.progress.total))
    case 'unknown':
      return t.unknown(wordList(state.ids, lang))
    case 'rejected':
      return state.message
    case 'idle':
    case 'running':
      return null
    default:
      return t[state.kind]
  }
}

function toneOf({ kind }: BundleState) {
  if (kind === 'done' || kind === 'queued') return css.done
  return kind === 'unknown' || kind === 'rejected' || kind === 'broken' ? css.failed : css.status
}
