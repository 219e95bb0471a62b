// Similar batteries: the nearest searches, and at most five cards, each with its difference.
import type { ReactNode } from 'react'
import type { SearchAnswer } from '../../../../contract/search.ts'
import { SectionHeading } from '../../../../ui/section-heading.tsx'
import { useTexts } from '../../../texts.ts'
import { PriceHint } from '../../pricing/price-hint/price-hint.tsx'
import { ScreenTitle } from '../../../components/screen-title/screen-title.tsx'
import { inquirySubject, unavailableTitle } from '../search-parts/answer-title.ts'
import { subjectOf } from '../search-parts/answer-view.ts'
import { AskUs } from '../search-parts/ask-us.tsx'
import { NearestSuggestions } from '../search-parts/nearest-suggestions.tsx'
import { FoundCard } from './found-card.tsx'
import rows from '../../catalogue/product-list/product-list.module.css'
import css from '../search-parts/search-answer.module.css'

interface SimilarListProps {
  /** The keyword on one short line. */
  shortKeyword: string
  answer: SearchAnswer
  /** Notes on how the keyword was read. */
  children: ReactNode
}

const MAX_SIMILAR = 5

export function SimilarList({ shortKeyword, answer, children }: SimilarListProps) {
  const t = useTexts('search')
  const { similar } = useTexts('search-answer')
  const { list, suggestions, notSold } = answer
  return (
    <div data-lazy="similar-list">
      <ScreenTitle
        title={unavailableTitle(t, answer) ?? similar.title(subjectOf(shortKeyword, answer.parts))}
        intro={notSold && t.notSold.advice}
      >
        <PriceHint cards={list} />
      </ScreenTitle>
      {children}
      {suggestions.length > 0 && (
        <section className={css.nearest}>
          <h2>{t.nothing.nearest}</h2>
          <NearestSuggestions suggestions={suggestions} />
        </section>
      )}
      <section className={css.similar} aria-labelledby="similar">
        <SectionHeading id="similar" title={similar.heading} note={similar.advice} tone="warn" />
        <ul className={rows.cards}>
          {list.slice(0, MAX_SIMILAR).map((card) => (
            <li key={card.itemNo}>
              <FoundCard card={card} />
            </li>
          ))}
        </ul>
      </section>
      {!notSold && (
        <div className={css.actions}>
          <AskUs subject={inquirySubject(t, answer, shortKeyword)} look="primary" />
        </div>
      )}
    </div>
  )
}
