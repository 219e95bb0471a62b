// Figures of the product information guide: item number, series, fit levels, terms of a specification, and a label.
import type { ProductCard } from '../../../../contract/product-card.ts'
import { brand } from '../../../../shared/brand.ts'
import type { Lang } from '../../../../shared/lang.ts'
import { localHref } from '../../../page/local-link.tsx'
import { productPath } from '../../../paths.ts'
import type { productInformation } from '../../../texts/en_us/product-information.ts'
import css from './information-figure.module.css'

type Words = typeof productInformation

/** An item number in large type, with the meaning below each part. */
export function NumberParts({ words }: { words: Words['numbers'] }) {
  return (
    <>
      <p>{words.lead}</p>
      <dl className={css.number}>
        {words.parts.map(({ part, name, body }) => (
          <div key={part}>
            <dt>
              <b>{part}</b> {name}
            </dt>
            <dd>{body}</dd>
          </div>
        ))}
      </dl>
      <p>{words.how}</p>
    </>
  )
}

export function SeriesGuide({ words }: { words: Words['series'] }) {
  return (
    <>
      <div className={css.series}>
        <div>
          <h3>
            {brand.mainPrefix} · {words.main}
          </h3>
          <p>{words.mainBody}</p>
        </div>
        <div data-series="high-performance">
          <h3>
            {brand.secondPrefix} · {words.second}
          </h3>
          <p>{words.secondBody}</p>
        </div>
      </div>
      <p>{words.twin}</p>
    </>
  )
}

export function FitLevels({ words }: { words: Words['fits'] }) {
  return (
    <>
      <p>{words.lead}</p>
      <dl className={css.levels}>
        {words.levels.map(({ level, name, body }) => (
          <div key={level}>
            <dt data-level={level}>{name}</dt>
            <dd>{body}</dd>
          </div>
        ))}
      </dl>
      <p>{words.check}</p>
    </>
  )
}

export function SpecificationGuide({ words }: { words: Words['specification'] }) {
  return (
    <>
      <dl className={css.terms}>
        {words.rows.map(({ term, body }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{body}</dd>
          </div>
        ))}
      </dl>
      <p>{words.derived}</p>
    </>
  )
}

interface LabelGuideProps {
  example: ProductCard
  words: Words['label']
  lang: Lang
}

export function LabelGuide({ example, words, lang }: LabelGuideProps) {
  const { itemNo } = example
  return (
    <>
      <p>{words.lead(itemNo)}</p>
      <div className={css.label}>
        <img
          src={`/pictures/${encodeURIComponent(itemNo)}/label.svg?lang=${lang}`}
          alt={words.alt(itemNo)}
          width={480}
          height={360}
          loading="lazy"
        />
        <ol>
          {words.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ol>
      </div>
      <p>
        <a href={localHref(lang, productPath(example))}>{words.open}</a>
      </p>
    </>
  )
}
