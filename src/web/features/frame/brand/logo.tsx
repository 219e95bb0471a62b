// The logo of the brand, whose style sheet sets the file for light and for dark backgrounds.
import css from './logo.module.css'

/** Hidden from screen readers: the surrounding link has the accessible name. */
export function Logo() {
  return <span className={css.logo} aria-hidden="true" />
}
