// Models found (items of the shop): select them for a zip or download their pictures one by one.
import { cardLabel } from '../catalogue/product-card/card-label.ts'
import type { ProductCard } from '../../../contract/product-card.ts'
import { BUNDLE_VIEWS, PICTURE_FORMATS, type PictureFormat } from '../../../shared/bundle-rules.ts'
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
  const numbers = models.list.flatMap((card) => itemsOf(card).map(({ itemNo }) => itemNo))
  if (numbers.length === 0) return <p className={css.hint}>{t.none}</p>
  return (
    <>
      <p className={css.hint} role="status">
        {t.results(models.list.length, number(models.total))}
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
            <ProductThumb card={card} />
            <div className={css.words}>
              <small>{cardLabel(card)}</small>
              {itemsOf(card).map((item) => (
                <div key={item.itemNo}>
                  <span className={css.item}>
                    {live && (
                      <input
                        type="checkbox"
                        aria-label={t.choose(item.itemNo)}
                        checked={chosen.has(item.itemNo)}
                        onChange={(event) => onChoose([item.itemNo], event.target.checked)}
                      />
                    )}
                    <LocalLink to={productPath(item)}>{item.itemNo}</LocalLink>
                  </span>
                  <SinglePictures itemNo={item.itemNo} />
                </div>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Both items of a pack, where both match: their pictures differ. */
function itemsOf({ pair, pairListed, ...card }: ProductCard) {
  return pair && pairListed ? [card, pair] : [card]
}

const FORMAT_NAMES: Record<PictureFormat, string> = { svg: 'SVG', jpg: 'JPEG', png: 'PNG' }

function SinglePictures({ itemNo }: { itemNo: string }) {
  const { picker: t } = useTexts('downloads')
  const lang = useLang()
  return (
    <details className={css.singles}>
      <summary aria-label={t.singleOf(itemNo)}>{t.single}</summary>
      <ul>
        {BUNDLE_VIEWS.map((view) => (
          <li key={view}>
            {t.view[view]}
            <span className={css.formats}>
              {PICTURE_FORMATS.map((format) => (
                <a
                  key={format}
                  href={`/pictures/${encodeURIComponent(itemNo)}/${view}.${format}?lang=${lang}&theme=light`}
                  download={`${itemNo}-${view}.${format}`}
                  aria-label={t.singleAs(t.view[view], FORMAT_NAMES[format])}
                >
                  {FORMAT_NAMES[format]}
                </a>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </details>
  )
}
