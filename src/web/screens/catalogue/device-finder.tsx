// The way from a device to its batteries: type, brand, model, each step an address of its own.
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { listFinderBrands, listFinderDevices } from '../../../client/finder.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Column } from '../../../ui/page.tsx'
import { breadcrumbData, Breadcrumbs } from '../../features/breadcrumbs/breadcrumbs.tsx'
import { FinderSteps } from '../../features/finder/finder-steps.tsx'
import css from '../../features/finder/finder.module.css'
import { ScreenTitle } from '../../features/product-list/screen-title.tsx'
import type { Head, HeadContext } from '../../parts/head.ts'
import { LocalLink } from '../../parts/local-link.tsx'
import { PATHS } from '../../paths.ts'
import { pageContext } from '../../site-context.ts'
import { textsOf, useTexts } from '../../texts.ts'
import type { LoadedScreen } from '../loaded-screen.ts'
import { notFound } from '../not-found-answer.ts'
import { BrandChoice, ModelChoice, TypeChoice } from './finder-choices.tsx'
import { finderAddress, finderSteps, finderTitle, finderTrail } from './finder-place.ts'

/** The most that one call lists. */
const MODELS_A_PAGE = 100
const KEYWORD_LENGTH = 200

/** '-' as type stands for any. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { lang, transport } = context.get(pageContext)
  const query = new URL(request.url).searchParams
  const type = params.type === '-' ? undefined : params.type
  const typed = type === undefined ? {} : { deviceType: type }
  const { types, brands } = await listFinderBrands({ lang, ...typed }, transport, request.signal)
  const place = {
    type: types.find(({ code }) => code === type) ?? null,
    brand: brands.find(({ slug }) => slug === params.brand) ?? null,
  }
  if (params.brand === undefined) return { ...place, types, brands, models: null, keyword: '' }
  if (!place.brand) throw notFound()
  const keyword = (query.get('keyword') ?? '').slice(0, KEYWORD_LENGTH)
  const page = /^[1-9]\d{0,5}$/.test(query.get('page') ?? '') ? Number(query.get('page')) : 1
  const asked = { lang, ...typed, brand: params.brand, page, rows: MODELS_A_PAGE, keyword }
  const models = await listFinderDevices(asked, transport, request.signal)
  return { ...place, types: [], brands: [], models, keyword }
}

export type FinderData = LoadedScreen<typeof loader>

export function head(finder: FinderData, context: HeadContext): Head {
  const t = textsOf(context.lang, 'lists')
  const title = finderTitle(t, finder)
  const page = finder.models?.page ?? 1
  return {
    title,
    description:
      finder.type || finder.brand ? t.descriptions.finderOf(title) : t.descriptions.finder,
    canonical: finderAddress(finder) + (page > 1 ? `?page=${page}` : ''),
    index: finder.keyword === '',
    jsonLd: [breadcrumbData(finderTrail(t, finder), context)],
  }
}

export default function DeviceFinder() {
  const finder = useLoaderData() as FinderData
  const t = useTexts('lists')
  const step = finder.models ? 'model' : finder.type ? 'brand' : 'type'
  return (
    <Column>
      <Breadcrumbs trail={finderTrail(t, finder)} label={t.trail} />
      <ScreenTitle title={finderTitle(t, finder)} intro={t.finder.intro} />
      <FinderSteps steps={finderSteps(t, finder)} current={step} />
      {step === 'type' && <TypeChoice finder={finder} />}
      {step !== 'model' && <BrandChoice finder={finder} />}
      {finder.models && <ModelChoice finder={finder} models={finder.models} />}
      <p className={css.bottom}>
        <LocalLink className={buttonClass('plain')} to={PATHS.search}>
          {t.finder.bySearch}
        </LocalLink>
      </p>
    </Column>
  )
}
