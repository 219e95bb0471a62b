// The login page for dropshippers.
import { classNames } from '../../../ui/class-names.ts'
import { columnClass } from '../../../ui/page.tsx'
import css from '../../features/account/account.module.css'
import { LogInForm } from '../../features/account/log-in-form.tsx'
import { DropShipLayout } from '../../layouts/drop-ship-layout.tsx'
import type { Head, HeadContext } from '../../page/head.ts'
import { LocalLink } from '../../page/local-link.tsx'
import { PATHS } from '../../paths.ts'
import { textsOf, useTexts } from '../../texts.ts'

export function head(_: unknown, { lang }: HeadContext): Head {
  const { title, description } = textsOf(lang, 'account').dropship
  return { title, description, canonical: PATHS.dropShipLogIn, index: false }
}

export default function DropShipLogIn() {
  const { dropship: t, logIn } = useTexts('account')
  return (
    <DropShipLayout>
      <div className={classNames(columnClass, css.page)}>
        <h1>{t.title}</h1>
        <p className={css.lead}>{t.lead}</p>
        <LogInForm area="dropship" />
        <div className={css.aside}>
          <p>
            {logIn.newHere} <LocalLink to={PATHS.signUp}>{logIn.apply}</LocalLink>
          </p>
          <p>
            {logIn.applied} <LocalLink to={PATHS.applicationStatus}>{logIn.status}</LocalLink>
          </p>
          <p>
            {t.otherArea} <LocalLink to={PATHS.logIn}>{t.otherAreaLink}</LocalLink>
          </p>
        </div>
      </div>
    </DropShipLayout>
  )
}
