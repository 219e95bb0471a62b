// The search page before a search or without results: what the search recognised, and next steps.
import type { ReactNode } from 'react'
import type { SearchAnswer } from '../../../contract/search.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { ScreenTitle } from '../../components/screen-title/screen-title.tsx'
import {
  inquirySubject,
  unavailableTitle,
} from '../../features/search/search-parts/answer-title.ts'
import { subjectOf } from '../../features/search/search-parts/answer-view.ts'
import { AskUs } from '../../features/search/search-parts/ask-us.tsx'
import { NearestSuggestions } from '../../features/search/search-parts/nearest-suggestions.tsx'
import { SearchBox } from '../../features/search/site-search/search-box.tsx'
import { LocalLink } from '../../page/local-link.tsx'
import { PATHS } from '../../paths.ts'
import { useTexts } from '../../texts.ts'
import css from '../../features/search/search-parts/search-answer.module.css'

interface NothingFoundProps {
  /** The keyword on one short line; '' before the first search. */
  shortKeyword: string
  answer: SearchAnswer | null
  /** Whether the help pages answer exactly this question. */
  isAnswered?: boolean | undefined
  /** How the keyword was interpreted, and answers of the help pages. */
  children: ReactNode
}

export function NothingFound({ shortKeyword, answer, isAnswered, children }: NothingFoundProps) {
  const t = useTexts('search')
  // If the search recognised a device or goods that the shop has nothing for, searching again would not help.
  const isUnavailable = answer !== null && unavailableTitle(t, answer) !== null
  return (
    <div data-lazy="nothing-found">
      {answer ? (
        <AnswerTitle shortKeyword={shortKeyword} answer={answer} isAnswered={isAnswered} />
      ) : (
        <ScreenTitle title={t.nothing.start} intro={t.nothing.intro} />
      )}
      {children}
      {!isUnavailable && <SearchBox large />}
      <div className={css.actions}>
        {answer && <NextSteps shortKeyword={shortKeyword} answer={answer} />}
        <NextStep title={t.nothing.finder} advice={t.nothing.finderAdvice} to={PATHS.finder} />
      </div>
      {!isUnavailable && (
        <section>
          <h2>{t.nothing.how}</h2>
          <ul className={css.tips}>
            {t.nothing.tips.map((tip) => (
              <li key={tip}>{tip}</li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

interface AnswerProps {
  shortKeyword: string
  answer: SearchAnswer
}

function AnswerTitle({
  shortKeyword,
  answer,
  isAnswered,
}: AnswerProps & Pick<NothingFoundProps, 'isAnswered'>) {
  const t = useTexts('search')
  const title = unavailableTitle(t, answer)
  if (!title && isAnswered) {
    return <ScreenTitle title={t.nothing.answered(shortKeyword)} intro={t.nothing.answeredIntro} />
  }
  return (
    <ScreenTitle
      title={title ?? t.nothing.title(subjectOf(shortKeyword, answer.parts))}
      intro={answer.notSold ? t.notSold.advice : !title && t.nothing.advice}
    />
  )
}

/** What to try next: close matches, an inquiry, and the FAQ. */
function NextSteps({ shortKeyword, answer }: AnswerProps) {
  const t = useTexts('search')
  const { notSold, knownDevice } = answer
  // The known device itself has no products to show.
  const suggestions = answer.suggestions.filter((text) => text !== knownDevice)
  const ask = notSold ? null : (
    <AskUs subject={inquirySubject(t, answer, shortKeyword)} look="primary" />
  )
  return (
    <>
      {knownDevice && ask}
      {suggestions.length > 0 && (
        <section className={css.nextStep}>
          <h2>{t.nothing.nearest}</h2>
          <NearestSuggestions suggestions={suggestions} />
        </section>
      )}
      {!knownDevice && ask}
      {notSold && (
        <NextStep title={t.notSold.all} advice={t.notSold.allAdvice} to={PATHS.allProducts} />
      )}
      {isPlainWords(shortKeyword) && !knownDevice && !notSold && (
        <NextStep
          title={t.nothing.help}
          advice={t.nothing.helpAdvice}
          to={`${PATHS.faq}?keyword=${encodeURIComponent(shortKeyword)}`}
          link={t.nothing.helpLink(shortKeyword)}
        />
      )}
    </>
  )
}

/** Only short text without digits is treated as a question for the FAQ. */
function isPlainWords(shortKeyword: string): boolean {
  return shortKeyword.length <= 60 && !/\d/.test(shortKeyword)
}

interface NextStepProps {
  title: string
  advice: string
  to: string
  /** Link text; without it the title is the link. */
  link?: string
}

function NextStep({ title, advice, to, link }: NextStepProps) {
  return (
    <section className={css.nextStep}>
      <h2>{link ? title : <LocalLink to={to}>{title}</LocalLink>}</h2>
      <p>{advice}</p>
      {link && (
        <LocalLink className={buttonClass('plain')} to={to}>
          {link}
        </LocalLink>
      )}
    </section>
  )
}
