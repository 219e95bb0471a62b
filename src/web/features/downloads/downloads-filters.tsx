// Filter form of the download centre for keywords, type and language; works without scripts.
import { DOWNLOAD_TYPES } from '../../../shared/content-kinds.ts'
import { LANGS } from '../../../shared/lang.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { controlClass, Field } from '../../../ui/field.tsx'
import { LocalLink, useHref } from '../../page/local-link.tsx'
import { PATHS } from '../../paths.ts'
import { useTexts } from '../../texts.ts'
import type { LoadedDownloads } from './load-downloads.ts'
import css from './downloads.module.css'

const LANGUAGES = { en_us: 'English', zh_cn: '简体中文', zh_hk: '繁體中文' } as const

export function DownloadsFilters({ filters, language, list }: LoadedDownloads) {
  const { filters: t } = useTexts('downloads')
  const { models: _, ...filtered } = filters
  const isNarrowed = Object.keys(filtered).length > 0
  return (
    <>
      <form
        // A new key resets the fields when the filters change.
        key={JSON.stringify(filters)}
        className={css.filters}
        method="get"
        action={useHref(PATHS.downloads)}
        role="search"
        aria-label={t.label}
      >
        <Field id="downloads-keyword" label={t.keyword}>
          <input
            id="downloads-keyword"
            name="keyword"
            type="search"
            maxLength={100}
            enterKeyHint="search"
            className={controlClass}
            defaultValue={filters.keyword}
          />
        </Field>
        <TypeField type={filters.type} />
        <LanguageField language={language} />
        <p className={css.buttons}>
          <Button type="submit" look="primary">
            {t.submit}
          </Button>
          {isNarrowed && (
            <LocalLink className={buttonClass('quiet')} to={PATHS.downloads}>
              {t.reset}
            </LocalLink>
          )}
        </p>
      </form>
      {isNarrowed && filters.type !== 'product-image' && (
        <p role="status" className={css.hint}>
          {list.length === 0 && filters.keyword ? t.none(filters.keyword) : t.found(list.length)}
        </p>
      )}
    </>
  )
}

function TypeField({ type }: { type: LoadedDownloads['filters']['type'] }) {
  const { filters: t, sections } = useTexts('downloads')
  return (
    <Field id="downloads-type" label={t.type}>
      <select id="downloads-type" name="type" className={controlClass} defaultValue={type ?? ''}>
        <option value="">{t.any}</option>
        {DOWNLOAD_TYPES.map((each) => (
          <option key={each} value={each}>
            {sections[each]}
          </option>
        ))}
      </select>
    </Field>
  )
}

function LanguageField({ language }: Pick<LoadedDownloads, 'language'>) {
  const { filters: t } = useTexts('downloads')
  return (
    <Field id="downloads-language" label={t.language}>
      <select
        id="downloads-language"
        name="language"
        className={controlClass}
        defaultValue={language}
      >
        {LANGS.map((each) => (
          <option key={each} value={each}>
            {LANGUAGES[each]}
          </option>
        ))}
      </select>
    </Field>
  )
}
