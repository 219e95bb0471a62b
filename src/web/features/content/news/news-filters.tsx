// News filters: types as links, year and keyword as a form; both work without scripts.
import { NEWS_TYPES } from '../../../../shared/content-kinds.ts'
import { Button } from '../../../../ui/button.tsx'
import { chipClass } from '../../../../ui/chip.tsx'
import { controlClass, Field } from '../../../../ui/field.tsx'
import { LocalLink, useHref } from '../../../page/local-link.tsx'
import { useTexts } from '../../../texts.ts'
import type { NewsCardsProps } from './load-news.ts'
import { newsQuery } from './news-url.ts'
import css from './news.module.css'

export function NewsFilters({ news, path }: NewsCardsProps) {
  const t = useTexts('news')
  const { type, year, keyword } = news.filters
  return (
    <div className={css.filters}>
      <TypeLinks news={news} path={path} />
      {/* A new key resets the fields when the filters change. */}
      <form
        key={JSON.stringify(news.filters)}
        className={css.form}
        method="get"
        action={useHref(path)}
        role="search"
        aria-label={t.search}
      >
        {type && <input type="hidden" name="type" value={type} />}
        <Field id="news-keyword" label={t.keyword}>
          <input
            id="news-keyword"
            name="keyword"
            type="search"
            maxLength={100}
            enterKeyHint="search"
            className={controlClass}
            defaultValue={keyword}
          />
        </Field>
        <Field id="news-year" label={t.year}>
          <select
            id="news-year"
            name="year"
            className={controlClass}
            defaultValue={year === undefined ? '' : String(year)}
          >
            <option value="">{t.anyYear}</option>
            {yearsOf(news).map((each) => (
              <option key={each.year} value={each.year}>
                {t.yearCount(each.year, each.count)}
              </option>
            ))}
          </select>
        </Field>
        <Button type="submit">{t.submit}</Button>
      </form>
    </div>
  )
}

function TypeLinks({ news: { filters }, path }: NewsCardsProps) {
  const t = useTexts('news')
  const { newsTypes } = useTexts('article')
  return (
    <nav aria-label={t.types}>
      <ul className={css.types}>
        {[undefined, ...NEWS_TYPES].map((each) => (
          <li key={each ?? 'all'}>
            <LocalLink
              className={chipClass(each === filters.type ? 'accent' : 'plain', true)}
              to={path + newsQuery({ ...filters, type: each, page: 1 })}
              aria-current={each === filters.type ? 'true' : undefined}
            >
              {each ? newsTypes[each] : t.all}
            </LocalLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Keeps the selected year as an option even if other filters exclude it. */
function yearsOf({ filters: { year }, answer }: NewsCardsProps['news']) {
  const { years } = answer
  if (!year || years.some((each) => each.year === year)) return years
  return [...years, { year, count: 0 }].toSorted((a, b) => b.year - a.year)
}
