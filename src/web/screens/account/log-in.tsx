// The login page for wholesalers.
import { sentenceList } from '../../../shared/punctuation.ts'
import { classNames } from '../../../ui/class-names.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { columnClass } from '../../../ui/page.tsx'
import { logInGoal } from '../../features/account/log-in-goal.ts'
import { LogInForm } from '../../features/account/log-in-form.tsx'
import { useSearchParams } from '../../features/account/search-params.ts'
import { useSession } from '../../page/frame-data.ts'
import type { Head, HeadContext } from '../../page/head.ts'
import { LocalLink } from '../../page/local-link.tsx'
import { PATHS } from '../../paths.ts'
import { useLang } from '../../site-context.ts'
import { textsOf, useTexts } from '../../texts.ts'
import css from '../../features/account/account.module.css'

export function head(_: unknown, { lang }: HeadContext): Head {
  const { title, description } = textsOf(lang, 'account').logIn
  return { title, description, canonical: PATHS.logIn, index: false }
}

export default function LogIn() {
  const t = useTexts('account').logIn
  const lang = useLang()
  const session = useSession()
  const goal = logInGoal(useSearchParams().get('redirect'))
  return (
    <div className={classNames(columnClass, css.page)}>
      <h1>{goal ? t.goals[goal] : t.title}</h1>
      <p className={css.lead}>{sentenceList(goal ? [t.lead, t.returns] : [t.lead], lang)}</p>
      {session && (
        <p className={css.actions}>
          {t.already(session.company)}
          <LocalLink to={PATHS.member} className={buttonClass('quiet')}>
            {t.continue}
          </LocalLink>
        </p>
      )}
      <LogInForm area="wholesale" />
      <div className={css.aside}>
        <p>
          {t.newHere} <LocalLink to={PATHS.signUp}>{t.apply}</LocalLink>
        </p>
        <p>
          {t.applied} <LocalLink to={PATHS.applicationStatus}>{t.status}</LocalLink>
        </p>
        <p>
          {t.otherArea} <LocalLink to={PATHS.dropShipLogIn}>{t.otherAreaLink}</LocalLink>
        </p>
      </div>
    </div>
  )
}
