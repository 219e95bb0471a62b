// A category page: batteries with filters, device brands, and a plot of voltage and capacity.
import type { LoaderFunctionArgs } from '../../router/loader.ts'
import { useLoaderData } from '../../router/router-context.ts'
import { listCategories, listProducts } from '../../../client/product.ts'
import { Column } from '../../../ui/page.tsx'
import {
  breadcrumbJsonLd,
  Breadcrumbs,
  type Crumb,
} from '../../components/breadcrumbs/breadcrumbs.tsx'
import { CategoryTiles } from '../../features/catalogue/category-tiles/category-tiles.tsx'
import { type ListState, readListState } from '../../features/catalogue/facets/filter-address.ts'
import { brandOfPage, listCanonical } from '../../features/catalogue/facets/list-canonical.ts'
import { PriceHint } from '../../features/pricing/price-hint/price-hint.tsx'
import { listResult, withListStatus } from '../../features/catalogue/product-list/load-list.ts'
import { ProductListView } from '../../features/catalogue/product-list/product-list.tsx'
import { QuickFilters } from '../../features/catalogue/product-list/quick-filters.tsx'
import { ScreenTitle } from '../../components/screen-title/screen-title.tsx'
import type { Head, HeadContext } from '../../page/head.ts'

import { PATHS } from '../../paths.ts'
import { pageContext } from '../../site-context.ts'
import { textsOf, useTexts } from '../../texts.ts'
import type { LoaderData } from '../loader-data.ts'
import { notFound } from '../not-found-answer.ts'
import { CategoryMap } from './category-map.tsx'
import { CATEGORY_SORTS, listInput } from './list-input.ts'

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const site = context.get(pageContext)
  const { lang, transport } = site
  const state = readListState(new URL(request.url).searchParams)
  const id = (params.id ?? '').replace(/\.html$/, '')
  const input = { ...listInput(site, state), categoryId: id }
  const [list, tree] = await Promise.all([
    listResult(listProducts(input, transport, request.signal)),
    listCategories({ lang }, transport),
  ])
  const category = tree.list.find(({ categoryId }) => categoryId === id)
  if (!category) throw notFound()
  const subcategories = tree.list.filter(({ parentId }) => parentId === id)
  return withListStatus({
    state,
    list,
    id,
    name: category.name,
    path: category.url,
    count: category.packCount,
    subcategories: subcategories.map(({ categoryId, name, url, packCount }) => ({
      categoryId,
      name,
      url,
      count: packCount,
    })),
  })
}

type Data = LoaderData<typeof loader>

export function head(category: Data, context: HeadContext): Head {
  const t = textsOf(context.lang, 'lists')
  const title = titleOf(t, category)
  return {
    title,
    description: t.descriptions.category(title, category.list.answer?.total ?? category.count),
    ...listCanonical({ ...category, hasBrandPages: true }),
    jsonLd: [breadcrumbJsonLd(trail(t, category), context)],
  }
}

export default function Category() {
  const category = useLoaderData() as Data
  const { list, state, id, name, path, subcategories } = category
  const t = useTexts('lists')
  const title = titleOf(t, category)
  return (
    <Column>
      <Breadcrumbs trail={trail(t, category)} label={t.trail} />
      <ScreenTitle title={title}>
        <PriceHint cards={list.answer?.list} />
      </ScreenTitle>
      {subcategories.length > 0 && (
        <CategoryTiles
          tiles={subcategories.map((subcategory) => ({
            id: subcategory.categoryId,
            name: subcategory.name,
            path: subcategory.url,
            detail: t.products(subcategory.count),
          }))}
        />
      )}
      <ProductListView list={list} state={state} path={path} sorts={CATEGORY_SORTS} title={title}>
        {list.answer && (
          <QuickFilters
            facets={list.answer.facets}
            state={state}
            path={path}
            total={list.answer.total}
          />
        )}
      </ProductListView>
      <CategoryMap id={id} name={name} />
    </Column>
  )
}

type NamedCategory = Pick<Data, 'name' | 'path'> & { state: ListState }

function titleOf(t: ReturnType<typeof textsOf<'lists'>>, category: NamedCategory): string {
  const brand = brandOfPage(category)
  return brand ? t.category.forBrand(category.name, brand) : category.name
}

function trail(t: ReturnType<typeof textsOf<'lists'>>, category: NamedCategory): Crumb[] {
  const brand = brandOfPage(category)
  const { canonical } = listCanonical({ ...category, hasBrandPages: true })
  return [
    { name: t.home, path: PATHS.home },
    { name: t.titles.all, path: PATHS.allProducts },
    { name: category.name, path: category.path },
    ...(brand ? [{ name: brand, path: canonical }] : []),
  ]
}
