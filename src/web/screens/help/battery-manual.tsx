// The battery manual: first use, charging, storage, disposal.
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
  return loadManual('battery-manual', context.get(pageContext))
}
type Data = LoaderData<typeof loader>

export function head({ manual }: Data, context: HeadContext): Head {
  const trail = helpTrail(context.lang, manual.title, PATHS.batteryManual)
  return articleHead(manual, { trail, canonical: PATHS.batteryManual }, context)
}

export default function BatteryManual() {
  return <Manual {...(useLoaderData() as Data)} path={PATHS.batteryManual} plot="storage" />
}
