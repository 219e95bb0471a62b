// A heading under a hairline with the charge bar (the brand's motif), with an optional link at the end of its line.
import type { ReactNode } from 'react'
import { ChargeBar, type ChargeBarProps } from './charge-bar.tsx'
import styles from './section-heading.module.css'

export interface SectionHeadingProps {
  title: ReactNode
  id?: string
  level?: 2 | 3
  /** One line under the title. */
  note?: ReactNode
  /** A link or control at the end of the line. */
  aside?: ReactNode
  tone?: ChargeBarProps['tone']
}

export function SectionHeading(props: SectionHeadingProps) {
  const { title, id, level = 2, note, aside, tone = 'accent' } = props
  const Heading = `h${level}` as const
  return (
    <div className={styles.head}>
      <ChargeBar tone={tone} className={styles.bar} />
      <Heading id={id}>{title}</Heading>
      {aside && <div className={styles.aside}>{aside}</div>}
      {note && <p className={styles.note}>{note}</p>}
    </div>
  )
}
