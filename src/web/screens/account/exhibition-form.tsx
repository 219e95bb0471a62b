// An exhibition page with the form to register a visit.
import { useState } from 'react'
import type { LoaderFunctionArgs } from '../../router/loader.ts'
import { useLoaderData } from '../../router/router-context.ts'
import { readExhibition } from '../../../client/user-application.ts'
import type { Exhibition } from '../../../contract/user-application.ts'
import { Chip } from '../../../ui/chip.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { CheckIcon } from '../../../ui/icons.tsx'
import { columnClass } from '../../../ui/page.tsx'
import { rangeMark } from '../../../shared/punctuation.ts'
import { takeFocus } from '../../components/form/take-focus.ts'
import { readCountries } from '../../components/read-countries.ts'
import { useDay } from '../../format/format.ts'
import type { Head, HeadContext } from '../../page/head.ts'
import { exhibitionPath } from '../../paths.ts'
import { pageContext, useLang } from '../../site-context.ts'
import { textsOf, useTexts } from '../../texts.ts'
import type { LoaderData } from '../loader-data.ts'
import { VisitorForm } from './exhibition/visitor-form.tsx'
import { NoScripts } from './register/no-scripts.tsx'
import css from './outcome/outcome.module.css'

export async function loader({ params, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext)
  const [exhibition, countries] = await Promise.all([
    readExhibition({ id: params['id'] ?? '', lang: page.lang }, page.transport),
    readCountries(page),
  ])
  return { exhibition, countries }
}
type Data = LoaderData<typeof loader>

export function head({ exhibition }: Data, { lang }: HeadContext): Head {
  const { name, place, id, isExample } = exhibition
  return {
    title: name,
    description: textsOf(lang, 'registration').exhibition.description(name, place),
    canonical: exhibitionPath(id),
    index: !isExample,
  }
}

export default function ExhibitionForm() {
  const t = useTexts('registration').exhibition
  const { exhibition, countries } = useLoaderData() as Data
  const [registrationNo, setRegistrationNo] = useState<string | null>(null)
  return (
    <div className={classNames(columnClass, css.page)}>
      <h1>
        {exhibition.name} {exhibition.isExample && <Chip tone="warn">{t.example}</Chip>}
      </h1>
      {exhibition.isExample && <p className={css.notice}>{t.exampleNote}</p>}
      <ExhibitionFacts exhibition={exhibition} />
      <p className={css.lines}>{exhibition.text}</p>
      {exhibition.isOver && <p className={css.notice}>{t.over}</p>}
      {!exhibition.isOver && registrationNo === null && (
        <section aria-labelledby="visit">
          <h2 id="visit">{t.title}</h2>
          <p className={css.lead}>{t.lead}</p>
          <NoScripts />
          <VisitorForm exhibition={exhibition} countries={countries} onDone={setRegistrationNo} />
        </section>
      )}
      {/* Rendered from the start, so that screen readers announce what appears in it. */}
      <div role="status">{registrationNo && <Registered number={registrationNo} />}</div>
    </div>
  )
}

function ExhibitionFacts({ exhibition }: { exhibition: Exhibition }) {
  const t = useTexts('registration').exhibition
  const lang = useLang()
  const day = useDay()
  const { beginsOn, endsOn, place, booth } = exhibition
  return (
    <div className={css.facts}>
      <dl>
        <div>
          <dt>{t.when}</dt>
          <dd>
            <time dateTime={beginsOn}>{day(beginsOn)}</time>
            {rangeMark(lang)}
            <time dateTime={endsOn}>{day(endsOn)}</time>
          </dd>
        </div>
        <div>
          <dt>{t.where}</dt>
          <dd>{place}</dd>
        </div>
        <div>
          <dt>{t.booth}</dt>
          <dd>{booth}</dd>
        </div>
      </dl>
    </div>
  )
}

function Registered({ number }: { number: string }) {
  const t = useTexts('registration').exhibition
  return (
    <>
      <h2 className={css.title} ref={takeFocus} tabIndex={-1}>
        <CheckIcon className={css.good} />
        {t.doneTitle}
      </h2>
      <div className={css.facts}>
        <dl>
          <div>
            <dt>{t.number}</dt>
            <dd className={css.number}>{number}</dd>
          </div>
        </dl>
        <p className={css.note}>{t.done}</p>
      </div>
    </>
  )
}
