// Devices a battery fits, grouped by brand, with filtering and pagination in place.
import { type FormEvent, type MouseEvent, useRef, useState } from 'react'
import { listFits } from '../../../../client/product.ts'
import type { FitModel, ProductPage } from '../../../../contract/product.ts'
import type { Lang } from '../../../../shared/lang.ts'
import { localHref } from '../../../page/local-link.tsx'
import { bracketed, wordList } from '../../../../shared/punctuation.ts'
import { useSite } from '../../../site-context.ts'
import type { product } from '../../../texts/en_us/product.ts'
import { figureText } from '../../catalogue/product-facts/measures.ts'
import {
  type FitGroup,
  groupFits,
  modelName,
  narrowFits,
  shownName,
  splitCodes,
  CONFIDENCE_ORDER,
} from './fit-groups.ts'
import { buttonClass } from '../../../../ui/button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { controlClass } from '../../../../ui/field.tsx'
import css from './fit-list.module.css'
import { FITS_PER_PAGE, fitPagePath, type FitQuery } from './fit-query.ts'

export interface ShownFits {
  total: number
  list: FitModel[]
}

interface FitListProps {
  itemNo: string
  /** Product path with language prefix. */
  path: string
  query: FitQuery
  /** What the page shows for `query`. */
  shown: ShownFits
  /** The unfiltered list; a long one has only its first devices. */
  all: ProductPage['fitModelList']
  /** How the fits were derived, such as 'derived-series'; the legend explains it. */
  basis: string | undefined
  t: typeof product
}

/** A longer list has fields to filter it. */
const MAX_UNFILTERED = 12
const TYPING_PAUSE_MS = 200

export function FitList(props: FitListProps) {
  const { all, t } = props
  const { lang } = useSite()
  const fits = useFits(props)
  if (!all.total) {
    return (
      <p>
        {t.fit.none} {t.fit.noneHelp}
      </p>
    )
  }
  return (
    <>
      <a className={css.skip} href="#after-fits">
        {t.fit.skip}
      </a>
      <ConfidenceLegend fits={fits.shown.list} basis={props.basis} t={t} />
      {all.total > MAX_UNFILTERED && <FitFilter {...props} narrow={fits.narrow} />}
      <p aria-live="polite" className={css.status}>
        {fits.shown.list.length
          ? t.fit.shown(figureText(fits.shown.list.length), figureText(fits.shown.total))
          : t.fit.nothing}
      </p>
      <div aria-busy={fits.busy} className={classNames(css.groups, fits.busy && css.busy)}>
        {groupFits(fits.shown.list).map((group) => (
          <section
            key={group.brand + (group.review?.state ?? group.confidence)}
            className={css.group}
          >
            <h3>
              {group.brand}{' '}
              <span data-level={group.confidence}>
                {group.review?.label ?? t.fit.level[group.confidence]}
              </span>
            </h3>
            {fitRows(group, { lang, t, open: fits.isNarrowed })}
          </section>
        ))}
      </div>
      <FitPager {...props} fits={fits} />
      <span id="after-fits" tabIndex={-1} />
    </>
  )
}

/**
 * Model codes such as '20B6005RUS' are folded below the named models such as 'ThinkPad T440', except while the list is
 * narrowed.
 */
function fitRows({ fits }: FitGroup, options: { lang: Lang; t: typeof product; open: boolean }) {
  const { lang, t, open } = options
  const { named, codes } = splitCodes(fits)
  return (
    <>
      <ul>{named.map((fit) => fitRow(fit, lang, t))}</ul>
      {codes.length > 0 && (
        <details key={String(open)} open={open || undefined}>
          <summary>{t.fit.codes(figureText(codes.length))}</summary>
          <ul>{codes.map((fit) => fitRow(fit, lang, t))}</ul>
        </details>
      )}
    </>
  )
}

/** A plain function instead of a component, because there are about a hundred rows. */
function fitRow(fit: FitModel, lang: Lang, t: typeof product) {
  const name = shownName(fit)
  // `qualifier`: which of the devices of this name it fits.
  const limits = fit.qualifier.length
    ? bracketed(`${t.fit.qualifier} ${wordList(fit.qualifier, lang)}`)
    : ''
  return (
    <li key={fit.label}>
      {fit.deviceUrl ? <a href={localHref(lang, fit.deviceUrl)}>{name}</a> : name}
      {fit.name && <small> {modelName(fit)}</small>}
      {limits}
    </li>
  )
}

function ConfidenceLegend(props: {
  fits: FitModel[]
  basis: string | undefined
  t: typeof product
}) {
  const { fits, basis, t } = props
  const bases: Record<string, string> = t.fit.basis
  const levels = CONFIDENCE_ORDER.filter((level) =>
    fits.some(({ confidence, review }) => confidence === level && !review),
  )
  const reviews = new Map(fits.flatMap(({ review }) => (review ? [[review.label, review]] : [])))
  return (
    <dl className={css.legend}>
      {levels.map((level) => (
        <div key={level}>
          <dt data-level={level}>{t.fit.level[level]}</dt>
          <dd>
            {t.fit.levelNote[level]} {level === 'unconfirmed' && bases[basis ?? '']}
          </dd>
        </div>
      ))}
      {[...reviews.values()].map(({ label, text }) => (
        <div key={label}>
          <dt data-level="unconfirmed">{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}

function FitFilter(props: FitListProps & { narrow: (words: string, brand: string) => void }) {
  const { query, all, t, path } = props
  function narrow(event: FormEvent<HTMLFormElement>) {
    if (event.type === 'submit') event.preventDefault()
    const form = new FormData(event.currentTarget)
    props.narrow(String(form.get('fit') ?? ''), String(form.get('fitBrand') ?? ''))
  }
  return (
    <form
      className={css.filter}
      action={`${path}#fits`}
      role="search"
      aria-label={t.fit.filter}
      onInput={narrow}
      onSubmit={narrow}
    >
      <label>
        {t.fit.filterField}
        <input
          className={controlClass}
          type="search"
          name="fit"
          defaultValue={query.words}
          maxLength={200}
          autoComplete="off"
          spellCheck={false}
        />
      </label>
      {all.brands.length > 1 && (
        <label>
          {t.fit.brand}
          <select className={controlClass} name="fitBrand" defaultValue={query.brand}>
            <option value="">
              {t.fit.allBrands} ({figureText(all.total)})
            </option>
            {all.brands.map(({ brand, count: devices }) => (
              <option key={brand} value={brand}>
                {brand} ({figureText(devices)})
              </option>
            ))}
          </select>
        </label>
      )}
      <button className={buttonClass()}>{t.fit.apply}</button>
    </form>
  )
}

function FitPager(props: FitListProps & { fits: Fits }) {
  const { path, t, fits } = props
  const { query, shown } = fits
  const remaining = shown.total - (query.page - 1) * FITS_PER_PAGE - shown.list.length
  function more(event: MouseEvent) {
    event.preventDefault()
    fits.more()
  }
  return (
    <p className={css.pager}>
      {query.page > 1 && (
        <a className={buttonClass()} href={fitPagePath(path, query, query.page - 1)}>
          {t.fit.previous}
        </a>
      )}
      {remaining > 0 && (
        <a className={buttonClass()} href={fitPagePath(path, query, fits.nextPage)} onClick={more}>
          {t.fit.more(figureText(Math.min(remaining, FITS_PER_PAGE)))}
        </a>
      )}
      {fits.isNarrowed && (
        <a className={buttonClass('quiet')} href={`${path}#fits`}>
          {t.fit.clear}
        </a>
      )}
    </p>
  )
}

interface Fits {
  shown: ShownFits
  query: FitQuery
  busy: boolean
  isNarrowed: boolean
  nextPage: number
  narrow: (words: string, brand: string) => void
  more: () => void
}

/** Filters locally if the whole list is loaded, otherwise on the server; drops outdated responses. */
function useFits({ itemNo, query, shown, all }: FitListProps): Fits {
  const { lang, transport } = useSite()
  // `pages`: how many are shown, beginning with that of `query`.
  const [state, setState] = useState({ query, shown, pages: 1, busy: false })
  const lastRequest = useRef(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  async function load(next: FitQuery, page: number, before: FitModel[]) {
    const request = ++lastRequest.current
    setState((current) => ({ ...current, busy: true }))
    try {
      const { brand, words } = next
      const filters = { ...(brand ? { brand } : {}), ...(words ? { keyword: words } : {}) }
      const input = { itemNo, lang, page, rows: FITS_PER_PAGE, ...filters }
      const { total, list } = await listFits(input, transport)
      if (request !== lastRequest.current) return
      const pages = page - next.page + 1
      setState({ query: next, shown: { total, list: [...before, ...list] }, pages, busy: false })
    } catch {
      if (request === lastRequest.current) setState((current) => ({ ...current, busy: false }))
    }
  }

  function narrow(words: string, brand: string) {
    const next = { ...query, page: 1, words: words.trim(), brand }
    clearTimeout(timer.current)
    if (all.list.length === all.total) {
      const list = narrowFits(all.list, next.words, brand)
      setState({ query: next, shown: { total: list.length, list }, pages: 1, busy: false })
    } else {
      timer.current = setTimeout(() => void load(next, 1, []), TYPING_PAUSE_MS)
    }
  }

  const nextPage = state.query.page + state.pages
  return {
    ...state,
    nextPage,
    isNarrowed: Boolean(state.query.words || state.query.brand),
    narrow,
    more: () => void load(state.query, nextPage, state.shown.list),
  }
}
