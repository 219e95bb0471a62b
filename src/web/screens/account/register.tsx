// The registration page: the wizard, with applicants' questions next to it.
import type { LoaderFunctionArgs } from '../../router/loader.ts'
import { classNames } from '../../../ui/class-names.ts'
import { columnClass } from '../../../ui/page.tsx'
import type { Head, HeadContext } from '../../page/head.ts'
import { PATHS } from '../../paths.ts'
import { pageContext } from '../../site-context.ts'
import { textsOf, useTexts } from '../../texts.ts'
import { ApplicantQuestions } from './register/applicant-questions.tsx'
import { NoScripts } from './register/no-scripts.tsx'
import { loadRegisterData, type RegisterData, useRegisterData } from './register/register-data.ts'
import { Wizard } from './register/wizard.tsx'
import css from './register/register.module.css'

export function loader({ context }: LoaderFunctionArgs): Promise<RegisterData> {
  return loadRegisterData(context.get(pageContext))
}

export function head(_: unknown, { lang }: HeadContext): Head {
  const { title, description } = textsOf(lang, 'registration').register
  return { title, description, canonical: PATHS.register }
}

export default function RegisterScreen() {
  const t = useTexts('registration').register
  const { countries } = useRegisterData()
  return (
    <div className={classNames(columnClass, css.page)}>
      <h1>{t.title}</h1>
      <NoScripts />
      <Wizard countries={countries} />
      <ApplicantQuestions />
    </div>
  )
}
