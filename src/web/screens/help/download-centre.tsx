// The download centre: catalogues, leaflets, posters, product images and videos.
import type { LoaderFunctionArgs } from '../../router/loader.ts'
import { useLoaderData } from '../../router/router-context.ts'
import type { DownloadType } from '../../../shared/content-kinds.ts'
import { Column } from '../../../ui/page.tsx'
import {
  breadcrumbJsonLd,
  Breadcrumbs,
  type Crumb,
} from '../../components/breadcrumbs/breadcrumbs.tsx'
import { DownloadsFilters } from '../../features/downloads/downloads-filters.tsx'
import { FileSection } from '../../features/downloads/file-section.tsx'
import { loadDownloads } from '../../features/downloads/load-downloads.ts'
import { PictureSection } from '../../features/downloads/picture-section.tsx'
import { VideoSection } from '../../features/downloads/video-section.tsx'
import { ScreenTitle } from '../../components/screen-title/screen-title.tsx'
import { SectionNav } from '../../components/section-nav/section-nav.tsx'
import type { Head, HeadContext } from '../../page/head.ts'
import { PATHS } from '../../paths.ts'
import { pageContext } from '../../site-context.ts'
import { textsOf, useTexts } from '../../texts.ts'
import type { LoaderData } from '../loader-data.ts'

/** Type and anchor of each section, in display order. */
const SECTIONS = [
  ['catalogue', 'catalogues'],
  ['leaflet', 'leaflets'],
  ['poster', 'posters'],
  ['product-image', 'product-images'],
  ['video', 'videos'],
] as const satisfies readonly (readonly [DownloadType, string])[]

export function loader({ request, context }: LoaderFunctionArgs) {
  return loadDownloads(request, context.get(pageContext))
}
type Data = LoaderData<typeof loader>

export function head({ filters }: Data, context: HeadContext): Head {
  const t = textsOf(context.lang, 'downloads')
  const { home } = textsOf(context.lang, 'article')
  return {
    title: t.title,
    description: t.description,
    canonical: PATHS.downloads,
    index: Object.keys(filters).length === 0,
    jsonLd: [breadcrumbJsonLd(trailOf(home, t.title), context)],
  }
}

export default function DownloadCentre() {
  const loaded = useLoaderData() as Data
  const t = useTexts('downloads')
  const { home, trail } = useTexts('article')
  const { filters, list, language } = loaded
  const shown = SECTIONS.filter(([type]) => {
    if (filters.type) return type === filters.type
    // A keyword hides sections without matching files.
    return !filters.keyword || list.some((file) => file.type === type)
  })
  const countOf = (type: DownloadType) => list.filter((file) => file.type === type).length
  return (
    <Column>
      <Breadcrumbs trail={trailOf(home, t.title)} label={trail} />
      <ScreenTitle title={t.title} intro={t.intro} />
      <DownloadsFilters {...loaded} />
      {shown.length > 1 && (
        <SectionNav
          label={t.sections.label}
          sections={shown.map(([type, id]) => ({
            id,
            name: t.sections[type],
            count: countOf(type),
          }))}
        />
      )}
      {shown.map(([type, id]) => {
        const files = list.filter((file) => file.type === type)
        if (type === 'product-image') return <PictureSection key={id} id={id} loaded={loaded} />
        if (type === 'video') return <VideoSection key={id} id={id} files={files} />
        return <FileSection key={id} type={type} id={id} files={files} language={language} />
      })}
    </Column>
  )
}

function trailOf(home: string, title: string): Crumb[] {
  return [
    { name: home, path: PATHS.home },
    { name: title, path: PATHS.downloads },
  ]
}
