// Application status page, for applicants who confirm their email address or are logged in.
import { classNames } from '../../../ui/class-names.ts'
import { columnClass } from '../../../ui/page.tsx'
import { useLive } from '../../components/use-live.ts'
import type { Head, HeadContext } from '../../page/head.ts'
import { PATHS } from '../../paths.ts'
import { textsOf, useTexts } from '../../texts.ts'
import { NoScripts } from './register/no-scripts.tsx'
import { StatusLookUp } from './status/status-look-up.tsx'
import css from './outcome/outcome.module.css'

export function head(_: unknown, { lang }: HeadContext): Head {
  const { title, description } = textsOf(lang, 'registration').status
  return { title, description, canonical: PATHS.applicationStatus, index: false }
}

export default function ApplicationStatus() {
  const t = useTexts('registration').status
  const { loading } = useTexts('frame')
  return (
    <div className={classNames(columnClass, css.page)}>
      <h1>{t.title}</h1>
      <NoScripts />
      {useLive() ? <StatusLookUp /> : <p className={css.waiting}>{loading} …</p>}
    </div>
  )
}
