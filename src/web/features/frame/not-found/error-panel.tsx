// Error message with a retry link to the same page, which works without scripts.
import { useLocation } from '../../../router/router-context.ts'
import { buttonClass } from '../../../../ui/button.tsx'
import { ChargeBar } from '../../../../ui/charge-bar.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { columnClass } from '../../../../ui/page.tsx'
import { LocalLink, useHref } from '../../../page/local-link.tsx'
import { PATHS } from '../../../paths.ts'
import { useTexts } from '../../../texts.ts'
import css from './panels.module.css'

export interface ErrorPanelProps {
  title: string
  text: string
  status?: number
}

export function ErrorPanel({ title, text, status }: ErrorPanelProps) {
  const t = useTexts('frame').failed
  const { pathname, search } = useLocation()
  return (
    <div className={classNames(columnClass, css.panel)}>
      <ChargeBar level={1} tone="danger" />
      <h1>{title}</h1>
      <p className={css.text}>{text}</p>
      {status !== undefined && <p className={css.note}>{t.status(status)}</p>}
      <p className={css.actions}>
        {/* A full page load also fetches the current build, in case old chunks are gone. */}
        <a href={useHref(pathname + search)} className={buttonClass('primary')} data-reload="">
          {t.retry}
        </a>
        <LocalLink to={PATHS.home} className={buttonClass()}>
          {t.toHome}
        </LocalLink>
      </p>
    </div>
  )
}
