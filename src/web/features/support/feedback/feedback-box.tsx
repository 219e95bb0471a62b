// Lazily loads the feedback form, and shows the case that it opened; lazily loads the form with which a customer reads
// an earlier case.
import { useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { useLazyComponent } from '../../../loading/lazy-component.ts'
import { useTexts } from '../../../texts.ts'
import { CaseOpened } from './case-opened.tsx'
import type { NewCase } from './case-access.ts'
import type { FeedbackFormProps } from './feedback-form.tsx'
import { lazyFeedbackForm, lazyFollowCase } from './lazy-feedback.ts'
import css from './feedback.module.css'

/** Uses the texts 'feedback'. */
export function FeedbackBox(props: Omit<FeedbackFormProps, 'onSent'>) {
  const t = useTexts('feedback').opened
  const { loading } = useTexts('frame')
  const [sent, setSent] = useState<NewCase | null>(null)
  const form = useLazyComponent(lazyFeedbackForm)
  if (sent) {
    return (
      <>
        <CaseOpened sent={sent} />
        <p className={css.again}>
          <Button onClick={() => setSent(null)}>{t.another}</Button>
        </p>
      </>
    )
  }
  return (
    <div data-lazy="feedback-form">
      {form ? (
        <form.FeedbackForm {...props} onSent={setSent} />
      ) : (
        <p className={css.waiting}>{loading} …</p>
      )}
    </div>
  )
}

export function FollowBox({ caseNo }: { caseNo?: string | undefined }) {
  const { loading } = useTexts('frame')
  const follow = useLazyComponent(lazyFollowCase)
  return (
    <div data-lazy="follow-case">
      {follow ? <follow.FollowCase caseNo={caseNo} /> : <p className={css.waiting}>{loading} …</p>}
    </div>
  )
}
