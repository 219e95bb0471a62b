// Confirmation of a new case: number and secret code to copy, and the next steps.
import { useEffect, useRef } from 'react'
import { CheckIcon } from '../../../../ui/icons.tsx'
import { useTexts } from '../../../texts.ts'
import { CopyButton } from '../../../components/copy-button/copy-button.tsx'
import { copyWithMessage } from '../../../components/copy-button/copy-with-message.ts'
import type { NewCase } from './case-access.ts'
import css from './feedback.module.css'
import { inGroupsOfFour } from '../../../../shared/groups-of-four.ts'

/** Takes the focus, because the pressed button is gone. Uses the texts 'feedback'. */
export function CaseOpened({ sent }: { sent: NewCase }) {
  const t = useTexts('feedback').opened
  const { copyDone, copyFailed } = useTexts('frame').errors
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const facts = [
    [t.caseNo, sent.caseNo, t.copyNo],
    [t.code, sent.feedbackCode, t.copyCode],
  ] as const
  return (
    <section
      className={css.opened}
      aria-labelledby="case-opened"
      onClick={copyWithMessage({ done: copyDone, failed: copyFailed })}
    >
      <h2 id="case-opened" ref={title} tabIndex={-1}>
        <CheckIcon className={css.good} /> {t.title}
      </h2>
      <dl className={css.codes}>
        {facts.map(([name, value, copy]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <span className={css.code}>{inGroups(value)}</span>
              <CopyButton value={value} label={copy}>
                {t.copy}
              </CopyButton>
            </dd>
          </div>
        ))}
      </dl>
      <p>{t.mailed(sent.email)}</p>
      <p className={css.hint}>{t.secret}</p>
    </section>
  )
}

/** Groups the code of 13 characters, which the server accepts with or without spaces; not the case number. */
function inGroups(value: string): string {
  return value.includes('-') ? value : inGroupsOfFour(value)
}
