// Wordmark: the shop's name above its charge bar.
import css from './logo.module.css'

/** Hidden from screen readers: the surrounding link has the accessible name. */
export function Logo() {
  return (
    <svg className={css.logo} viewBox="0 0 98 32" width="108" height="35" aria-hidden="true">
      {LETTERS.map((path) => (
        <path key={path} d={path} className={css.letter} />
      ))}
      {TICKS.map((tick) => (
        <rect
          key={tick}
          x={0.5 + tick * 19.5}
          y="28"
          width="17.5"
          height="3"
          className={css.tick}
        />
      ))}
    </svg>
  )
}

const TICKS = [0, 1, 2, 3, 4]

/** V o l t c e l l as single strokes: stems from y = 3, round letters centred on y = 15.6. */
const LETTERS = [
  'M2 4L9.6 22L17.2 4',
  'M25.6 9.4a6.2 6.2 0 1 1 0 12.4a6.2 6.2 0 1 1 0-12.4z',
  'M37.4 3V23.4',
  'M45.6 4.5V18.4Q45.6 21.8 49 21.8H51.4M41.4 9.4H51.4',
  'M65.8 11.4A6.2 6.2 0 1 0 65.8 19.8',
  'M70.4 15.6H82.6A6.2 6.2 0 1 0 81 19.7',
  'M88.6 3V23.4',
  'M95.2 3V23.4',
]
