// Filter form of the update list: category, brand, region and dates.
import { Button, buttonClass } from '../../../../ui/button.tsx'
import { controlClass, Field } from '../../../../ui/field.tsx'
import { LocalLink, useHref } from '../../../page/local-link.tsx'
import { useTexts } from '../../../texts.ts'
import type { Updates } from './load-updates.ts'
import css from './update-list.module.css'

interface UpdateFiltersProps {
  updates: Updates
  path: string
}

const CHOICES = ['category', 'brand', 'region'] as const
const DAYS = ['from', 'to'] as const

export function UpdateFilters({ updates, path }: UpdateFiltersProps) {
  const { filters, choices } = updates
  const t = useTexts('lists').updates
  const isNarrowed = Object.keys(filters).length > 0
  return (
    // A new key resets the fields when the filters change.
    <form
      key={JSON.stringify(filters)}
      className={css.filters}
      method="get"
      action={useHref(path)}
      aria-label={t.filters}
    >
      {CHOICES.map((name) => (
        <Field key={name} id={`updates-${name}`} label={t[name]}>
          <select
            id={`updates-${name}`}
            name={name}
            className={controlClass}
            defaultValue={filters[name] ?? ''}
          >
            <option value="">{t.any}</option>
            {choices[name].map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </Field>
      ))}
      {DAYS.map((name) => (
        <Field key={name} id={`updates-${name}`} label={t[name]}>
          <input
            id={`updates-${name}`}
            name={name}
            type="date"
            className={controlClass}
            defaultValue={filters[name]}
          />
        </Field>
      ))}
      <div className={css.buttons}>
        <Button type="submit" look="primary">
          {t.submit}
        </Button>
        {isNarrowed && (
          <LocalLink className={buttonClass('quiet')} to={path}>
            {t.reset}
          </LocalLink>
        )}
      </div>
    </form>
  )
}
