// The imprint, a legal notice: the company behind the shop, with everything that the brand states about it.
import { SectionHeading } from '../../../ui/section-heading.tsx'
import { useFrameData } from '../../page/frame-data.ts'
import { useTexts } from '../../texts.ts'
import css from './help.module.css'

/** Nothing if the brand names no company. */
export function CompanyImprint() {
  const { contact: t } = useTexts('help')
  const { imprint } = useFrameData()
  if (!imprint) return null
  const rows = [
    [t.company, imprint.name],
    [t.address, imprint.address],
    [t.registration, imprint.registration],
    [t.taxNumber, imprint.taxNumber],
    [t.representative, imprint.representative],
    [t.email, imprint.email],
    [t.phone, imprint.phone],
  ].filter(([, value]) => value)
  return (
    <section id="imprint" className={css.part} aria-labelledby="imprint-title">
      <SectionHeading id="imprint-title" title={t.imprint} />
      <dl className={css.imprint}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
