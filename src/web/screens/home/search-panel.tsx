// The search panel of the home page: one field for numbers and barcodes, one for the device.
import { buttonClass } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { controlClass } from '../../../ui/field.tsx'
import { columnClass } from '../../../ui/page.tsx'
import { SearchBox } from '../../features/search/site-search/search-box.tsx'
import { useNumber } from '../../format/format.ts'
import { LocalLink, useHref } from '../../page/local-link.tsx'
import { PATHS, searchPath } from '../../paths.ts'
import { useTexts } from '../../texts.ts'
import { SEARCH_EXAMPLES } from './search-examples.ts'
import type { HomeBands } from './home-bands.ts'
import css from './search-panel.module.css'

export function SearchPanel({ totals }: { totals: HomeBands['totals'] }) {
  const t = useTexts('home')
  const number = useNumber()
  const { number: part, device, cell, values } = SEARCH_EXAMPLES
  return (
    <section className={css.panel} aria-labelledby="find">
      <div className={classNames(columnClass, css.columns)}>
        <div className={css.search}>
          <h1 id="find" className={css.title}>
            {t.h1}
          </h1>
          <p className={css.lead}>
            {totals ? t.lead(number(totals.products), number(totals.devices)) : t.leadPlain}
          </p>
          <SearchBox large />
          <p className={css.examples}>
            <span>{t.examples}</span>
            {[part, device, cell, values].map((example) => (
              <LocalLink key={example} to={searchPath(example)} className={css.example}>
                {example}
              </LocalLink>
            ))}
          </p>
        </div>
        <DeviceEntry />
      </div>
    </section>
  )
}

function DeviceEntry() {
  const t = useTexts('home')
  return (
    <div className={css.device}>
      <h2 className={css.deviceTitle}>{t.byDevice}</h2>
      <p className={css.deviceText}>{t.byDeviceText}</p>
      <form action={useHref(PATHS.finder)} className={css.deviceForm}>
        <label htmlFor="device-keyword" className={css.deviceLabel}>
          {t.deviceLabel}
        </label>
        <input
          id="device-keyword"
          name="keyword"
          className={controlClass}
          placeholder={t.devicePlaceholder}
          maxLength={200}
          autoComplete="off"
          spellCheck={false}
        />
        <button type="submit" className={buttonClass('plain')}>
          {t.deviceSubmit}
        </button>
      </form>
    </div>
  )
}
