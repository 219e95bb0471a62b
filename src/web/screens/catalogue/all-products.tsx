// The whole catalogue: device types as tiles, then all batteries with filters.
import type { LoaderFunctionArgs } from '../../router/loader.ts'
import { useLoaderData } from '../../router/router-context.ts'
import { readPagePictures } from '../../../client/content.ts'
import { listCategories, listProducts } from '../../../client/product.ts'
import type { LinkedPicture } from '../../../contract/content.ts'
import { Column } from '../../../ui/page.tsx'
import {
  breadcrumbJsonLd,
  Breadcrumbs,
  type Crumb,
} from '../../components/breadcrumbs/breadcrumbs.tsx'
import { CategoryTiles } from '../../features/catalogue/category-tiles/category-tiles.tsx'
import { readListState } from '../../features/catalogue/facets/filter-address.ts'
import { listCanonical } from '../../features/catalogue/facets/list-canonical.ts'
import { Banners } from '../../features/content/banners/banners.tsx'
import { PriceHint } from '../../features/pricing/price-hint/price-hint.tsx'
import { listResult, withListStatus } from '../../features/catalogue/product-list/load-list.ts'
import { ProductListView } from '../../features/catalogue/product-list/product-list.tsx'
import { ScreenTitle } from '../../components/screen-title/screen-title.tsx'
import type { Head, HeadContext } from '../../page/head.ts'
import { PATHS } from '../../paths.ts'
import { type PageContext, pageContext } from '../../site-context.ts'
import { textsOf, useTexts } from '../../texts.ts'
import type { LoaderData } from '../loader-data.ts'
import { CATEGORY_SORTS, listInput } from './list-input.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const site = context.get(pageContext)
  const { lang, transport } = site
  const state = readListState(new URL(request.url).searchParams)
  const [list, tree, banners] = await Promise.all([
    listResult(listProducts(listInput(site, state), transport, request.signal)),
    listCategories({ lang }, transport),
    readBanners(site),
  ])
  // Every category except the root, which is the whole catalogue.
  const types = tree.list.filter(({ parentId }) => parentId !== null)
  return withListStatus({
    state,
    list,
    banners,
    types: types.map(({ categoryId, name, url, packCount }) => ({
      categoryId,
      name,
      url,
      count: packCount,
    })),
  })
}

/** Empty if the call fails: the page is complete without banners. */
async function readBanners({ lang, transport }: PageContext): Promise<LinkedPicture[]> {
  try {
    return (await readPagePictures({ lang, id: 'allproduct' }, transport)).banners
  } catch {
    return []
  }
}

type Data = LoaderData<typeof loader>

export function head({ state, list }: Data, context: HeadContext): Head {
  const t = textsOf(context.lang, 'lists')
  return {
    title: t.titles.all,
    description: t.descriptions.all(list.answer?.total ?? 0),
    ...listCanonical({ path: PATHS.allProducts, state }),
    jsonLd: [breadcrumbJsonLd(trail(t), context)],
  }
}

export default function AllProducts() {
  const { state, list, types, banners } = useLoaderData() as Data
  const t = useTexts('lists')
  return (
    <Column>
      <Breadcrumbs trail={trail(t)} label={t.trail} />
      <ScreenTitle title={t.titles.all}>
        <PriceHint cards={list.answer?.list} />
      </ScreenTitle>
      <CategoryTiles
        tiles={types.map(({ categoryId, name, url, count }) => ({
          id: categoryId,
          name,
          path: url,
          detail: t.products(count),
        }))}
      />
      <ProductListView
        list={list}
        state={state}
        path={PATHS.allProducts}
        sorts={CATEGORY_SORTS}
        title={t.titles.all}
      />
      <Banners banners={banners} label={t.banners} />
    </Column>
  )
}

function trail(t: ReturnType<typeof textsOf<'lists'>>): Crumb[] {
  return [
    { name: t.home, path: PATHS.home },
    { name: t.titles.all, path: PATHS.allProducts },
  ]
}
