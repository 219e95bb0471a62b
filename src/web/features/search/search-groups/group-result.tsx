// Result for one pack or device of a pasted list.
import type { MatchGroup } from '../../../../contract/search.ts'
import { type ChipTone, chipClass } from '../../../../ui/chip.tsx'
import { CheckIcon, WarningIcon } from '../../../../ui/icons.tsx'
import { wordList } from '../../../../shared/punctuation.ts'
import { LocalLink } from '../../../page/local-link.tsx'
import { searchPath } from '../../../paths.ts'
import { useLang } from '../../../site-context.ts'
import { useTexts } from '../../../texts.ts'
import { AskLink } from '../search-parts/ask-us.tsx'
import { NearestSuggestions } from '../search-parts/nearest-suggestions.tsx'
import { FoundCard } from '../similar-list/found-card.tsx'
import rows from '../../catalogue/product-list/product-list.module.css'
import css from '../search-parts/search-answer.module.css'

const TONES: Record<MatchGroup['state'], ChipTone> = {
  found: 'ok',
  similar: 'warn',
  missing: 'danger',
}
const CARDS_SHOWN = 3

/** Anchor id of a group. */
export function groupId(at: number): string {
  return `group-${at + 1}`
}

export function GroupResult({ group, at }: { group: MatchGroup; at: number }) {
  const { ask } = useTexts('search')
  const t = useTexts('search-answer').groups
  const lang = useLang()
  const { state, readAs, total, list, suggestions } = group
  // A label can repeat its number.
  const texts = [...new Set(group.texts)]
  const id = groupId(at)
  const Icon = state === 'found' ? CheckIcon : WarningIcon
  return (
    <section className={css.group} id={id} tabIndex={-1} aria-labelledby={`${id}-title`}>
      <div className={css.parts}>
        <h2 id={`${id}-title`}>{texts.join(' · ')}</h2>
        <span className={chipClass(TONES[state])}>
          <Icon size={16} /> {t.states[state]}
        </span>
        {state !== 'found' && <AskLink subject={ask.subject(wordList(texts, lang))} small />}
        {readAs && <span>{t.readAs(readAs)}</span>}
        {state === 'found' && total > CARDS_SHOWN && (
          <LocalLink to={searchPath(readAs ?? texts.join(' '))}>{t.all(total)}</LocalLink>
        )}
      </div>
      {state !== 'missing' && (
        <ul className={rows.cards}>
          {list.slice(0, CARDS_SHOWN).map((card) => (
            <li key={card.itemNo}>
              <FoundCard card={card} />
            </li>
          ))}
        </ul>
      )}
      {state !== 'found' && <NearestSuggestions suggestions={suggestions} />}
    </section>
  )
}
