// The catalogue updates as a dense table.
import { useLoaderData } from '../../router/router-context.ts'
import { breadcrumbJsonLd } from '../../components/breadcrumbs/breadcrumbs.tsx'
import { loadUpdates, type Updates } from '../../features/catalogue/update-list/load-updates.ts'
import { UpdateScreen, updatesTrail } from '../../features/catalogue/update-list/update-screen.tsx'
import type { Head, HeadContext } from '../../page/head.ts'
import { PATHS } from '../../paths.ts'
import { textsOf } from '../../texts.ts'

export const loader = loadUpdates

export function head({ filters, page }: Updates, context: HeadContext): Head {
  const t = textsOf(context.lang, 'lists')
  return {
    title: t.titles.updatesTable,
    description: t.descriptions.updates,
    canonical: PATHS.updatesTable,
    index: page === 1 && Object.keys(filters).length === 0,
    jsonLd: [breadcrumbJsonLd(updatesTrail(t, { isTable: true }), context)],
  }
}

export default function ProductUpdatesTable() {
  return <UpdateScreen updates={useLoaderData() as Updates} isTable={true} />
}
