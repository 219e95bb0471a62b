// The page for unknown addresses, with products whose numbers are close to the address.
import { data, type LoaderFunctionArgs } from '../../router/loader.ts'
import { useLoaderData } from '../../router/router-context.ts'
import type { FoundProduct } from '../../../contract/search.ts'
import { splitLangPath } from '../../../shared/lang.ts'
import { NotFoundPanel } from '../../features/frame/not-found/not-found-panel.tsx'
import type { Head, HeadContext } from '../../page/head.ts'
import { nearestProducts } from '../../loading/nearest-products.ts'
import { pageContext } from '../../site-context.ts'
import { textsOf } from '../../texts.ts'

interface NotFound {
  path: string
  nearest: FoundProduct[]
}

/** Always status 404, even if close matches were found. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { path } = splitLangPath(new URL(request.url).pathname)
  const nearest = await nearestProducts(request.url, context.get(pageContext))
  return data({ path, nearest } satisfies NotFound, { status: 404 })
}

export function head({ path }: NotFound, { lang }: HeadContext): Head {
  const { notFoundTitle } = textsOf(lang, 'frame').failed
  return { title: notFoundTitle, canonical: path, index: false, alternates: false }
}

export default function NotFoundScreen() {
  return <NotFoundPanel nearest={(useLoaderData() as NotFound).nearest} />
}
