// The choices of each finder step: device types, brands, models.
import { Button } from '../../../ui/button.tsx'
import { controlClass, Field } from '../../../ui/field.tsx'
import { SectionHeading } from '../../../ui/section-heading.tsx'
import { CategoryTiles } from '../../features/catalogue/category-tiles/category-tiles.tsx'
import css from '../../features/fit/finder/finder.module.css'
import { LetterList, NameList } from '../../features/fit/finder/letter-list.tsx'
import { NameFilter } from '../../features/fit/finder/name-filter.tsx'
import { Pager } from '../../components/pager/pager.tsx'
import { useHref } from '../../page/local-link.tsx'
import { finderPath } from '../../paths.ts'
import { useTexts } from '../../texts.ts'
import type { FinderData } from './finder-data.ts'
import { finderUrl, typeName } from './finder-selection.ts'

/** Device types that use the drawing of a category with another name. */
const DRAWINGS: Record<string, string> = {
  'convertible laptop': 'laptop',
  'mobile phone': 'mobile-phone',
  'smart watch': 'smart-watch',
  'smart home sensor': 'smart-home',
  'media player': 'mp3',
  'remote control': 'general',
}

export function TypeChoice({ finder }: { finder: FinderData }) {
  const t = useTexts('lists')
  return (
    <CategoryTiles
      tiles={finder.types.map((type) => ({
        id: DRAWINGS[type.code] ?? type.code,
        name: typeName(t, type),
        detail: t.finder.devices(type.count),
        path: finderPath(type.code),
      }))}
    />
  )
}

export function BrandChoice({ finder }: { finder: FinderData }) {
  const t = useTexts('lists').finder
  const linkOf = ({ slug, name, count }: FinderData['brands'][number]) => ({
    name,
    path: finderPath(finder.type?.code, slug),
    detail: t.devices(count),
  })
  return (
    <section aria-labelledby="brands">
      <SectionHeading id="brands" title={t.popular} />
      <NameFilter
        key={finder.type?.code}
        items={finder.brands}
        nameOf={({ name }) => name}
        label={t.filterBrand}
        none={t.none}
      >
        {(matches) => (
          <>
            {matches && <NameList items={matches.map(linkOf)} />}
            <LetterList items={finder.brands.map(linkOf)} isHidden={matches !== null} />
          </>
        )}
      </NameFilter>
    </section>
  )
}

interface ModelChoiceProps {
  finder: FinderData
  models: NonNullable<FinderData['models']>
}

export function ModelChoice({ finder, models }: ModelChoiceProps) {
  const t = useTexts('lists').finder
  const path = finderUrl(finder)
  const keywordQuery = finder.keyword ? `keyword=${encodeURIComponent(finder.keyword)}&` : ''
  return (
    <section aria-labelledby="models">
      <SectionHeading
        id="models"
        title={t.modelsOf(finder.brand?.name ?? '')}
        aside={<span role="status">{t.devices(models.total)}</span>}
      />
      <form className={css.modelFilter} method="get" action={useHref(path)} role="search">
        <Field id="model" label={t.filterModel}>
          <input
            key={finder.keyword}
            id="model"
            className={controlClass}
            type="search"
            name="keyword"
            defaultValue={finder.keyword}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
          />
        </Field>
        <Button type="submit">{t.filterSubmit}</Button>
      </form>
      {models.list.length === 0 && (
        <p>
          {t.none} {t.noneAdvice}
        </p>
      )}
      <LetterList
        items={models.list.map(({ name, model, url, fitCount }) => ({
          name,
          path: url,
          detail: [name === model ? [] : model, t.batteries(fitCount)].flat().join(' · '),
        }))}
      />
      <Pager {...models} hrefOf={(page) => `${path}?${keywordQuery}page=${page}`} />
    </section>
  )
}
