// Facts about the pack with the checked code: product, lot and date.
import type { Verification } from '../../../../contract/product-support.ts'
import { labelledIn } from '../../../../shared/punctuation.ts'
import { useDay } from '../../../format/format.ts'
import { LocalLink } from '../../../page/local-link.tsx'
import { productPath } from '../../../paths.ts'
import { useLang } from '../../../site-context.ts'
import { useTexts } from '../../../texts.ts'
import css from './verification.module.css'

export function CodeFacts({ answer }: { answer: Verification }) {
  const t = useTexts('verification').outcomes
  const lang = useLang()
  const day = useDay()
  const { product, lot, madeOn } = answer
  if (!product && !lot && !madeOn) return null
  return (
    <dl className={css.facts}>
      {product && (
        <div>
          <dt>{t.product}</dt>
          <dd>
            <LocalLink to={productPath(product)}>
              {labelledIn(lang, product.itemNo, product.title)}
            </LocalLink>
          </dd>
        </div>
      )}
      {lot && (
        <div>
          <dt>{t.lot}</dt>
          <dd>{lot}</dd>
        </div>
      )}
      {madeOn && (
        <div>
          <dt>{t.madeOn}</dt>
          <dd>{day(madeOn)}</dd>
        </div>
      )}
    </dl>
  )
}
