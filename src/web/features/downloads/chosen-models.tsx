// Models chosen for a zip, the choice of drawings, and the download button.
import { type BundleView, BUNDLE_VIEWS, MOST_IDS_AT_ONCE } from '../../../shared/bundle-rules.ts'
import { Button } from '../../../ui/button.tsx'
import { CloseIcon } from '../../../ui/icons.tsx'
import { useNumber } from '../../format/format.ts'
import { useTexts } from '../../texts.ts'
import css from './downloads.module.css'

interface ChosenModelsProps {
  chosen: readonly string[]
  views: readonly BundleView[]
  isBusy: boolean
  onViews: (views: BundleView[]) => void
  onRemove: (itemNo: string) => void
  onClear: () => void
  onDownload: () => void
}

export function ChosenModels(props: ChosenModelsProps) {
  const { chosen, views, isBusy, onViews, onRemove, onClear, onDownload } = props
  const { picker: t } = useTexts('downloads')
  const number = useNumber()
  const toggle = (view: BundleView, isOn: boolean) =>
    onViews(BUNDLE_VIEWS.filter((each) => (each === view ? isOn : views.includes(each))))
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
      {chosen.length > MOST_IDS_AT_ONCE && <p className={css.hint}>{t.tooMany}</p>}
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
