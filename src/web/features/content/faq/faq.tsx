// Searchable, collapsible questions and answers by topic.
import { useEffect } from 'react'
import type { QuestionTopic } from '../../../../contract/product-support.ts'
import { Button, buttonClass } from '../../../../ui/button.tsx'
import { controlClass, Field } from '../../../../ui/field.tsx'
import { Chip } from '../../../../ui/chip.tsx'
import { SectionHeading } from '../../../../ui/section-heading.tsx'
import { LocalLink, useHref } from '../../../page/local-link.tsx'
import { PATHS } from '../../../paths.ts'
import { useLang } from '../../../site-context.ts'
import { useTexts } from '../../../texts.ts'
import { ArticleText } from '../article/article-text.tsx'
import { textLang } from '../article/text-lang.ts'
import type { LoadedQuestions } from './load-questions.ts'
import { useFaqSearch } from './use-faq-search.ts'
import css from './faq.module.css'

export interface FaqProps {
  questions: LoadedQuestions
  /** Path of the list: '/faq.html', '/dropship/dsfaq.html'. */
  path: string
  area?: 'main' | 'dropship'
}

/** Up to this many questions that a search found are shown with their answers open. */
const MAX_OPENED = 3

/** Uses the texts 'help' and 'article'. */
export function Faq({ questions, path, area = 'main' }: FaqProps) {
  const { faq: t } = useTexts('help')
  const { shown, type } = useFaqSearch(questions, area)
  useOpenedByAnchor()
  const { list: topics, questions: total } = shown.answer
  return (
    <>
      <form
        key={questions.keyword}
        className={css.search}
        method="get"
        action={useHref(path)}
        role="search"
      >
        <Field id="faq-keyword" label={t.label} className={css.field}>
          <input
            id="faq-keyword"
            name="keyword"
            type="search"
            maxLength={100}
            autoComplete="off"
            enterKeyHint="search"
            className={controlClass}
            defaultValue={questions.keyword}
            onInput={(event) => type(event.currentTarget.value)}
          />
        </Field>
        <Button type="submit">{t.submit}</Button>
      </form>
      <p role="status" className={css.count}>
        {shown.keyword ? t.found(total, shown.keyword) : t.count(total)}
      </p>
      {total === 0 && <NothingFound path={path} keyword={shown.keyword} />}
      <div className={css.all}>
        {!shown.keyword && topics.length > 1 && <Topics topics={topics} />}
        <div>
          {topics.map((topic) => (
            <section key={topic.id} className={css.topic} aria-labelledby={`topic-${topic.id}`}>
              <SectionHeading id={`topic-${topic.id}`} title={t.topics[topic.id]} />
              {topic.questions.map((question) => (
                <Question
                  key={question.id}
                  question={question}
                  open={shown.keyword !== '' && total <= MAX_OPENED}
                />
              ))}
            </section>
          ))}
        </div>
      </div>
      {total > 0 && (
        <p className={css.after}>
          <LocalLink to={PATHS.feedback} className={buttonClass()}>
            {t.ask}
          </LocalLink>
        </p>
      )}
    </>
  )
}

function Topics({ topics }: { topics: readonly QuestionTopic[] }) {
  const { faq: t } = useTexts('help')
  return (
    <nav className={css.topics} aria-label={t.topicsLabel}>
      <ul>
        {topics.map(({ id, questions }) => (
          <li key={id}>
            <a href={`#topic-${id}`}>
              {t.topics[id]} <small>{questions.length}</small>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface QuestionProps {
  question: QuestionTopic['questions'][number]
  open: boolean
}

/** The anchor is inside the details, so that browsers open them for a link even without scripts. */
function Question({ question, open }: QuestionProps) {
  const { inEnglish } = useTexts('article')
  const lang = textLang(question, useLang())
  return (
    <details className={css.question} open={open}>
      <summary>
        <h3 lang={lang}>{question.question}</h3>
      </summary>
      <div id={question.id} className={css.answer}>
        {question.isFallback && (
          <p>
            <Chip>{inEnglish}</Chip>
          </p>
        )}
        <ArticleText entry={question} html={question.answer} sectionId={question.id} />
      </div>
    </details>
  )
}

function NothingFound({ path, keyword }: { path: string; keyword: string }) {
  const { faq: t } = useTexts('help')
  return (
    <div className={css.none}>
      <p>{t.none}</p>
      <p className={css.actions}>
        {/* `data-reload` forces a full page load (follow-links.ts). */}
        {keyword && (
          <LocalLink to={path} className={buttonClass()} data-reload="">
            {t.all}
          </LocalLink>
        )}
        <LocalLink to={PATHS.feedback} className={buttonClass('primary')}>
          {t.ask}
        </LocalLink>
      </p>
    </div>
  )
}

/** Opens the answer named in the hash ('/faq.html#restocking'), on load and on each hash change. */
function useOpenedByAnchor() {
  useEffect(() => {
    function open() {
      // Ids of questions need no decoding, and a hash such as '#100%' cannot be decoded.
      const answer = document.getElementById(location.hash.slice(1))
      const details = answer?.closest('details')
      if (!details || !answer) return
      details.open = true
      details.scrollIntoView({ block: 'start' })
    }
    open()
    window.addEventListener('hashchange', open)
    return () => window.removeEventListener('hashchange', open)
  }, [])
}
