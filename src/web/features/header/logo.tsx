// The wordmark: the name of the house over its charge bar.
import css from './logo.module.css'

/** Decoration to screen readers: the link around it carries the name. */
export function Logo() {
  return (
    <svg className={css.logo} viewBox="0 0 132 32" width="132" height="32" aria-hidden="true">
      {LETTERS.map((path) => (
        <path key={path} d={path} className={css.letter} />
      ))}
      {TICKS.map((tick) => (
        <rect key={tick} x={1 + tick * 26.2} y="28" width="24" height="3" className={css.tick} />
      ))}
    </svg>
  )
}

const TICKS = [0, 1, 2, 3, 4]

/** V o l t c e l l, single strokes on a 24 px height; base line at 22, x-height at 9. */
const LETTERS = [
  'M2 3.5L9.5 22L17 3.5',
  'M26.5 9.2a6.4 6.4 0 1 1 0 12.8a6.4 6.4 0 1 1 0-12.8z',
  'M40.5 2V22',
  'M51 4V18.2Q51 22 54.8 22H57.5M46.5 9.2H57.5',
  'M76.2 12A6.4 6.4 0 1 0 76.2 19.2',
  'M83.2 15.4H95.4A6.3 6.3 0 1 0 93.9 19.8',
  'M103 2V22',
  'M111.5 2V22',
]
