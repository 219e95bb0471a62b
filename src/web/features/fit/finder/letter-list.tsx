// Linked names grouped by first letter, with a jump bar.
import { LocalLink } from '../../../page/local-link.tsx'
import { useTexts } from '../../../texts.ts'
import { byInitial } from './initials.ts'
import css from './finder.module.css'

export interface LetterItem {
  name: string
  path: string
  detail: string
}

export function LetterList({ items }: { items: readonly LetterItem[] }) {
  const t = useTexts('lists').finder
  const groups = byInitial(items, ({ name }) => name)
  const label = (initial: string) => (initial === '0' ? t.digits : initial)
  return (
    <>
      {groups.length > 1 && (
        <nav className={css.jump} aria-label={t.jump}>
          {groups.map(({ initial }) => (
            <a key={initial} href={`#${anchor(initial)}`}>
              {label(initial)}
            </a>
          ))}
        </nav>
      )}
      {groups.map(({ initial, items: ofLetter }) => (
        <section key={initial} className={css.letter} aria-labelledby={anchor(initial)}>
          <h3 id={anchor(initial)}>{label(initial)}</h3>
          <ul className={css.names}>
            {ofLetter.map(({ name, path, detail }) => (
              <li key={path}>
                <LocalLink to={path}>{name}</LocalLink>
                <small>{detail}</small>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}

function anchor(initial: string): string {
  return `letter-${initial === '#' ? 'other' : initial}`
}
