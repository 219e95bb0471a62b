// The column that pages share: centred, with gutters.
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './page.module.css'

/** For header, screens and footer. */
export function Column({
  className,
  children,
}: {
  className?: string | undefined
  children: ReactNode
}) {
  return <div className={classNames(styles.column, className)}>{children}</div>
}

export const columnClass = styles.column ?? ''
