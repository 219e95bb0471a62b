// "Does it fit?" form: checks a device name against the fit list and shows the answer.
import { type FormEvent, useRef, useState } from 'react'
import { listFits } from '../../../../client/product.ts'
import { useLazyComponent } from '../../../loading/lazy-component.ts'
import { useSite } from '../../../site-context.ts'
import type { product } from '../../../texts/en_us/product.ts'
import { buttonClass } from '../../../../ui/button.tsx'
import { controlClass } from '../../../../ui/field.tsx'
import { DEVICES_READ, type FitAnswer, fitAnswer } from './fit-answer.ts'
import type { FitVerdictProps } from './fit-verdict.tsx'
import { lazyFitVerdict } from './lazy-fit-verdict.ts'
import css from './fit-check.module.css'

interface FitCheckProps {
  itemNo: string
  /** Product path with language prefix. */
  path: string
  example: string | null
  /** Server result for `?device=`. */
  answer: FitAnswer | null
  t: typeof product
}

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
      <div
        aria-live="polite"
        className={css.answer}
        data-lazy={state.answer ? 'fit-verdict' : undefined}
      >
        {state.phase === 'asking' && <p>{t.fit.asking}</p>}
        {state.phase === 'failed' && <p>{t.fit.failed}</p>}
        {state.phase === 'idle' && state.answer && (
          <Verdict answer={state.answer} lang={lang} t={t} />
        )}
      </div>
    </form>
  )
}

function Verdict(props: FitVerdictProps) {
  const part = useLazyComponent(lazyFitVerdict)
  return part ? <part.FitVerdict {...props} /> : <p>{props.t.fit.asking}</p>
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
      const input = { itemNo, lang, keyword: device, rows: DEVICES_READ }
      const [found] = await Promise.all([listFits(input, transport), lazyFitVerdict.load(lang)])
      if (request === lastRequest.current)
        setState({ answer: fitAnswer(device, found), phase: 'idle' })
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
