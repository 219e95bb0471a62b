// Switch above the review: which series is taken where both match a number.
import { useTexts } from '../../../texts.ts'
import type { SeriesPreference } from '../../../../shared/series-preferences.ts'
import { offeredPreferences } from './series-preference.ts'
import css from './paste.module.css'

interface SeriesChoiceProps {
  preference: SeriesPreference
  hasPrices: boolean
  onChange: (preference: SeriesPreference) => void
}

export function SeriesChoice({ preference, hasPrices, onChange }: SeriesChoiceProps) {
  const t = useTexts('list-review').prefer
  return (
    <fieldset className={css.prefer}>
      <legend>{t.label}</legend>
      {offeredPreferences(hasPrices).map((one) => (
        <label key={one}>
          <input
            type="radio"
            name="prefer-series"
            checked={one === preference}
            onChange={() => onChange(one)}
          />
          {t[one]}
        </label>
      ))}
    </fieldset>
  )
}
