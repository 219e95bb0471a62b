// When a search found nothing or has not begun: nearest numbers, the finder, a way to ask, how to search.
import { Button, buttonClass } from '../../../ui/button.tsx'
import { chipClass } from '../../../ui/chip.tsx'
import { controlClass, Field } from '../../../ui/field.tsx'
import { useFrame } from '../../layouts/frame-data.ts'
import { LocalLink, useHref } from '../../parts/local-link.tsx'
import { PATHS, searchPath } from '../../paths.ts'
import { useTexts } from '../../texts.ts'
import css from './catalogue.module.css'

interface NothingFoundProps {
  /** '' when nothing was asked yet. */
  keyword: string
  suggestions: readonly string[]
}

const SUBJECT_LENGTH = 120

export function NothingFound({ keyword, suggestions }: NothingFoundProps) {
  const t = useTexts('lists').search
  return (
    <>
      {keyword && <p>{t.nothingAdvice}</p>}
      <SearchForm keyword={keyword} />
      <div className={css.ways}>
        {suggestions.length > 0 && (
          <section className={css.way}>
            <h2>{t.nearest}</h2>
            <ul>
              {suggestions.map((text) => (
                <li key={text}>
                  <LocalLink className={chipClass('plain', true)} to={searchPath(text)}>
                    {text}
                  </LocalLink>
                </li>
              ))}
            </ul>
          </section>
        )}
        <section className={css.way}>
          <h2>{t.finder}</h2>
          <p>{t.finderAdvice}</p>
          <LocalLink className={buttonClass('plain')} to={PATHS.finder}>
            {t.finder}
          </LocalLink>
        </section>
        {keyword && <AskUs keyword={keyword} />}
        <section className={css.way}>
          <h2>{t.how}</h2>
          <ul className={css.tips}>
            {t.tips.map((tip) => (
              <li key={tip}>{tip}</li>
            ))}
          </ul>
        </section>
      </div>
    </>
  )
}

function SearchForm({ keyword }: { keyword: string }) {
  const t = useTexts('lists').search
  return (
    <form className={css.searchForm} method="get" action={useHref(PATHS.search)} role="search">
      <Field id="again" label={t.label}>
        <input
          key={keyword}
          id="again"
          className={controlClass}
          type="search"
          name="keyword"
          defaultValue={keyword}
          enterKeyHint="search"
          autoCapitalize="off"
          autoComplete="off"
          spellCheck={false}
        />
      </Field>
      <Button type="submit" look="primary">
        {t.button}
      </Button>
    </form>
  )
}

/** The feedback form with the subject filled in; the e-mail beside it where the shop has an address. */
function AskUs({ keyword }: { keyword: string }) {
  const t = useTexts('lists').search
  const { contactEmail } = useFrame()
  const subject = encodeURIComponent(t.askSubject(keyword.slice(0, SUBJECT_LENGTH)))
  return (
    <section className={css.way}>
      <h2>{t.ask}</h2>
      <p>{t.askAdvice}</p>
      <LocalLink
        className={buttonClass('plain')}
        to={`${PATHS.feedback}?type=product&subject=${subject}`}
        rel="nofollow"
      >
        {t.askForm}
      </LocalLink>
      {contactEmail && (
        <p>
          <a href={`mailto:${contactEmail}?subject=${subject}`}>{contactEmail}</a>
        </p>
      )}
    </section>
  )
}
