// A button that copies its value; the page that holds it listens for it.
import css from './copy-button.module.css'

interface CopyButtonProps {
  value: string
  /** The accessible name, where the visible words do not say what is copied. */
  label?: string
  children: string
}

/** Absent where scripts do not run, since it could do nothing there. */
export function CopyButton({ value, label, children }: CopyButtonProps) {
  return (
    <button type="button" className={css.copy} data-copy={value} aria-label={label} title={label}>
      {children}
    </button>
  )
}
