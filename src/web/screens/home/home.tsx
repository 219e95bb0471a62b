// The home page: search first, then the product range, updates and how to trade.
import { brand } from '../../../shared/brand.ts'
import type { LoaderFunctionArgs } from '../../router/loader.ts'
import { useLoaderData } from '../../router/router-context.ts'
import { readHome } from '../../../client/home.ts'
import { classNames } from '../../../ui/class-names.ts'
import { columnClass } from '../../../ui/page.tsx'
import { Banners } from '../../features/content/banners/banners.tsx'
import { numberText } from '../../../shared/number-text.ts'
import type { Head, HeadContext } from '../../page/head.ts'
import { localHref } from '../../page/local-link.tsx'
import { PATHS } from '../../paths.ts'
import { pageContext } from '../../site-context.ts'
import { textsOf, useTexts } from '../../texts.ts'
import { homeOrganisationJsonLd } from './home-organisation-json-ld.ts'
import { SeriesBand } from './series-band.tsx'
import { CategoryBand, tilesOf } from './category-band.tsx'
import { Notices } from './notices.tsx'
import { NewBatteriesBand } from './new-batteries-band.tsx'
import { ProductBand } from './product-band.tsx'
import { SearchPanel } from './search-panel.tsx'
import { AnnouncementBand } from './announcement-band.tsx'
import { TradeBand } from './trade-band.tsx'
import { UpdateBand } from './update-band.tsx'
import { VerifyStrip } from './verify-strip.tsx'
import type { HomeBands } from './home-bands.ts'
import css from './home.module.css'

const FALLBACK: HomeBands = {
  categories: [],
  updates: [],
  newest: [],
  best: [],
  totals: null,
  notices: [],
  banners: [],
  news: [],
  posters: [],
}

/** If the call fails, only search, a fixed selection of categories and the bands that need no data are shown. */
export async function loader({ context }: LoaderFunctionArgs): Promise<HomeBands> {
  const { lang, transport, packSeries } = context.get(pageContext)
  try {
    const home = await readHome({ lang, perPack: packSeries() }, transport)
    return {
      categories: tilesOf(home.menuCategory),
      updates: home.updateProduct,
      newest: home.newProduct,
      best: home.bestSeller,
      totals: home.totals,
      notices: home.notice,
      banners: home.banner,
      news: home.homeNews,
      posters: home.homePoster,
    }
  } catch {
    return FALLBACK
  }
}

export function head({ totals }: HomeBands, context: HeadContext): Head {
  const { lang, origin } = context
  const t = textsOf(lang, 'home')
  const site = origin + localHref(lang, PATHS.home)
  return {
    title: t.title,
    description: totals
      ? t.description(numberText(totals.products), numberText(totals.devices))
      : t.leadPlain,
    canonical: PATHS.home,
    jsonLd: [
      {
        '@type': 'WebSite',
        name: brand.brandName,
        url: site,
        potentialAction: {
          '@type': 'SearchAction',
          target: {
            '@type': 'EntryPoint',
            urlTemplate: `${origin}${localHref(lang, PATHS.search)}?keyword={search_term_string}`,
          },
          'query-input': 'required name=search_term_string',
        },
      },
      homeOrganisationJsonLd(textsOf(lang, 'frame').footer.about, context),
    ],
  }
}

/** `data-later-parts`: parts below the window are laid out after the first paint; see app/lay-out-parts.ts. */
export default function HomeScreen() {
  const bands = useLoaderData() as HomeBands
  const { updates, newest, best, totals } = bands
  const t = useTexts('home')
  const { newsTypes } = useTexts('article')
  return (
    <>
      <Notices notices={bands.notices} />
      <SearchPanel totals={totals} />
      <Banners banners={bands.banners} label={t.banners} className={columnClass} isFirst />
      <div className={classNames(columnClass, css.bands)} data-later-parts="">
        <CategoryBand categories={bands.categories} />
        <UpdateBand updates={updates} />
        <ProductBand
          id="new"
          title={t.newest}
          cards={newest}
          more={{ to: PATHS.newProducts, text: t.allNew }}
        />
        <ProductBand
          id="best"
          title={t.best}
          cards={best}
          more={{ to: PATHS.bestSellers, text: t.allBest }}
        />
        <SeriesBand />
        <TradeBand />
        <AnnouncementBand
          id="news"
          title={t.news}
          cards={bands.news}
          types={newsTypes}
          more={{ to: PATHS.news, text: t.allNews }}
        />
        <AnnouncementBand
          id="posters"
          title={t.posters}
          cards={bands.posters}
          types={t.posterTypes}
          more={{ to: PATHS.posters, text: t.allPosters }}
        />
        {totals && <NewBatteriesBand />}
        <VerifyStrip />
      </div>
    </>
  )
}
