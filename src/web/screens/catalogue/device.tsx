// One device and all batteries that fit it: those on sale before discontinued ones, largest capacity first.
import type { LoaderFunctionArgs } from '../../router/loader.ts'
import { useLoaderData } from '../../router/router-context.ts'
import { readDevice } from '../../../client/finder.ts'
import { Column } from '../../../ui/page.tsx'
import { colonAfter, sentenceList, wordList } from '../../../shared/punctuation.ts'
import {
  breadcrumbJsonLd,
  Breadcrumbs,
  type Crumb,
} from '../../components/breadcrumbs/breadcrumbs.tsx'
import { CompareTray } from '../../features/catalogue/compare-tray/compare-tray.tsx'
import { PreferredSeries } from '../../features/catalogue/series/preferred-series.tsx'
import { onePerPack } from '../../features/catalogue/series/twins.ts'
import { PriceHint } from '../../features/pricing/price-hint/price-hint.tsx'
import { ScreenTitle } from '../../components/screen-title/screen-title.tsx'
import type { Head, HeadContext } from '../../page/head.ts'
import { LocalLink } from '../../page/local-link.tsx'
import { finderPath, PATHS } from '../../paths.ts'
import { pageContext, useLang } from '../../site-context.ts'
import { textsOf, useTexts } from '../../texts.ts'
import type { LoaderData } from '../loader-data.ts'
import { ConfidenceLegend } from './confidence-mark.tsx'
import css from './device.module.css'
import { typeName } from './finder-selection.ts'
import { FittingList } from './fitting-list.tsx'

export function loader({ params, request, context }: LoaderFunctionArgs) {
  const { lang, transport } = context.get(pageContext)
  return readDevice({ slug: params.slug ?? '', lang }, transport, request.signal)
}

type Data = LoaderData<typeof loader>

export function head({ device, products }: Data, context: HeadContext): Head {
  const t = textsOf(context.lang, 'lists')
  const name = nameOf(device)
  return {
    title: t.device.heading(name),
    description: t.descriptions.device(name, onePerPack(products).length),
    canonical: device.url,
    index: products.length > 0,
    jsonLd: [breadcrumbJsonLd(trail(t, device), context)],
  }
}

export default function DeviceScreen() {
  const { device, products } = useLoaderData() as Data
  const t = useTexts('lists')
  const lang = useLang()
  const packs = onePerPack(products)
  const others = [device.model, ...device.aliases].filter((name) => name !== device.name)
  const largest = products.find(({ stop }) => !stop)?.itemNo
  return (
    <Column>
      <Breadcrumbs trail={trail(t, device)} label={t.trail} />
      <ScreenTitle
        title={t.device.heading(nameOf(device))}
        intro={sentenceList([t.device.intro(packs.length), t.device.order], lang)}
      >
        <PriceHint cards={products} />
      </ScreenTitle>
      <OtherNames names={others} />
      <ConfidenceLegend
        marks={products.flatMap(({ confidence, review }) => (review ? [] : confidence))}
      />
      <PreferredSeries cards={packs} />
      <FittingList packs={packs} largest={largest} />
      <p className={css.more}>
        <LocalLink to={finderPath(device.deviceType.code, device.brandSlug)}>
          {t.device.more(device.brand)}
        </LocalLink>
      </p>
      <CompareTray />
    </Column>
  )
}

/** Some devices have dozens of names and codes: those after the first few are folded. */
function OtherNames({ names }: { names: readonly string[] }) {
  const t = useTexts('lists').device
  const { more } = useTexts('card')
  const lang = useLang()
  if (names.length === 0) return null
  const [shown, folded] = [names.slice(0, NAMES_SHOWN), names.slice(NAMES_SHOWN)]
  const line = (
    <>
      {t.aliases}
      {colonAfter(t.aliases)}
      <span lang="">{wordList(shown, lang)}</span>
    </>
  )
  if (folded.length === 0) return <p className={css.aliases}>{line}</p>
  return (
    <details className={css.aliases}>
      <summary>
        {line} {more(folded.length)}
      </summary>
      <span lang="">{wordList(folded, lang)}</span>
    </details>
  )
}

const NAMES_SHOWN = 4

type Device = Data['device']

/** Some model names already start with the brand. */
function nameOf({ brand, name }: Pick<Device, 'brand' | 'name'>): string {
  return name.toLowerCase().startsWith(brand.toLowerCase()) ? name : `${brand} ${name}`
}

function trail(t: ReturnType<typeof textsOf<'lists'>>, device: Device): Crumb[] {
  const { code } = device.deviceType
  return [
    { name: t.home, path: PATHS.home },
    { name: t.titles.finder, path: PATHS.finder },
    { name: typeName(t, device.deviceType), path: finderPath(code) },
    { name: device.brand, path: finderPath(code, device.brandSlug) },
    { name: device.name, path: device.url },
  ]
}
