// The charger manual: which charger to use with which battery.
import type { LoaderFunctionArgs } from '../../router/loader.ts'
import { useLoaderData } from '../../router/router-context.ts'
import { articleHead } from '../../features/content/article/article-head.ts'
import type { Head, HeadContext } from '../../page/head.ts'
import { PATHS } from '../../paths.ts'
import { pageContext } from '../../site-context.ts'
import type { LoaderData } from '../loader-data.ts'
import { loadManual } from './load-manual.ts'
import { Manual } from './manual.tsx'
import { helpTrail } from './trail.ts'

export function loader({ context }: LoaderFunctionArgs) {
  return loadManual('charger-manual', context.get(pageContext))
}
type Data = LoaderData<typeof loader>

export function head({ manual }: Data, context: HeadContext): Head {
  const trail = helpTrail(context.lang, manual.title, PATHS.chargerManual)
  return articleHead(manual, { trail, canonical: PATHS.chargerManual }, context)
}

export default function ChargerManual() {
  return <Manual {...(useLoaderData() as Data)} path={PATHS.chargerManual} plot="charging" />
}
