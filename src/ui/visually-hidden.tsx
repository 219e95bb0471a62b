// Text for screen readers only.
import type { ReactNode } from 'react'
import styles from './visually-hidden.module.css'

export const hiddenClass = styles.hidden ?? ''

export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={hiddenClass}>{children}</span>
}
