// Drawer contents: the main links, then a second level of categories and page groups; loaded on first open.
import { useState } from 'react'
import type { CategoryNode } from '../../../../contract/product.ts'
import { ArrowLeftIcon, Icon } from '../../../../ui/icons.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { Dialog } from '../../../../ui/dialog.tsx'
import { useLazyComponent } from '../../../loading/lazy-component.ts'
import { useSession } from '../../../page/frame-data.ts'
import { useNumber } from '../../../format/format.ts'
import { LocalLink } from '../../../page/local-link.tsx'
import { categoryPath, PATHS } from '../../../paths.ts'
import { useTexts } from '../../../texts.ts'
import { AccountItems } from '../../account/account-items.tsx'
import { WishListLink } from '../../account/account-links.tsx'
import { lazyMemberParts } from '../../account/lazy-member-parts.ts'
import { LinkToLogIn } from '../../account/link-to-log-in.tsx'
import { CompareLink } from '../../catalogue/compare-tray/compare-link.tsx'
import { LanguageLinks } from '../choices/language-choice.tsx'
import { companyLinks, type SiteLink, supportLinks } from '../footer/site-links.ts'
import { menuTree } from '../mega-menu/menu-tree.ts'
import { useMenu } from '../mega-menu/use-menu.ts'
import { ThemeButtons } from '../choices/theme-choice.tsx'
import css from './drawer.module.css'

export interface DrawerLinksProps {
  open: boolean
  onClose: () => void
}

/** The second level of links, which replaces the main links while it is open. */
type Submenu = 'categories' | 'support' | 'company'

export function DrawerLinks({ open, onClose }: DrawerLinksProps) {
  const t = useTexts('frame')
  const [submenu, setSubmenu] = useState<Submenu | null>(null)
  // Loaded when the drawer opens, so that the categories are ready when they are chosen.
  const menu = useMenu()
  function close() {
    setSubmenu(null)
    onClose()
  }
  return (
    <Dialog open={open} onClose={close} title={t.nav.menu} closeLabel={t.close} place="start">
      {submenu === null && <Links onSubmenu={setSubmenu} />}
      {submenu === 'categories' && <Categories menu={menu} onBack={() => setSubmenu(null)} />}
      {submenu === 'support' && (
        <Group title={t.nav.support} links={supportLinks(t)} onBack={() => setSubmenu(null)} />
      )}
      {submenu === 'company' && (
        <Group title={t.footer.company} links={companyLinks(t)} onBack={() => setSubmenu(null)} />
      )}
    </Dialog>
  )
}

/** A chevron that points to the submenu. */
function SubmenuIcon() {
  return (
    <Icon>
      <path d="M9.5 6l6 6-6 6" />
    </Icon>
  )
}

function Links({ onSubmenu }: { onSubmenu: (to: Submenu) => void }) {
  const t = useTexts('frame')
  const links: [string, string][] = [
    [PATHS.finder, t.nav.finder],
    [PATHS.newProducts, t.nav.newProducts],
    [PATHS.bestSellers, t.nav.bestSellers],
    [PATHS.updates, t.nav.updates],
  ]
  return (
    <>
      <nav aria-label={t.nav.label}>
        <SubmenuButton onClick={() => onSubmenu('categories')}>{t.nav.categories}</SubmenuButton>
        {links.map(([path, name]) => (
          <LocalLink key={path} to={path} className={css.row}>
            {name}
          </LocalLink>
        ))}
        <SubmenuButton onClick={() => onSubmenu('support')}>{t.nav.support}</SubmenuButton>
        <SubmenuButton onClick={() => onSubmenu('company')}>{t.footer.company}</SubmenuButton>
        <LocalLink to={PATHS.dropShipHome} className={css.row}>
          {t.pages.dropShip}
        </LocalLink>
        <CompareLink className={classNames(css.row, css.withIcon)} />
        <WishListLink className={css.row} />
        <AccountRows />
      </nav>
      <p className={css.label}>{t.language.label}</p>
      <div className={css.choices}>
        <LanguageLinks linkClass={css.choice} />
      </div>
      <p className={css.label}>{t.theme.label}</p>
      <div className={css.choices}>
        <ThemeButtons buttonClass={css.choice} />
      </div>
    </>
  )
}

function SubmenuButton({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <button type="button" className={css.row} onClick={onClick}>
      {children}
      <SubmenuIcon />
    </button>
  )
}

function AccountRows() {
  const t = useTexts('frame').account
  const session = useSession()
  const parts = useLazyComponent(lazyMemberParts)
  if (session) {
    return (
      <>
        {parts && (
          <parts.BalanceRow session={session} className={css.row} amountClass={css.amount} />
        )}
        <AccountItems session={session} itemClass={css.row} />
      </>
    )
  }
  return (
    <>
      <LocalLink to={PATHS.signUp} className={css.row}>
        {t.register}
      </LocalLink>
      <LinkToLogIn className={css.row}>{t.logIn}</LinkToLogIn>
    </>
  )
}

function Categories(props: { menu: CategoryNode[]; onBack: () => void }) {
  const { menu, onBack } = props
  const t = useTexts('frame')
  const number = useNumber()
  const { total, leaves } = menuTree(menu)
  return (
    <nav aria-label={t.nav.categories}>
      <BackRow onBack={onBack} />
      <LocalLink to={PATHS.allProducts} className={css.row}>
        {t.mega.allProducts}
        {leaves.length > 0 && <span className={css.count}>{number(total)}</span>}
      </LocalLink>
      {leaves.map((node) => (
        <LocalLink key={node.categoryId} to={categoryPath(node)} className={css.row}>
          {node.name}
          <span className={css.count}>{number(node.packCount)}</span>
        </LocalLink>
      ))}
    </nav>
  )
}

interface GroupProps {
  title: string
  links: readonly SiteLink[]
  onBack: () => void
}

function Group({ title, links, onBack }: GroupProps) {
  return (
    <nav aria-label={title}>
      <BackRow onBack={onBack} />
      {links.map(([path, name]) => (
        <LocalLink key={path} to={path} className={css.row}>
          {name}
        </LocalLink>
      ))}
    </nav>
  )
}

function BackRow({ onBack }: { onBack: () => void }) {
  return (
    <button type="button" className={classNames(css.row, css.back)} onClick={onBack} autoFocus>
      <ArrowLeftIcon />
      {useTexts('frame').back}
    </button>
  )
}
