// One article of three kinds: an introduction, how we work, our social responsibility.
import type { LoaderFunctionArgs } from '../../router/loader.ts'
import { useLoaderData } from '../../router/router-context.ts'
import {
  listCorporate,
  listCsr,
  listIntroductions,
  readCorporate,
  readCsr,
  readIntroduction,
} from '../../../client/company.ts'
import type { ContentEntry } from '../../../contract/content.ts'
import { Article } from '../../features/content/article/article.tsx'
import { breadcrumbJsonLd } from '../../components/breadcrumbs/breadcrumbs.tsx'
import type { ScreenModule } from '../../loading/route-module.ts'
import type { Head, HeadContext } from '../../page/head.ts'
import { PATHS } from '../../paths.ts'
import { pageContext } from '../../site-context.ts'
import { type Texts, textsOf, useTexts } from '../../texts.ts'
import type { LoaderData } from '../loader-data.ts'
import { trailFromHome } from './crumbs.ts'
import { OtherEntries } from './other-entries.tsx'

interface Kind {
  read: typeof readIntroduction | typeof readCorporate | typeof readCsr
  list: typeof listIntroductions | typeof listCorporate | typeof listCsr
  kindTextsOf: (texts: Texts['company']) => KindTexts
  /** The address of the page one step up the trail. */
  listedAt: string
}

interface KindTexts {
  kicker: string | null
  /** The name of the page one step up the trail. */
  listed: string
  /** The title above the other articles of this kind. */
  more: string
}

export const introductionDetail = contentDetail({
  read: readIntroduction,
  list: listIntroductions,
  kindTextsOf: ({ introductions: t }) => ({ kicker: null, listed: t.title, more: t.more }),
  listedAt: PATHS.introductions,
})
export const corporateDetail = contentDetail({
  read: readCorporate,
  list: listCorporate,
  kindTextsOf: ({ detail: t }) => ({ kicker: t.culture, listed: t.about, more: t.moreCulture }),
  listedAt: PATHS.about,
})
export const csrDetail = contentDetail({
  read: readCsr,
  list: listCsr,
  kindTextsOf: ({ detail: t }) => ({
    kicker: t.responsibility,
    listed: t.about,
    more: t.moreResponsibility,
  }),
  listedAt: PATHS.about,
})

/** The screen of one kind. */
function contentDetail(kind: Kind): ScreenModule {
  return {
    loader: (args) => loadDetail(kind, args),
    head: (data: Data, context) => headOf(kind, data, context),
    default: () => <ContentDetail kind={kind} />,
  }
}

async function loadDetail({ read, list }: Kind, { params, context }: LoaderFunctionArgs) {
  const { lang, transport } = context.get(pageContext)
  const [entry, others] = await Promise.all([
    read({ id: params['id'] ?? '', lang }, transport),
    list({ lang }, transport),
  ])
  return { entry, others: others.list }
}
type Data = LoaderData<typeof loadDetail>

/** The manuals are introductions too, but have pages of their own: `entry.url` is the address of that page. */
function headOf(kind: Kind, { entry }: Data, context: HeadContext): Head {
  const { listed } = kind.kindTextsOf(textsOf(context.lang, 'company'))
  const { home } = textsOf(context.lang, 'article')
  return {
    title: entry.title,
    description: entry.description || entry.summary,
    canonical: entry.url,
    index: !entry.isExample,
    ...(entry.image && { image: entry.image.url }),
    jsonLd: [breadcrumbJsonLd(trailOf(kind, home, listed, entry), context)],
  }
}

function ContentDetail({ kind }: { kind: Kind }) {
  const { entry, others } = useLoaderData() as Data
  const { kicker, listed, more } = kind.kindTextsOf(useTexts('company'))
  const { home } = useTexts('article')
  return (
    <Article
      entry={entry}
      html={entry.body}
      kicker={kicker}
      trail={trailOf(kind, home, listed, entry)}
    >
      <OtherEntries title={more} cards={others} currentId={entry.id} />
    </Article>
  )
}

function trailOf({ listedAt }: Kind, home: string, listed: string, entry: ContentEntry) {
  return trailFromHome(
    home,
    { name: listed, path: listedAt },
    { name: entry.title, path: entry.url },
  )
}
