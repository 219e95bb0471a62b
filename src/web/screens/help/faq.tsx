// Frequently asked questions.
import type { LoaderFunctionArgs } from '../../router/loader.ts'
import { useLoaderData } from '../../router/router-context.ts'
import { Column } from '../../../ui/page.tsx'
import { breadcrumbJsonLd, Breadcrumbs } from '../../components/breadcrumbs/breadcrumbs.tsx'
import { Faq } from '../../features/content/faq/faq.tsx'
import { faqJsonLd } from '../../features/content/faq/faq-json-ld.ts'
import { loadQuestions } from '../../features/content/faq/load-questions.ts'
import { ScreenTitle } from '../../components/screen-title/screen-title.tsx'
import type { Head, HeadContext } from '../../page/head.ts'
import { PATHS } from '../../paths.ts'
import { pageContext, useLang } from '../../site-context.ts'
import { textsOf, useTexts } from '../../texts.ts'
import type { LoaderData } from '../loader-data.ts'
import { helpTrail } from './trail.ts'
import css from './help.module.css'

export function loader({ request, context }: LoaderFunctionArgs) {
  return loadQuestions(request, context.get(pageContext))
}
type Data = LoaderData<typeof loader>

export function head(questions: Data, context: HeadContext): Head {
  const { faq: t } = textsOf(context.lang, 'help')
  // Search engines get the whole FAQ, not what a search in it found.
  const isIndexed = questions.keyword === '' && questions.answer.questions > 0
  const trail = breadcrumbJsonLd(helpTrail(context.lang, t.title, PATHS.faq), context)
  return {
    title: t.title,
    description: t.description,
    canonical: PATHS.faq,
    index: isIndexed,
    jsonLd: isIndexed ? [faqJsonLd(questions), trail] : [trail],
  }
}

export default function FaqScreen() {
  const questions = useLoaderData() as Data
  const { faq: t } = useTexts('help')
  const { trail } = useTexts('article')
  return (
    <Column className={css.page}>
      <Breadcrumbs trail={helpTrail(useLang(), t.title, PATHS.faq)} label={trail} />
      <ScreenTitle title={t.title} intro={t.intro} />
      <Faq questions={questions} path={PATHS.faq} />
    </Column>
  )
}
