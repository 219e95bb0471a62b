// The home page: search first, then what there is, what changed, and how to trade.
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { classNames } from '../../../ui/class-names.ts'
import { columnClass } from '../../../ui/page.tsx'
import { loadHome } from '../../layouts/frame-data.ts'
import { numberFormat } from '../../parts/format.ts'
import type { Head, HeadContext } from '../../parts/head.ts'
import { localHref } from '../../parts/local-link.tsx'
import { PATHS } from '../../paths.ts'
import { pageContext } from '../../site-context.ts'
import { textsOf, useTexts } from '../../texts.ts'
import { BrandBand } from './brand-band.tsx'
import { CategoryTiles } from './category-tiles.tsx'
import { MonthsBand } from './months-band.tsx'
import { ProductBand } from './product-band.tsx'
import { SearchPanel } from './search-panel.tsx'
import { TradeBand } from './trade-band.tsx'
import { UpdateBand } from './update-band.tsx'
import type { HomeBands } from './home-bands.ts'
import css from './home.module.css'

const WITHOUT_SERVER: HomeBands = { updates: [], newest: [], best: [], totals: null }

/** A failed call leaves the search and the categories. */
export async function loader({ context }: LoaderFunctionArgs): Promise<HomeBands> {
  try {
    const home = await loadHome(context.get(pageContext))
    return {
      updates: home.updateProduct,
      newest: home.newProduct,
      best: home.bestSeller,
      totals: home.totals,
    }
  } catch {
    return WITHOUT_SERVER
  }
}

export function head({ totals }: HomeBands, { lang, origin }: HeadContext): Head {
  const t = textsOf(lang, 'home')
  const number = numberFormat(lang)
  const site = origin + localHref(lang, PATHS.home)
  return {
    title: t.title,
    description: totals
      ? t.description(number(totals.products), number(totals.devices))
      : t.leadPlain,
    canonical: PATHS.home,
    jsonLd: [
      {
        '@type': 'WebSite',
        name: 'Voltcell',
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
      { '@type': 'Organization', name: 'Voltcell', url: site, logo: `${origin}/icon-512.png` },
    ],
  }
}

export default function HomeScreen() {
  const { updates, newest, best, totals } = useLoaderData() as HomeBands
  const t = useTexts('home')
  return (
    <>
      <SearchPanel totals={totals} />
      <div className={classNames(columnClass, css.bands)}>
        <CategoryTiles />
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
        <BrandBand />
        <TradeBand />
        {totals && <MonthsBand />}
      </div>
    </>
  )
}
