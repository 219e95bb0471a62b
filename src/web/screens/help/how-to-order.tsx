// How members order, step by step, and the requirements for membership.
import type { LoaderFunctionArgs } from '../../router/loader.ts'
import { useLoaderData } from '../../router/router-context.ts'
import { readPage } from '../../../client/content.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Article } from '../../features/content/article/article.tsx'
import { articleHead } from '../../features/content/article/article-head.ts'
import type { Head, HeadContext } from '../../page/head.ts'
import { LocalLink } from '../../page/local-link.tsx'
import { PATHS } from '../../paths.ts'
import { pageContext, useLang } from '../../site-context.ts'
import { useTexts } from '../../texts.ts'
import type { LoaderData } from '../loader-data.ts'
import { helpTrail } from './trail.ts'
import css from './help.module.css'

export function loader({ context }: LoaderFunctionArgs) {
  const { lang, transport } = context.get(pageContext)
  return readPage({ id: 'how-to-order', lang }, transport)
}
type Data = LoaderData<typeof loader>

export function head(page: Data, context: HeadContext): Head {
  const trail = helpTrail(context.lang, page.title, PATHS.howToOrder)
  return articleHead(page, { trail, canonical: PATHS.howToOrder }, context)
}

export default function HowToOrder() {
  const page = useLoaderData() as Data
  const { order: t } = useTexts('help')
  const trail = helpTrail(useLang(), page.title, PATHS.howToOrder)
  return (
    <Article entry={page} html={page.body} trail={trail}>
      <p className={css.actions}>
        <LocalLink to={PATHS.signUp} className={buttonClass('primary')}>
          {t.apply}
        </LocalLink>
        <LocalLink to={PATHS.wishList} className={buttonClass()}>
          {t.wishList}
        </LocalLink>
        <LocalLink to={PATHS.dropShipHome} className={buttonClass()}>
          {t.dropShip}
        </LocalLink>
      </p>
    </Article>
  )
}
