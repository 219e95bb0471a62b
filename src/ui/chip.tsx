// A small label: a value, a mark or a state.
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './chip.module.css'

/** `series`: the colour of the second series, and of dropshipping. */
export type ChipTone = 'plain' | 'accent' | 'series' | 'ok' | 'warn' | 'danger'

export function Chip({ tone = 'plain', children }: { tone?: ChipTone; children: ReactNode }) {
  return <span className={chipClass(tone)}>{children}</span>
}

/** The same look for a link or button; `isTouchTarget` gives it the height that a finger needs. */
export function chipClass(tone: ChipTone = 'plain', isTouchTarget = false): string {
  return classNames(styles.chip, styles[tone], isTouchTarget && styles.target)
}
