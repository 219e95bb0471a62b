// The measure of the page: the centred column with its gutters, and the grid of bands in it.
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
