// The device finder: type, brand, model, each step with its own address.
import { useLoaderData } from '../../router/router-context.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Column } from '../../../ui/page.tsx'
import { breadcrumbJsonLd, Breadcrumbs } from '../../components/breadcrumbs/breadcrumbs.tsx'
import { FinderSteps } from '../../features/fit/finder/finder-steps.tsx'
import css from '../../features/fit/finder/finder.module.css'
import { ScreenTitle } from '../../components/screen-title/screen-title.tsx'
import type { Head, HeadContext } from '../../page/head.ts'
import { LocalLink } from '../../page/local-link.tsx'
import { PATHS } from '../../paths.ts'
import { textsOf, useTexts } from '../../texts.ts'
import { BrandChoice, ModelChoice, TypeChoice } from './finder-choices.tsx'
import { type FinderData, loadFinder } from './finder-data.ts'
import { finderUrl, finderSteps, finderTitle, finderTrail } from './finder-selection.ts'

export const loader = loadFinder

export function head(finder: FinderData, context: HeadContext): Head {
  const t = textsOf(context.lang, 'lists')
  const title = finderTitle(t, finder)
  const page = finder.models?.page ?? 1
  return {
    title,
    description:
      finder.type || finder.brand ? t.descriptions.finderOf(title) : t.descriptions.finder,
    canonical: finderUrl(finder) + (page > 1 ? `?page=${page}` : ''),
    index: finder.keyword === '',
    jsonLd: [breadcrumbJsonLd(finderTrail(t, finder), context)],
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
