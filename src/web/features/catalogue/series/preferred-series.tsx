// Choice of the series that lists show first, remembered in this browser and with the login.
import { useRevalidator } from '../../../router/router-context.ts'
import type { ProductCard } from '../../../../contract/product-card.ts'
import { type SeriesPreference, SERIES_PREFERENCES } from '../../../../shared/series-preferences.ts'
import { useSeriesPreference } from '../../../page/series-preference.ts'
import { chooseSeries } from './choose-series.ts'
import { hasTwin } from './twins.ts'
import { useSite } from '../../../site-context.ts'
import { useTexts } from '../../../texts.ts'
import css from './series.module.css'

export function PreferredSeries({ cards }: { cards: readonly ProductCard[] }) {
  const t = useTexts('card').twins
  const preference = useSeriesPreference()
  const site = useSite()
  const revalidator = useRevalidator()
  if (!cards.some(hasTwin)) return null
  function prefer(next: SeriesPreference) {
    chooseSeries(next, site)
    // Lists for members are sorted by the preferred twin.
    if (site.maybeMember()) void revalidator.revalidate()
  }
  return (
    <label className={css.choice}>
      <span>{t.prefer}</span>
      <select
        value={preference}
        onChange={({ target }) => prefer(target.value as SeriesPreference)}
      >
        {SERIES_PREFERENCES.map((each) => (
          <option key={each} value={each}>
            {t.names[each]}
          </option>
        ))}
      </select>
    </label>
  )
}
