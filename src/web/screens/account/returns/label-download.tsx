// Number and address for the parcel of an approved return, and its label to print.
import { returnLabelPath } from '../../../../client/return.ts'
import type { ResultOf } from '../../../../contract/call.ts'
import type { readReturnRoute } from '../../../../contract/return.ts'
import { buttonClass } from '../../../../ui/button.tsx'
import { SectionHeading } from '../../../../ui/section-heading.tsx'
import { useLang } from '../../../site-context.ts'
import { useTexts } from '../../../texts.ts'
import member from '../member/member.module.css'
import css from './label-download.module.css'

type Label = NonNullable<ResultOf<typeof readReturnRoute>['label']>

export function LabelDownload({ label }: { label: Label }) {
  const t = useTexts('returns').one
  const { returnNo, address } = label
  const lang = useLang()
  return (
    <section className={member.section} aria-labelledby="label">
      <SectionHeading id="label" title={t.label} note={t.labelText} />
      <div className={css.label}>
        <p className={css.number}>{returnNo}</p>
        <p>{t.sendTo}</p>
        <address className={css.address}>{address || t.noAddress}</address>
      </div>
      <p>{t.swollen}</p>
      <p>
        <a
          className={buttonClass('primary')}
          href={returnLabelPath({ lang, returnNo })}
          download=""
        >
          {t.labelFile}
        </a>
      </p>
    </section>
  )
}
