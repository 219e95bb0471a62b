// The privacy policy.
import type { LoaderFunctionArgs } from '../../router/loader.ts'
import { useLoaderData } from '../../router/router-context.ts'
import { readPage } from '../../../client/content.ts'
import { Article } from '../../features/content/article/article.tsx'
import { articleHead } from '../../features/content/article/article-head.ts'
import type { Head, HeadContext } from '../../page/head.ts'
import { PATHS } from '../../paths.ts'
import { pageContext, useLang } from '../../site-context.ts'
import type { LoaderData } from '../loader-data.ts'
import { helpTrail } from './trail.ts'

export function loader({ context }: LoaderFunctionArgs) {
  const { lang, transport } = context.get(pageContext)
  return readPage({ id: 'privacy-policy', lang }, transport)
}
type Data = LoaderData<typeof loader>

export function head(page: Data, context: HeadContext): Head {
  const trail = helpTrail(context.lang, page.title, PATHS.privacy)
  return articleHead(page, { trail, canonical: PATHS.privacy }, context)
}

export default function PrivacyPolicy() {
  const page = useLoaderData() as Data
  const trail = helpTrail(useLang(), page.title, PATHS.privacy)
  return <Article entry={page} html={page.body} trail={trail} />
}
