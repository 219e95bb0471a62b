// Linked names grouped by first letter, with a jump bar; on phones and tablets long lists fold each letter.
import type { ReactNode } from 'react'
import { LocalLink } from '../../../page/local-link.tsx'
import { useTexts } from '../../../texts.ts'
import { byInitial } from './initials.ts'
import css from './finder.module.css'

export interface LetterItem {
  name: string
  path: string
  /** Shown beside the name, such as the number of devices or batteries. */
  detail: string
}

interface LetterListProps {
  items: readonly LetterItem[]
  /** True while a filter shows its matches instead of this list. */
  isHidden?: boolean
}

/** Names beyond which each letter is folded: the brands of all devices fill many screens of a phone. */
const MAX_UNFOLDED = 100

/** `data-unfold`: from this width on the letters are open; see app/watch-unfolding.ts. */
export function LetterList({ items, isHidden = false }: LetterListProps) {
  const t = useTexts('lists').finder
  const groups = byInitial(items, ({ name }) => name)
  const Group = items.length > MAX_UNFOLDED ? FoldedLetter : Letter
  const label = (initial: string) => (initial === '0' ? t.digits : initial)
  return (
    <div hidden={isHidden} data-unfold="1024px">
      {groups.length > 1 && (
        <nav className={css.jump} aria-label={t.jump}>
          {groups.map(({ initial }) => (
            <a key={initial} href={`#${anchor(initial)}`} onClick={() => unfold(initial)}>
              {label(initial)}
            </a>
          ))}
        </nav>
      )}
      {groups.map(({ initial, items: ofLetter }) => (
        <Group
          key={initial}
          id={anchor(initial)}
          label={label(initial)}
          note={t.entries(ofLetter.length)}
        >
          <NameList items={ofLetter} />
        </Group>
      ))}
    </div>
  )
}

export function NameList({ items }: Pick<LetterListProps, 'items'>) {
  return (
    <ul className={css.names}>
      {items.map(({ name, path, detail }) => (
        <li key={path}>
          <LocalLink to={path}>{name}</LocalLink>
          <small>{detail}</small>
        </li>
      ))}
    </ul>
  )
}

interface LetterProps {
  id: string
  label: string
  note: string
  children: ReactNode
}

function Letter({ id, label, children }: LetterProps) {
  return (
    <section className={css.letter} aria-labelledby={id}>
      <h3 id={id}>{label}</h3>
      {children}
    </section>
  )
}

function FoldedLetter({ id, label, note, children }: LetterProps) {
  return (
    <details className={css.letter}>
      <summary>
        <h3 id={id}>{label}</h3> <small>{note}</small>
      </summary>
      {children}
    </details>
  )
}

/** Without scripts the link leads to the folded letter. */
function unfold(initial: string): void {
  const details = document.getElementById(anchor(initial))?.closest('details')
  if (details) details.open = true
}

function anchor(initial: string): string {
  return `letter-${initial === '#' ? 'other' : initial}`
}
