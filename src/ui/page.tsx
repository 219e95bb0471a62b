// The page width: a centred column with gutters, and the grid of sections in it.
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './page.module.css'

/** The column that header, screens and footer share. */
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
