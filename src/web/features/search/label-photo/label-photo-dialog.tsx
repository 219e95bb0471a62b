// Dialog that converts a photo of a label into lines to search for.
import { createPortal } from 'react-dom'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { useFocusDuringWork } from '../../../components/use-focus-during-work.ts'
import { useTexts } from '../../../texts.ts'
import { PhotoInputs } from './photo-inputs.tsx'
import { RecognisedLines } from './recognised-lines.tsx'
import { type PhotoState, useLabelPhoto } from './use-label-photo.ts'
import css from './label-photo.module.css'

export function LabelPhotoDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts('label-photo')
  const { state, read, retry } = useLabelPhoto()
  const isBusy = state.step === 'loading' || state.step === 'reading'
  const { status, actions } = useFocusDuringWork(isBusy)
  const found = state.step === 'read' && hasLines(state) ? state : null
  const mayRetry =
    state.step === 'failed' && (state.failure === 'notLoaded' || state.failure === 'broken')
  // Rendered outside the search form, because forms cannot be nested.
  return createPortal(
    <Dialog open onClose={onClose} title={t.title} closeLabel={t.close} className={css.dialog}>
      {!found && !isBusy && <p className={css.text}>{t.explanation}</p>}
      {state.step === 'explaining' && <p className={css.note}>{t.size}</p>}
      <p role="status" className={css.status} ref={status} tabIndex={-1}>
        {statusOf(t, state)}
      </p>
      {state.step === 'loading' && (
        <progress className={css.progress} value={state.share} aria-label={t.loading} />
      )}
      {state.step === 'reading' && <progress className={css.progress} aria-label={t.reading} />}
      {state.step === 'read' && !found && (
        <ul className={css.tips}>
          {t.tips.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
      )}
      {found && <RecognisedLines key={JSON.stringify(found)} found={found} onSearch={onClose} />}
      {!isBusy && (
        <div className={css.actions} ref={actions}>
          {mayRetry && (
            <Button look="primary" onClick={retry}>
              {t.retry}
            </Button>
          )}
          <PhotoInputs isFirst={state.step === 'explaining'} onPhoto={read} />
        </div>
      )}
    </Dialog>,
    document.body,
  )
}

type Read = Extract<PhotoState, { step: 'read' }>

function hasLines({ barcodes, lines }: Read): boolean {
  return barcodes.length + lines.numbers.length + lines.others.length > 0
}

function statusOf(t: ReturnType<typeof useTexts<'label-photo'>>, state: PhotoState): string {
  switch (state.step) {
    case 'explaining':
      return ''
    case 'loading':
      return t.loading
    case 'reading':
      return t.reading
    case 'failed':
      return t.faults[state.failure]
    case 'read':
      return hasLines(state) ? t.found : t.nothing
  }
}
