// Button that copies its value; a surrounding element handles the click.
import css from './copy-button.module.css'

export interface CopyButtonProps {
  value: string
  /** Accessible name, if the visible text does not say what is copied. */
  label?: string
  children: string
}

/** Hidden when scripts do not run. */
export function CopyButton({ value, label, children }: CopyButtonProps) {
  return (
    <button type="button" className={css.copy} data-copy={value} aria-label={label} title={label}>
      {children}
    </button>
  )
}
