// The terms of trade, with all figures they use in one table.
import type { LoaderFunctionArgs } from '../../router/loader.ts'
import { useLoaderData } from '../../router/router-context.ts'
import { readPage } from '../../../client/content.ts'
import { SectionHeading } from '../../../ui/section-heading.tsx'
import { Article } from '../../features/content/article/article.tsx'
import { articleHead } from '../../features/content/article/article-head.ts'
import { BusinessFigures } from '../../features/content/business-figures/business-figures.tsx'
import { TERMS_FIGURES } from '../../../shared/terms-figures.ts'
import type { Head, HeadContext } from '../../page/head.ts'
import { PATHS } from '../../paths.ts'
import { pageContext, useLang } from '../../site-context.ts'
import { useTexts } from '../../texts.ts'
import type { LoaderData } from '../loader-data.ts'
import { helpTrail } from './trail.ts'
import css from './help.module.css'

export function loader({ context }: LoaderFunctionArgs) {
  const { lang, transport } = context.get(pageContext)
  return readPage({ id: 'terms', lang }, transport)
}
type Data = LoaderData<typeof loader>

export function head(page: Data, context: HeadContext): Head {
  const trail = helpTrail(context.lang, page.title, PATHS.terms)
  return articleHead(page, { trail, canonical: PATHS.terms }, context)
}

export default function Terms() {
  const page = useLoaderData() as Data
  const { terms: t } = useTexts('help')
  const trail = helpTrail(useLang(), page.title, PATHS.terms)
  return (
    <Article
      entry={page}
      html={page.body}
      trail={trail}
      moreSections={[{ id: 'figures', title: t.figures }]}
    >
      <section id="figures" className={css.part} aria-labelledby="figures-title">
        <SectionHeading id="figures-title" title={t.figures} note={t.figuresNote} />
        <BusinessFigures
          caption={t.figures}
          columns={t.columns}
          rows={TERMS_FIGURES.map((figure) => ({ figure, ...t.rows[figure] }))}
        />
      </section>
    </Article>
  )
}
