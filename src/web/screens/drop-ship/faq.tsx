// Frequently asked questions of dropshippers.
import type { LoaderFunctionArgs } from '../../router/loader.ts'
import { useLoaderData } from '../../router/router-context.ts'
import { Faq } from '../../features/content/faq/faq.tsx'
import { faqJsonLd } from '../../features/content/faq/faq-json-ld.ts'
import { loadQuestions } from '../../features/content/faq/load-questions.ts'
import type { Head, HeadContext } from '../../page/head.ts'
import { PATHS } from '../../paths.ts'
import { pageContext } from '../../site-context.ts'
import { textsOf, useTexts } from '../../texts.ts'
import type { LoaderData } from '../loader-data.ts'
import { AreaPage } from './area-page.tsx'

export function loader({ request, context }: LoaderFunctionArgs) {
  return loadQuestions(request, context.get(pageContext), 'dropship')
}
type Data = LoaderData<typeof loader>

export function head(questions: Data, { lang }: HeadContext): Head {
  const { title, description } = textsOf(lang, 'drop-ship').faq
  // Search engines get the whole FAQ, not what a search in it found.
  const isIndexed = questions.keyword === '' && questions.answer.total > 0
  return {
    title,
    description,
    canonical: PATHS.dropShipFaq,
    index: isIndexed,
    jsonLd: isIndexed ? [faqJsonLd(questions)] : [],
  }
}

export default function DropShipFaq() {
  const questions = useLoaderData() as Data
  const { title } = useTexts('drop-ship').faq
  return (
    <AreaPage title={title} path={PATHS.dropShipFaq}>
      <div>
        <Faq questions={questions} path={PATHS.dropShipFaq} area="dropship" />
      </div>
    </AreaPage>
  )
}
