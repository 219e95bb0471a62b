// Models (items of the shop) chosen for a zip of their pictures, the choice of views and format, and the download
// button.
import {
  type BundleView,
  BUNDLE_VIEWS,
  MAX_IMMEDIATE_IDS,
  MAX_IMMEDIATE_RASTERS,
  PICTURE_FORMATS,
  type PictureFormat,
} from '../../../shared/bundle-rules.ts'
import { Button } from '../../../ui/button.tsx'
import { CloseIcon } from '../../../ui/icons.tsx'
import { useNumber } from '../../format/format.ts'
import { useTexts } from '../../texts.ts'
import css from './downloads.module.css'

interface ChosenModelsProps {
  chosen: readonly string[]
  views: readonly BundleView[]
  format: PictureFormat
  isBusy: boolean
  onViews: (views: BundleView[]) => void
  onFormat: (format: PictureFormat) => void
  onRemove: (itemNo: string) => void
  onClear: () => void
  onDownload: () => void
}

export function ChosenModels(props: ChosenModelsProps) {
  const { chosen, views, format, isBusy, onViews, onFormat, onRemove, onClear, onDownload } = props
  const { picker: t } = useTexts('downloads')
  const number = useNumber()
  const toggle = (view: BundleView, isOn: boolean) =>
    onViews(BUNDLE_VIEWS.filter((each) => (each === view ? isOn : views.includes(each))))
  // Too much for an immediate download: members receive a link by email.
  const isMailed =
    chosen.length > MAX_IMMEDIATE_IDS ||
    (format !== 'svg' && chosen.length * views.length > MAX_IMMEDIATE_RASTERS)
  return (
    <div className={css.chosen}>
      <p role="status">
        <strong>{t.chosen(chosen.length)}</strong>{' '}
        {chosen.length > 0 && (
          <span className={css.facts}>{t.files(number(chosen.length * views.length))}</span>
        )}
      </p>
      {chosen.length > 0 && <ChosenList chosen={chosen} onRemove={onRemove} />}
      <fieldset className={css.views}>
        <legend>{t.views}</legend>
        {BUNDLE_VIEWS.map((view) => (
          <label key={view} className={css.tick}>
            <input
              type="checkbox"
              checked={views.includes(view)}
              onChange={(event) => toggle(view, event.target.checked)}
            />
            {t.view[view]}
          </label>
        ))}
      </fieldset>
      <FormatChoice format={format} onFormat={onFormat} />
      {isMailed && <p className={css.hint}>{t.tooMany}</p>}
      <p className={css.buttons}>
        <Button
          look="primary"
          disabled={chosen.length === 0 || views.length === 0 || isBusy}
          onClick={onDownload}
        >
          {t.download}
        </Button>
        {chosen.length > 0 && (
          <Button look="quiet" onClick={onClear}>
            {t.clear}
          </Button>
        )}
      </p>
    </div>
  )
}

function ChosenList({ chosen, onRemove }: Pick<ChosenModelsProps, 'chosen' | 'onRemove'>) {
  const { picker: t } = useTexts('downloads')
  return (
    <details className={css.singles}>
      <summary>{t.showChosen}</summary>
      <ul className={css.tags}>
        {chosen.map((itemNo) => (
          <li key={itemNo}>
            {itemNo}
            <button type="button" aria-label={t.remove(itemNo)} onClick={() => onRemove(itemNo)}>
              <CloseIcon size={14} />
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}

function FormatChoice({ format, onFormat }: Pick<ChosenModelsProps, 'format' | 'onFormat'>) {
  const { picker: t } = useTexts('downloads')
  return (
    <fieldset className={css.views}>
      <legend>{t.format}</legend>
      {PICTURE_FORMATS.toReversed().map((each) => (
        <label key={each} className={css.tick}>
          <input
            type="radio"
            name="format"
            checked={format === each}
            onChange={() => onFormat(each)}
          />
          {t.formats[each]}
        </label>
      ))}
    </fieldset>
  )
}
