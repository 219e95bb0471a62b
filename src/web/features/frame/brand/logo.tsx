// The logo of the brand, which the style sheet of the brand names for light and for dark grounds.
import css from './logo.module.css'

/** Hidden from screen readers: the surrounding link has the accessible name. */
export function Logo() {
  return <span className={css.logo} aria-hidden="true" />
}
