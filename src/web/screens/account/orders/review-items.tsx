// Reviews the items of a received order, one after the other: item, stars and text.
import { useState } from 'react'
import { sendReview } from '../../../../client/order.ts'
import type { ResultOf } from '../../../../contract/call.ts'
import type { readOrderRoute } from '../../../../contract/order.ts'
import { REVIEW_LENGTH, REVIEW_STARS, reviewerName } from '../../../../shared/review-rules.ts'
import { SectionHeading } from '../../../../ui/section-heading.tsx'
import { ErrorSummary } from '../../../components/form/error-summary.tsx'
import { RequiredNote, SelectField, TextAreaField } from '../../../components/form/form-field.tsx'
import { SubmitButton } from '../../../components/form/submit-button.tsx'
import { useSubmit } from '../../../components/form/use-submit.ts'
import { showMessage } from '../../../components/toasts/toast-store.ts'
import { useRevalidator } from '../../../router/router-context.ts'
import { useLang } from '../../../site-context.ts'
import { useTexts } from '../../../texts.ts'
import member from '../member/member.module.css'
import { StarsField } from './stars-field.tsx'

type Order = ResultOf<typeof readOrderRoute>

export function ReviewItems({ order }: { order: Order }) {
  const t = useTexts('order-review')
  const lang = useLang()
  const { revalidate } = useRevalidator()
  // Counts sent reviews; as the key of the form, it clears the fields after each.
  const [sent, setSent] = useState(0)
  const { orderNo, shipPolicy } = order
  const items = order.items.filter(({ mayReview }) => mayReview)
  const state = useSubmit(
    async (values, transport) => {
      const text = String(values.get('text') ?? '').trim()
      const itemNo = String(values.get('item') ?? items[0]?.itemNo ?? '')
      const stars = Number(values.get('stars'))
      const { isRepeated } = await sendReview({ lang, orderNo, itemNo, stars, text }, transport)
      showMessage('done', isRepeated ? t.again : t.sent)
      await revalidate()
      setSent((count) => count + 1)
    },
    {
      labels: t.labels,
      check: (values): Record<string, string> =>
        values.get('stars') === null ? { stars: t.noStars } : {},
    },
  )
  const reviewer = reviewerName(shipPolicy === null ? 'dropship' : 'wholesale', lang)
  return (
    <section className={member.section} aria-labelledby="review" data-lazy="review-items">
      <SectionHeading id="review" title={t.title} note={t.lead(reviewer)} />
      <form {...state.form} key={sent} className={member.form}>
        <ErrorSummary state={state} />
        <RequiredNote />
        {/* After a review the form is a new one, whose first field takes the focus from the button that is gone. */}
        <SelectField state={state} name="item" required autoFocus={sent > 0}>
          {items.map(({ itemNo, title }) => (
            <option key={itemNo} value={itemNo}>
              {[itemNo, title].join(' · ')}
            </option>
          ))}
        </SelectField>
        <StarsField state={state} name="stars" max={REVIEW_STARS.to} />
        <TextAreaField
          state={state}
          name="text"
          rows={4}
          required
          minLength={REVIEW_LENGTH.from}
          maxLength={REVIEW_LENGTH.to}
          hint={t.textHint}
        />
        <SubmitButton state={state}>{t.send}</SubmitButton>
      </form>
    </section>
  )
}
