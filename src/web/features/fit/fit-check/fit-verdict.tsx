// The answer of the fit check: the devices that are listed, those that returns contradict, or that none is listed.
import type { FitModel } from '../../../../contract/product.ts'
import type { Lang } from '../../../../shared/lang.ts'
import { localHref } from '../../../page/local-link.tsx'
import { PATHS, searchPath } from '../../../paths.ts'
import type { product } from '../../../texts/en_us/product.ts'
import { figureText } from '../../catalogue/product-facts/measures.ts'
import { DEVICES_NAMED, type FitAnswer } from './fit-answer.ts'
import css from './fit-check.module.css'

export interface FitVerdictProps {
  answer: FitAnswer
  lang: Lang
  t: typeof product
}

export function FitVerdict({ answer, lang, t }: FitVerdictProps) {
  const { device, total, contradicted } = answer
  if (total === 0 && contradicted.length === 0) {
    return (
      <div className={css.no}>
        <p>
          <strong>
            <span aria-hidden="true">✖ </span>
            {t.fit.no(device)}
          </strong>
        </p>
        <p>{t.fit.noHelp}</p>
        <p className={css.actions}>
          <a href={localHref(lang, PATHS.finder)}>{t.fit.finder}</a>
          <a href={localHref(lang, searchPath(device))}>{t.fit.search}</a>
          <a href="#inquiry">{t.fit.askUs}</a>
        </p>
      </div>
    )
  }
  return (
    <>
      {total > 0 && <Fitting answer={answer} lang={lang} t={t} />}
      {contradicted.length > 0 && <Contradicted fits={contradicted} t={t} />}
    </>
  )
}

function Fitting({ answer: { device, total, fitting }, lang, t }: FitVerdictProps) {
  const only = total === 1 ? fitting[0] : undefined
  return (
    <div className={css.yes}>
      <p>
        <strong>
          <span aria-hidden="true">✔ </span>
          {only ? t.fit.yes(only.label) : t.fit.several(figureText(total), device)}
        </strong>{' '}
        {only && <span data-level={only.confidence}>{t.fit.level[only.confidence]}</span>}
      </p>
      {only?.confidence === 'unconfirmed' && <p>{t.fit.levelNote.unconfirmed}</p>}
      {!only && (
        <ul>
          {fitting.map(({ label, deviceUrl, confidence }) => (
            <li key={label}>
              {deviceUrl ? <a href={localHref(lang, deviceUrl)}>{label}</a> : label}{' '}
              <span data-level={confidence}>{t.fit.level[confidence]}</span>
            </li>
          ))}
          {total > fitting.length && <li>+{figureText(total - fitting.length)}</li>}
        </ul>
      )}
    </div>
  )
}

/** Listed devices for which customers returned the battery because it did not fit, the first of them by name; each explanation is shown once. */
function Contradicted({ fits, t }: { fits: readonly FitModel[]; t: typeof product }) {
  const explanations = new Set(fits.map(({ review }) => review?.text))
  return (
    <div className={css.no}>
      {fits.slice(0, DEVICES_NAMED).map(({ label, review }) => (
        <p key={label}>
          <strong>{label}</strong> <span data-level="unconfirmed">{review?.label}</span>
        </p>
      ))}
      {fits.length > DEVICES_NAMED && <p>+{figureText(fits.length - DEVICES_NAMED)}</p>}
      {[...explanations].map((text) => (
        <p key={text}>{text}</p>
      ))}
      <p className={css.actions}>
        <a href="#inquiry">{t.fit.askUs}</a>
      </p>
    </div>
  )
}
