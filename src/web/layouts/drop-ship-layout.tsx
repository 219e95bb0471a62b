// The layout of the drop-ship area: a slim dark header with its own colour and links, then the screen.
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { classNames } from '../../ui/class-names.ts'
import { columnClass } from '../../ui/page.tsx'
import { AccountItems } from '../features/account/account-links.tsx'
import { Footer } from '../features/frame/footer/footer.tsx'
import { Logo } from '../features/frame/brand/logo.tsx'
import { LanguageChoice } from '../features/frame/choices/language-choice.tsx'
import { ThemeChoice } from '../features/frame/choices/theme-choice.tsx'
import { Toasts } from '../components/toasts/toasts.tsx'
import { LocalLink } from '../page/local-link.tsx'
import { PATHS } from '../paths.ts'
import { useTexts } from '../texts.ts'
import { useSession } from '../page/frame-data.ts'
import { LoadingBar } from './loading-bar.tsx'
import main from './main-layout.module.css'
import css from './drop-ship-layout.module.css'

/** Drop-ship screens render this layout themselves, so that shop pages do not have to load it. */
export function DropShipLayout({ children }: { children: ReactNode }) {
  const { skip } = useTexts('frame')
  const t = useTexts('drop-ship')
  return (
    <div className={css.area}>
      <a href="#content" className={main.skip}>
        {skip}
      </a>
      <header className={css.header}>
        <div className={classNames(columnClass, css.row)}>
          <LocalLink to={PATHS.dropShipHome} className={css.logo} aria-label={`Voltcell ${t.area}`}>
            <Logo />
            <span>{t.area}</span>
          </LocalLink>
          <Links />
          <div className={css.tools}>
            <ThemeChoice className={css.theme} />
            <LanguageChoice />
          </div>
        </div>
      </header>
      <LoadingBar />
      <main id="content" tabIndex={-1} className={main.main}>
        {children}
      </main>
      <Footer />
      <Toasts />
    </div>
  )
}

function Links() {
  const t = useTexts('drop-ship').nav
  const { pathname } = useLocation()
  const session = useSession()
  const links: [string, string][] = [
    [PATHS.dropShipIntroduction, t.introduction],
    [PATHS.dropShipAbout, t.how],
    [PATHS.dropShipDeposit, t.deposit],
    [PATHS.dropShipFaq, t.faq],
    [PATHS.dropShipTerms, t.terms],
    [PATHS.dropShipNews, t.news],
  ]
  return (
    <nav aria-label={t.label} className={css.nav}>
      {links.map(([path, name]) => (
        <AreaLink key={path} path={path} here={pathname}>
          {name}
        </AreaLink>
      ))}
      <LocalLink to={PATHS.home}>{t.shop}</LocalLink>
      {session ? (
        <AccountItems session={session} itemClass={css.item} />
      ) : (
        <>
          <LocalLink to={`${PATHS.register}?kind=dropship`}>{t.apply}</LocalLink>
          <AreaLink path={PATHS.dropShipLogIn} here={pathname}>
            {t.logIn}
          </AreaLink>
        </>
      )}
    </nav>
  )
}

function AreaLink(props: { path: string; here: string; children: string }) {
  const { path, here, children } = props
  return (
    <LocalLink to={path} aria-current={here === path ? 'page' : undefined}>
      {children}
    </LocalLink>
  )
}
