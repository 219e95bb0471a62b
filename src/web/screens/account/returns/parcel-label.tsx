// Number and address for the parcel of an approved return, to be printed.
import type { ResultOf } from '../../../../contract/call.ts'
import type { readReturnRoute } from '../../../../contract/return.ts'
import { Button } from '../../../../ui/button.tsx'
import { SectionHeading } from '../../../../ui/section-heading.tsx'
import { useTexts } from '../../../texts.ts'
import member from '../member/member.module.css'
import css from './parcel-label.module.css'

type Label = NonNullable<ResultOf<typeof readReturnRoute>['label']>

export function ParcelLabel({ label }: { label: Label }) {
  const t = useTexts('returns').one
  const { returnNo, address } = label
  return (
    <section className={member.section} aria-labelledby="label">
      <SectionHeading id="label" title={t.label} note={t.labelText} />
      <div className={css.label}>
        <p className={css.number}>{returnNo}</p>
        <p>{t.sendTo}</p>
        <address className={css.address}>{address || t.noAddress}</address>
      </div>
      <p>{t.swollen}</p>
      <div className={css.print}>
        <Button onClick={() => window.print()}>{t.print}</Button>
      </div>
    </section>
  )
}
