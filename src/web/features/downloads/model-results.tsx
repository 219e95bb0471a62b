// Models found: select them for a zip or download their pictures one by one.
import { cardLabel } from '../catalogue/product-card/card-label.ts'
import type { ProductCard } from '../../../contract/product-card.ts'
import { BUNDLE_VIEWS } from '../../../shared/bundle-rules.ts'
import { LocalLink } from '../../page/local-link.tsx'
import { useNumber } from '../../format/format.ts'
import { productPath } from '../../paths.ts'
import { useLang } from '../../site-context.ts'
import { useTexts } from '../../texts.ts'
import { useLive } from '../../components/use-live.ts'
import { ProductThumb } from '../catalogue/product-card/product-thumb.tsx'
import type { FoundModels } from './load-downloads.ts'
import css from './downloads.module.css'

interface ModelResultsProps {
  models: FoundModels
  chosen: ReadonlySet<string>
  onChoose: (itemNos: readonly string[], isChosen: boolean) => void
}

export function ModelResults({ models, chosen, onChoose }: ModelResultsProps) {
  const { picker: t } = useTexts('downloads')
  const number = useNumber()
  const live = useLive()
  const numbers = models.list.map(({ itemNo }) => itemNo)
  if (numbers.length === 0) return <p className={css.hint}>{t.none}</p>
  return (
    <>
      <p className={css.hint} role="status">
        {t.results(numbers.length, number(models.total))}
      </p>
      {live && (
        <label className={css.tick}>
          <input
            type="checkbox"
            checked={numbers.every((itemNo) => chosen.has(itemNo))}
            onChange={(event) => onChoose(numbers, event.target.checked)}
          />
          {t.chooseAll}
        </label>
      )}
      <ul className={css.models}>
        {models.list.map((card) => (
          <li key={card.itemNo} className={css.model}>
            {live && (
              <input
                type="checkbox"
                aria-label={t.choose(card.itemNo)}
                checked={chosen.has(card.itemNo)}
                onChange={(event) => onChoose([card.itemNo], event.target.checked)}
              />
            )}
            <ProductThumb card={card} />
            <div className={css.words}>
              <LocalLink to={productPath(card)}>{card.itemNo}</LocalLink>
              <small>{cardLabel(card)}</small>
              <SinglePictures card={card} />
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}

function SinglePictures({ card }: { card: ProductCard }) {
  const { picker: t } = useTexts('downloads')
  const lang = useLang()
  return (
    <details className={css.singles}>
      <summary aria-label={t.singleOf(card.itemNo)}>{t.single}</summary>
      <ul>
        {BUNDLE_VIEWS.map((view) => (
          <li key={view}>
            <a
              href={`/pictures/${encodeURIComponent(card.itemNo)}/${view}.svg?lang=${lang}&theme=light`}
              download={`${card.itemNo}-${view}.svg`}
            >
              {t.view[view]}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
