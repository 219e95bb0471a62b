// Parts of the product information guide: item number, series, fit levels, terms of a specification, and a label.
import type { ProductCard } from '../../../../contract/product-card.ts'
import { brand } from '../../../../shared/brand.ts'
import type { Lang } from '../../../../shared/lang.ts'
import { localHref } from '../../../page/local-link.tsx'
import { productPath } from '../../../paths.ts'
import type { productInformation } from '../../../texts/en_us/product-information.ts'
import css from './information-figure.module.css'

type InformationTexts = typeof productInformation

/** An item number in large type, with the meaning below each part. */
export function NumberParts({ t }: { t: InformationTexts['numbers'] }) {
  return (
    <>
      <p>{t.lead}</p>
      <dl className={css.number}>
        {t.parts.map(({ part, name, body }) => (
          <div key={part}>
            <dt>
              <b>{part}</b> {name}
            </dt>
            <dd>{body}</dd>
          </div>
        ))}
      </dl>
      <p>{t.how}</p>
    </>
  )
}

export function SeriesGuide({ t }: { t: InformationTexts['series'] }) {
  return (
    <>
      <div className={css.series}>
        <div>
          <h3>
            {brand.mainPrefix} · {t.main}
          </h3>
          <p>{t.mainBody}</p>
        </div>
        <div data-series="high-performance">
          <h3>
            {brand.secondPrefix} · {t.second}
          </h3>
          <p>{t.secondBody}</p>
        </div>
      </div>
      <p>{t.twin}</p>
    </>
  )
}

export function FitLevels({ t }: { t: InformationTexts['fits'] }) {
  return (
    <>
      <p>{t.lead}</p>
      <dl className={css.levels}>
        {t.levels.map(({ level, name, body }) => (
          <div key={level}>
            <dt data-level={level}>{name}</dt>
            <dd>{body}</dd>
          </div>
        ))}
      </dl>
      <p>{t.check}</p>
    </>
  )
}

export function SpecificationGuide({ t }: { t: InformationTexts['specification'] }) {
  return (
    <>
      <dl className={css.terms}>
        {t.rows.map(({ term, body }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{body}</dd>
          </div>
        ))}
      </dl>
      <p>{t.derived}</p>
    </>
  )
}

interface LabelGuideProps {
  example: ProductCard
  t: InformationTexts['label']
  lang: Lang
}

export function LabelGuide({ example, t, lang }: LabelGuideProps) {
  const { itemNo } = example
  return (
    <>
      <p>{t.lead(itemNo)}</p>
      <div className={css.label}>
        <img
          src={`/pictures/${encodeURIComponent(itemNo)}/label.svg?lang=${lang}`}
          alt={t.alt(itemNo)}
          width={480}
          height={360}
          loading="lazy"
        />
        <ol>
          {t.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ol>
      </div>
      <p>
        <a href={localHref(lang, productPath(example))}>{t.open}</a>
      </p>
    </>
  )
}
