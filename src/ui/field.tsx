// A labelled native control with its hint and error.
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './field.module.css'

export interface FieldProps {
  label: ReactNode
  /** The control's id; hint and error are `${id}-hint` and `${id}-error`. */
  id: string
  hint?: ReactNode
  error?: ReactNode
  children: ReactNode
  className?: string | undefined
}

export function Field({ label, id, hint, error, children, className }: FieldProps) {
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {children}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  )
}

/** For <input>, <select> and <textarea>. */
export const controlClass = styles.control ?? ''
