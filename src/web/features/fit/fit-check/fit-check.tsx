// "Does it fit?" form: checks a device name against the fit list and shows the confidence.
import { type FormEvent, useRef, useState } from 'react'
import { listFits } from '../../../../client/product.ts'
import type { FitReview } from '../../../../shared/fit-review.ts'
import type { Lang } from '../../../../shared/lang.ts'
import { localHref } from '../../../page/local-link.tsx'
import { PATHS, searchPath } from '../../../paths.ts'
import { useSite } from '../../../site-context.ts'
import type { product } from '../../../texts/en_us/product.ts'
import type { ShownFits } from '../fit-list/fit-list.tsx'
import { figureText } from '../../catalogue/product-facts/measures.ts'
import { buttonClass } from '../../../../ui/button.tsx'
import { controlClass } from '../../../../ui/field.tsx'
import css from './fit-check.module.css'

export interface FitAnswer extends ShownFits {
  device: string
}

interface FitCheckProps {
  itemNo: string
  /** Product path with language prefix. */
  path: string
  example: string | null
  /** Server result for `?device=`. */
  answer: FitAnswer | null
  t: typeof product
}

/** Maximum number of devices named in one answer. */
export const DEVICES_NAMED = 5
const TYPING_PAUSE_MS = 250

/** A plain form without scripts; with scripts it answers while the user types. */
export function FitCheck({ itemNo, path, example, answer, t }: FitCheckProps) {
  const { lang } = useSite()
  const { state, check } = useFitCheck(itemNo, answer)
  return (
    <form
      id="fit-check"
      className={css.box}
      action={`${path}#fit-check`}
      onInput={check}
      onSubmit={check}
    >
      <h2>{t.fit.question}</h2>
      <div className={css.row}>
        <label htmlFor="device">{t.fit.field}</label>
        <input
          className={controlClass}
          id="device"
          name="device"
          type="search"
          defaultValue={answer?.device}
          placeholder={example ? t.fit.example(example) : undefined}
          maxLength={200}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          required
        />
        <button className={buttonClass('primary')}>{t.fit.ask}</button>
      </div>
      <div aria-live="polite" className={css.answer}>
        {state.phase === 'asking' && <p>{t.fit.asking}</p>}
        {state.phase === 'failed' && <p>{t.fit.failed}</p>}
        {state.phase === 'idle' && state.answer && (
          <FitVerdict answer={state.answer} lang={lang} t={t} />
        )}
      </div>
    </form>
  )
}

type Phase = 'idle' | 'asking' | 'failed'

/** Requests after a pause or on submit; drops outdated responses. */
function useFitCheck(itemNo: string, answer: FitAnswer | null) {
  const { lang, transport } = useSite()
  const [state, setState] = useState<{ answer: FitAnswer | null; phase: Phase }>({
    answer,
    phase: 'idle',
  })
  const lastRequest = useRef(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  async function load(device: string) {
    const request = ++lastRequest.current
    if (device.length < 2) return setState({ answer: null, phase: 'idle' })
    setState((now) => ({ ...now, phase: 'asking' }))
    try {
      const input = { itemNo, lang, keyword: device, rows: DEVICES_NAMED }
      const { total, list } = await listFits(input, transport)
      if (request === lastRequest.current)
        setState({ answer: { device, total, list }, phase: 'idle' })
    } catch {
      if (request === lastRequest.current) setState({ answer: null, phase: 'failed' })
    }
  }

  function check(event: FormEvent<HTMLFormElement>) {
    const device = String(new FormData(event.currentTarget).get('device') ?? '').trim()
    clearTimeout(timer.current)
    if (event.type === 'submit') {
      event.preventDefault()
      void load(device)
    } else {
      timer.current = setTimeout(() => void load(device), TYPING_PAUSE_MS)
    }
  }

  return { state, check }
}

function FitVerdict({ answer, lang, t }: { answer: FitAnswer; lang: Lang; t: typeof product }) {
  const { device, total, list } = answer
  const first = list[0]
  if (!first) {
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
  // The `review` of a fit is the mark that returns contradict it.
  const review = total === 1 ? first.review : undefined
  if (review) return <Contradicted device={first.label} review={review} t={t} />
  const contradicted = list.find((fit) => fit.review)?.review
  return (
    <div className={css.yes}>
      <p>
        <strong>
          <span aria-hidden="true">✔ </span>
          {total === 1 ? t.fit.yes(first.label) : t.fit.several(figureText(total), device)}
        </strong>{' '}
        {total === 1 && <span data-level={first.confidence}>{t.fit.level[first.confidence]}</span>}
      </p>
      {total === 1 && first.confidence === 'unconfirmed' && <p>{t.fit.levelNote.unconfirmed}</p>}
      {total > 1 && (
        <ul>
          {list.map((fit) => (
            <li key={fit.label}>
              {fit.deviceUrl ? <a href={localHref(lang, fit.deviceUrl)}>{fit.label}</a> : fit.label}{' '}
              <span data-level={fit.confidence}>
                {fit.review?.label ?? t.fit.level[fit.confidence]}
              </span>
            </li>
          ))}
          {total > list.length && <li>+{figureText(total - list.length)}</li>}
        </ul>
      )}
      {contradicted && <p>{contradicted.text}</p>}
    </div>
  )
}

/** For a listed device for which customers returned the battery because it did not fit. */
function Contradicted(props: { device: string; review: FitReview; t: typeof product }) {
  const { device, review, t } = props
  return (
    <div className={css.no}>
      <p>
        <strong>{device}</strong> <span data-level="unconfirmed">{review.label}</span>
      </p>
      <p>{review.text}</p>
      <p className={css.actions}>
        <a href="#inquiry">{t.fit.askUs}</a>
      </p>
    </div>
  )
}
