// First devices of a new item's fit list, with a link to the rest.
import type { ProductPage } from '../../../../contract/product.ts'
import type { Lang } from '../../../../shared/lang.ts'
import { localHref } from '../../../page/local-link.tsx'
import { labelled } from '../../../../shared/punctuation.ts'
import { useTexts } from '../../../texts.ts'
import type { product } from '../../../texts/en_us/product.ts'
import { CONFIDENCE_ORDER } from '../../fit/fit-list/fit-groups.ts'
import { figureText } from '../../catalogue/product-facts/measures.ts'
import css from './new-item.module.css'

interface CoveredDevicesProps {
  fits: ProductPage['fitModelList']
  /** Path of the product page. */
  address: string
  lang: Lang
  t: typeof product
}

const DEVICES_SHOWN = 24

export function CoveredDevices({ fits, address, lang, t }: CoveredDevicesProps) {
  const texts = useTexts('new-product')
  const { total, list } = fits
  if (!total) {
    return (
      <p>
        {t.fit.none} {t.fit.noneHelp}
      </p>
    )
  }
  const shown = list.slice(0, DEVICES_SHOWN)
  const levels = CONFIDENCE_ORDER.filter((level) =>
    shown.some(({ confidence }) => confidence === level),
  )
  return (
    <>
      <ul className={css.devices}>
        {shown.map(({ label, deviceUrl, confidence, review }) => (
          <li key={label} data-level={confidence}>
            {deviceUrl ? <a href={localHref(lang, deviceUrl)}>{label}</a> : label}
            {(levels.length > 1 || review) && (
              <small> {review?.label ?? t.fit.level[confidence]}</small>
            )}
          </li>
        ))}
      </ul>
      {levels.length === 1 && levels[0] && (
        <p className={css.note}>{labelled(t.fit.level[levels[0]], t.fit.levelNote[levels[0]])}</p>
      )}
      {total > shown.length && (
        <p>
          <a href={`${address}#fits`}>{texts.devicesMore(figureText(total - shown.length))}</a>
        </p>
      )}
    </>
  )
}
