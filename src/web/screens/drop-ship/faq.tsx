// Questions of drop-ship sellers and their answers, by topic, narrowed by words.
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { listQuestions } from '../../../client/product-support.ts'
import type { QuestionTopic } from '../../../contract/product-support.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { controlClass, Field } from '../../../ui/field.tsx'
import { SectionHeading } from '../../../ui/section-heading.tsx'
import { ArticleText } from '../../features/article/article-text.tsx'
import { useNumber } from '../../parts/format.ts'
import type { Head, HeadContext } from '../../parts/head.ts'
import { LocalLink, useHref } from '../../parts/local-link.tsx'
import { PATHS } from '../../paths.ts'
import { pageContext } from '../../site-context.ts'
import { textsOf, useTexts } from '../../texts.ts'
import { AreaPage } from './area-page.tsx'
import page from './area.module.css'
import css from './faq.module.css'

const MOST_LETTERS = 100

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { lang, transport } = context.get(pageContext)
  const asked = new URL(request.url).searchParams.get('keyword') ?? ''
  const keyword = asked.trim().slice(0, MOST_LETTERS)
  const { topics, total } = await listQuestions(
    { lang, area: 'dropship', ...(keyword ? { keyword } : {}) },
    transport,
  )
  return { keyword, topics, total }
}

type Data = Awaited<ReturnType<typeof loader>>

export function head({ keyword, topics }: Data, { lang }: HeadContext): Head {
  const { title, description } = textsOf(lang, 'drop-ship').faq
  return {
    title,
    description,
    canonical: PATHS.dropShipFaq,
    index: keyword === '',
    jsonLd: keyword === '' && topics.length > 0 ? [faqData(topics)] : [],
  }
}

export default function DropShipFaq() {
  const { keyword, topics, total } = useLoaderData() as Data
  const t = useTexts('drop-ship').faq
  const number = useNumber()
  return (
    <AreaPage title={t.title} path={PATHS.dropShipFaq}>
      <SearchForm keyword={keyword} />
      {keyword && (
        <p role="status">
          {total > 0 ? t.found(number(total), total === 1) : t.nothing}{' '}
          <LocalLink to={PATHS.dropShipFaq}>{t.all}</LocalLink>
        </p>
      )}
      {topics
        .filter(({ questions }) => questions.length > 0)
        .map((topic) => (
          <Topic key={topic.id} topic={topic} open={keyword !== ''} />
        ))}
      <p className={css.ask}>
        {t.other}{' '}
        <LocalLink to={PATHS.feedback} className={buttonClass('plain')}>
          {t.ask}
        </LocalLink>
      </p>
    </AreaPage>
  )
}

function SearchForm({ keyword }: { keyword: string }) {
  const t = useTexts('drop-ship').faq
  return (
    <form method="get" action={useHref(PATHS.dropShipFaq)} role="search" className={css.search}>
      <Field id="words" label={t.search}>
        <input
          key={keyword}
          id="words"
          name="keyword"
          type="search"
          className={controlClass}
          defaultValue={keyword}
          maxLength={MOST_LETTERS}
          autoComplete="off"
        />
      </Field>
      <Button type="submit">{t.button}</Button>
    </form>
  )
}

/** Answers are in the document, folded; what was searched for stands open. */
function Topic({ topic, open }: { topic: QuestionTopic; open: boolean }) {
  const names = useTexts('drop-ship').faq.topics
  return (
    <section className={page.section} aria-labelledby={`topic-${topic.id}`}>
      <SectionHeading id={`topic-${topic.id}`} title={names[topic.id]} tone="series" />
      <div>
        {topic.questions.map((each) => (
          <details key={each.id} id={each.id} open={open} className={css.question}>
            <summary>
              <h3>{each.question}</h3>
            </summary>
            <ArticleText piece={each} html={each.answer} />
          </details>
        ))}
      </div>
    </section>
  )
}

/** schema.org FAQPage. */
function faqData(topics: readonly QuestionTopic[]): object {
  return {
    '@type': 'FAQPage',
    mainEntity: topics.flatMap(({ questions }) =>
      questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    ),
  }
}
