// Explains how to read product information: item numbers, series, fits, specifications, labels.
import type { LoaderFunctionArgs } from '../../router/loader.ts'
import { useLoaderData } from '../../router/router-context.ts'
import { listBestSellers, listCategories } from '../../../client/product.ts'
import type { CategoryNode } from '../../../contract/product.ts'
import type { ProductCard } from '../../../contract/product-card.ts'
import type { Lang } from '../../../shared/lang.ts'
import { classNames } from '../../../ui/class-names.ts'
import { columnClass } from '../../../ui/page.tsx'
import { breadcrumbJsonLd, Breadcrumbs } from '../../components/breadcrumbs/breadcrumbs.tsx'
import {
  FitLevels,
  LabelGuide,
  NumberParts,
  SeriesGuide,
  SpecificationGuide,
} from '../../features/content/information-figure/information-figure.tsx'
import { figureText } from '../../features/catalogue/product-facts/measures.ts'
import { ProductSection } from '../../features/product/product-sections/section.tsx'
import { SectionNav } from '../../components/section-nav/section-nav.tsx'
import type { Head, HeadContext } from '../../page/head.ts'
import { localHref } from '../../page/local-link.tsx'
import { categoryPath, PATHS } from '../../paths.ts'
import { pageContext, useLang } from '../../site-context.ts'
import { textsOf, useTexts } from '../../texts.ts'
import type { productInformation } from '../../texts/en_us/product-information.ts'
import css from './product-information.module.css'

type InformationTexts = typeof productInformation

interface InformationData {
  categories: CategoryNode[]
  /** A best-selling item whose label is shown. */
  example: ProductCard | null
}

export async function loader({ context }: LoaderFunctionArgs) {
  const { lang, transport } = context.get(pageContext)
  const [categories, best] = await Promise.all([
    listCategories({ lang }, transport),
    listBestSellers({ lang, rows: 1 }, transport),
  ])
  return {
    categories: categories.list,
    example: best.list[0] ?? null,
  } satisfies InformationData
}

export function head(_: InformationData, context: HeadContext): Head {
  const t = textsOf(context.lang, 'product-information')
  return {
    title: t.title,
    description: t.description,
    canonical: PATHS.productInformation,
    jsonLd: [breadcrumbJsonLd(trailOf(t), context)],
  }
}

export default function ProductInformation() {
  const { categories, example } = useLoaderData<InformationData>()
  const t = useTexts('product-information')
  const lang = useLang()
  return (
    <div className={classNames(columnClass, css.page)}>
      <Breadcrumbs trail={trailOf(t)} label={t.trail} />
      <h1>{t.title}</h1>
      <p className={css.intro}>{t.intro}</p>
      <SectionNav label={t.jump} sections={SECTIONS.map((id) => ({ id, name: t[id].title }))} />
      <ProductSection id="numbers" title={t.numbers.title}>
        <NumberParts t={t.numbers} />
        <CategoryLetters categories={categories} t={t} lang={lang} />
      </ProductSection>
      <ProductSection id="series" title={t.series.title}>
        <SeriesGuide t={t.series} />
      </ProductSection>
      <ProductSection id="fits" title={t.fits.title}>
        <FitLevels t={t.fits} />
      </ProductSection>
      <ProductSection id="specification" title={t.specification.title}>
        <SpecificationGuide t={t.specification} />
      </ProductSection>
      {example && (
        <ProductSection id="label" title={t.label.title}>
          <LabelGuide example={example} t={t.label} lang={lang} />
        </ProductSection>
      )}
      <ProductSection id="search" title={t.search.title}>
        <p>{t.search.lead}</p>
        <ul className={css.kinds}>
          {t.search.kinds.map((kind) => (
            <li key={kind}>{kind}</li>
          ))}
        </ul>
        <p className={css.actions}>
          <a href={localHref(lang, PATHS.search)}>{t.search.action}</a>
          <a href={localHref(lang, PATHS.finder)}>{t.search.finder}</a>
        </p>
      </ProductSection>
    </div>
  )
}

const SECTIONS = ['numbers', 'series', 'fits', 'specification', 'label', 'search'] as const

function trailOf(t: InformationTexts) {
  return [
    { name: t.home, path: PATHS.home },
    { name: t.title, path: PATHS.productInformation },
  ]
}

/** The two-letter category code in an item number. */
const LETTERS: Record<string, string> = {
  laptop: 'LT',
  'mobile-phone': 'MP',
  tablet: 'TB',
  general: 'GC',
  'smart-home': 'SH',
  'smart-watch': 'SW',
  watch: 'WB',
  'hearing-aid': 'HA',
  ups: 'UP',
  earphones: 'EP',
  mp3: 'MU',
}

function CategoryLetters(props: { categories: CategoryNode[]; t: InformationTexts; lang: Lang }) {
  const { categories, t, lang } = props
  const rows = categories
    .filter(({ categoryId, packCount }) => LETTERS[categoryId] && packCount > 0)
    .toSorted((a, b) => b.packCount - a.packCount)
  return (
    <table className={css.letters}>
      <caption>{t.numbers.table}</caption>
      <thead>
        <tr>
          <th scope="col">{t.numbers.letters}</th>
          <th scope="col">{t.numbers.category}</th>
          <th scope="col">{t.numbers.items}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((category) => (
          <tr key={category.categoryId}>
            <th scope="row">{LETTERS[category.categoryId]}</th>
            <td>
              <a href={localHref(lang, categoryPath(category))}>{category.name}</a>
            </td>
            <td>{figureText(category.packCount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
