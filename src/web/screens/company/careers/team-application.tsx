// The application section: opens the form in place, then shows the receipt.
import { useEffect, useRef, useState } from 'react'
import type { Country } from '../../../../contract/reference.ts'
import type { Team } from '../../../../shared/teams.ts'
import { buttonClass } from '../../../../ui/button.tsx'
import { CheckIcon } from '../../../../ui/icons.tsx'
import { useDayOfMoment } from '../../../format/format.ts'
import { LocalLink } from '../../../page/local-link.tsx'
import { useLazyComponent } from '../../../loading/lazy-component.ts'
import { PATHS } from '../../../paths.ts'
import { useCameByLink } from '../../../router/router-context.ts'
import { useTexts } from '../../../texts.ts'
import { APPLY_HASH } from './apply-url.ts'
import type { TeamApplicationReceipt } from './team-application-form.tsx'
import { lazyTeamApplicationForm } from './lazy-team-application-form.ts'
import css from './careers.module.css'

export interface TeamApplicationProps {
  team: Team
  opening: { id: string; title: string } | null
  countries: readonly Country[]
}

export function TeamApplication({ team, opening, countries }: TeamApplicationProps) {
  const t = useTexts('careers')
  const { loading } = useTexts('frame')
  const [receipt, setReceipt] = useState<TeamApplicationReceipt | null>(null)
  const form = useLazyComponent(lazyTeamApplicationForm)
  const title = useFocusAfterClick(receipt)
  const name = opening?.title ?? t.teams[team]
  return (
    <section
      id="apply"
      className={css.application}
      aria-labelledby="apply-title"
      data-lazy="team-application-form"
    >
      <div className={css.applicationHead}>
        <h3 id="apply-title" ref={title} tabIndex={-1}>
          {receipt ? t.done.title : t.form.title(name)}
        </h3>
        {!receipt && <LocalLink to={`${PATHS.careers}#${team}`}>{t.form.close}</LocalLink>}
      </div>
      {/* Rendered from the start, so that screen readers announce what appears in it. */}
      <div role="status">{receipt && <Receipt receipt={receipt} />}</div>
      {!receipt && !form && <p className={css.waiting}>{loading} …</p>}
      {!receipt && form && (
        <form.TeamApplicationForm
          team={team}
          opening={opening?.id ?? null}
          countries={countries}
          onDone={setReceipt}
        />
      )}
    </section>
  )
}

function Receipt({ receipt }: { receipt: TeamApplicationReceipt }) {
  const { done: t } = useTexts('careers')
  const day = useDayOfMoment()
  return (
    <div className={css.receipt}>
      <dl>
        <div>
          <dt>{t.number}</dt>
          <dd className={css.number}>
            <CheckIcon className={css.good} />
            {receipt.applicationNo}
          </dd>
        </div>
        <div>
          <dt>{t.due}</dt>
          <dd>{day(receipt.dueAt)}</dd>
        </div>
      </dl>
      <p>{t.text}</p>
      <p>
        <LocalLink to={PATHS.applicationStatus} className={buttonClass()}>
          {t.status}
        </LocalLink>{' '}
        <LocalLink to={PATHS.feedback} className={buttonClass()}>
          {t.ask}
        </LocalLink>
      </p>
    </div>
  )
}

/** Focuses the form when a click opens it, and the receipt that replaces it. */
function useFocusAfterClick(receipt: TeamApplicationReceipt | null) {
  const title = useRef<HTMLHeadingElement>(null)
  const cameByLink = useCameByLink()
  useEffect(() => {
    const wasOpened = location.hash === APPLY_HASH && cameByLink()
    if (!receipt && !wasOpened) return
    title.current?.focus({ preventScroll: true })
    title.current?.scrollIntoView({ block: 'center' })
  }, [receipt, cameByLink])
  return title
}
