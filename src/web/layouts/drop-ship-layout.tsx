// The layout of the dropshipping area: a slim dark header with its own colour and links, then the screen.
import type { ReactNode } from 'react'
import { brand } from '../../shared/brand.ts'
import { useLocation } from '../router/router-context.ts'
import { classNames } from '../../ui/class-names.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { MenuIcon } from '../../ui/icons.tsx'
import { columnClass } from '../../ui/page.tsx'
import { AccountItems } from '../features/account/account-items.tsx'
import { Footer } from '../features/frame/footer/footer.tsx'
import { Logo } from '../features/frame/brand/logo.tsx'
import { LanguageChoice, LanguageLinks } from '../features/frame/choices/language-choice.tsx'
import { ThemeChoice } from '../features/frame/choices/theme-choice.tsx'
import { Toasts } from '../components/toasts/toasts.tsx'
import { LocalLink } from '../page/local-link.tsx'
import { PATHS } from '../paths.ts'
import { useTexts } from '../texts.ts'
import { useSession } from '../page/frame-data.ts'
import { LoadingBar } from './loading-bar.tsx'
import main from './main-layout.module.css'
import css from './drop-ship-layout.module.css'

/** The screens of the area render this layout themselves, so that shop pages do not have to load it. */
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
          <LocalLink
            to={PATHS.dropShipHome}
            className={css.logo}
            aria-label={`${brand.brandName} ${t.area}`}
          >
            <Logo />
            <span>{t.area}</span>
          </LocalLink>
          <Links className={css.nav} />
          <div className={css.tools}>
            <LogIn className={css.logIn} />
            <ThemeChoice className={css.theme} />
            <LanguageChoice className={css.language} />
            <Disclosure
              className={css.menu}
              summaryClass={css.menuButton}
              label={t.nav.menu}
              summary={<MenuIcon size={24} />}
            >
              <div className={css.panel}>
                <Links className={css.panelLinks} />
                <div className={css.panelLanguages}>
                  <LanguageLinks linkClass={css.item} />
                </div>
              </div>
            </Disclosure>
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

/** The link to the login: on narrow screens beside the menu button, otherwise the last of the links. */
function LogIn({ className }: { className: string | undefined }) {
  const t = useTexts('drop-ship').nav
  if (useSession()) return null
  return (
    <LocalLink to={PATHS.dropShipLogIn} className={className}>
      {t.logIn}
    </LocalLink>
  )
}

function Links({ className }: { className: string | undefined }) {
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
    <nav aria-label={t.label} className={className}>
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
