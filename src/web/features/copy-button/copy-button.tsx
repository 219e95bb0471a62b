// A button that copies its value; the page that holds it listens for it.
import css from './copy-button.module.css'

interface CopyButtonProps {
  value: string
  /** What is copied, in words: the button's accessible name. */
  label: string
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
