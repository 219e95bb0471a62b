// Header of every page: logo, search, messages, theme, language, main links, comparison and account.
import { useLocation } from '../../../router/router-context.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { columnClass } from '../../../../ui/page.tsx'
import { LocalLink } from '../../../page/local-link.tsx'
import { PATHS } from '../../../paths.ts'
import { useTexts } from '../../../texts.ts'
import { AccountLinks, ShortAccountLinks } from '../../account/account-links.tsx'
import { CompareLink } from '../../catalogue/compare-tray/compare-link.tsx'
import { MenuButton } from '../drawer/menu-button.tsx'
import { LanguageChoice } from '../choices/language-choice.tsx'
import { MegaMenu } from '../mega-menu/mega-menu.tsx'
import { MessageDrawer } from '../../../components/toasts/message-drawer.tsx'
import { SearchBox } from '../../search/site-search/search-box.tsx'
import { ThemeChoice } from '../choices/theme-choice.tsx'
import { companyLinks, supportLinks } from '../footer/site-links.ts'
import { Logo } from '../brand/logo.tsx'
import { SiteMenu } from './site-menu.tsx'
import menu from '../../../components/tool-menu/tool-menu.module.css'
import css from './header.module.css'

export function Header() {
  const t = useTexts('frame')
  const isHome = useIsHome()
  return (
    <header className={classNames(css.header, isHome && css.home)}>
      <div className={css.bar}>
        <div className={classNames(columnClass, css.barRow)}>
          <MenuButton className={css.menuButton} />
          <LocalLink to={PATHS.home} className={css.logo} aria-label={t.home}>
            <Logo />
          </LocalLink>
          <div className={css.search}>
            <SearchBox />
          </div>
          <div className={css.tools}>
            <MessageDrawer />
            <ThemeChoice className={css.wideOnly} />
            <div className={css.short}>
              <ShortAccountLinks linkClass={menu.summary} />
            </div>
            <LanguageChoice className={css.language} />
          </div>
        </div>
      </div>
      <nav className={css.nav} aria-label={t.nav.label}>
        <div className={classNames(columnClass, css.navRow)}>
          <MegaMenu summaryClass={css.link} />
          <NavLinks linkClass={css.link} />
          <span className={css.spring} />
          <CompareLink className={css.link} />
          <AccountLinks linkClass={css.link} />
        </div>
      </nav>
    </header>
  )
}

function NavLinks({ linkClass }: { linkClass: string | undefined }) {
  const t = useTexts('frame')
  const { pathname } = useLocation()
  const links: [string, string][] = [
    [PATHS.finder, t.nav.finder],
    [PATHS.newProducts, t.nav.newProducts],
    [PATHS.bestSellers, t.nav.bestSellers],
    [PATHS.updates, t.nav.updates],
  ]
  return (
    <>
      {links.map(([path, name]) => (
        <LocalLink
          key={path}
          to={path}
          className={classNames(linkClass, NOT_IN_NARROW_ROW.has(path) && css.notInNarrowRow)}
          aria-current={pathname === path ? 'page' : undefined}
        >
          {name}
        </LocalLink>
      ))}
      <SiteMenu name="support-menu" title={t.nav.support} links={supportLinks(t)} here={pathname} />
      <SiteMenu
        name="company-menu"
        title={t.footer.company}
        links={companyLinks(t)}
        here={pathname}
      />
    </>
  )
}

/** Links that a narrow row leaves out, because the footer has them too. */
const NOT_IN_NARROW_ROW = new Set<string>([PATHS.bestSellers, PATHS.updates])

/** The home page has its own larger search field; the header's appears once that one scrolls away. */
function useIsHome(): boolean {
  return useLocation().pathname === PATHS.home
}
