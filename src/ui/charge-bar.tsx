// The charge bar, the brand's motif: a thin rule with five ticks, filled to a given level.
import { classNames } from './class-names.ts'
import styles from './charge-bar.module.css'

export interface ChargeBarProps {
  /** Filled ticks, 0 to 5; absent: all of them, as in the rule of a section heading. */
  level?: number
  /** `series`: the colour of the second series, and of dropshipping. */
  tone?: 'accent' | 'series' | 'muted' | 'warn' | 'danger'
  className?: string | undefined
}

/** Decorative: the accompanying text carries the information. */
export function ChargeBar({ level = 5, tone = 'accent', className }: ChargeBarProps) {
  return (
    <svg
      className={classNames(styles.bar, styles[tone], className)}
      viewBox="0 0 60 4"
      width="60"
      height="4"
      aria-hidden="true"
    >
      {TICKS.map((tick) => (
        <rect
          key={tick}
          x={tick * 12.5}
          width="10"
          height="4"
          className={tick < level ? styles.full : styles.empty}
        />
      ))}
    </svg>
  )
}

const TICKS = [0, 1, 2, 3, 4]
