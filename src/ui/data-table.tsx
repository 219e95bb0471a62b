// A semantic table in the look of a datasheet that scrolls horizontally within its own box.
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './data-table.module.css'

export interface DataTableProps {
  caption: string
  /** Shown above the table; otherwise the caption is for screen readers only. */
  showCaption?: boolean
  /** Zebra stripes for long specification lists. */
  striped?: boolean
  className?: string | undefined
  children: ReactNode
}

/** `children` are thead and tbody; numeric cells use `numberCell`. */
export function DataTable({ caption, showCaption, striped, className, children }: DataTableProps) {
  return (
    // The box is focusable so that the keyboard can scroll it.
    <div
      className={classNames(styles.scroll, className)}
      role="group"
      tabIndex={0}
      aria-label={caption}
    >
      <table className={classNames(styles.table, striped && styles.striped)}>
        <caption className={showCaption ? styles.caption : styles.unseen}>{caption}</caption>
        {children}
      </table>
    </div>
  )
}

export const numberCell = styles.number ?? ''
export const stickyCell = styles.sticky ?? ''
