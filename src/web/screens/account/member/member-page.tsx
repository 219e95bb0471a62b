// Layout of the member pages: navigation in the side column, then the page.
import { type ReactNode, useEffect, useRef } from 'react'
import { columnClass } from '../../../../ui/page.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { LocalLink } from '../../../page/local-link.tsx'
import { PATHS } from '../../../paths.ts'
import { useTexts } from '../../../texts.ts'
import css from './member.module.css'

export interface MemberPageProps {
  /** The page's address in PATHS, highlighted in the navigation. */
  at: string
  title: string
  lead?: string
  /** The page has buttons outside forms, so it notes that they need scripts; forms have a note of their own. */
  hasButtons?: boolean
  children: ReactNode
}

export function MemberPage({ at, title, lead, hasButtons, children }: MemberPageProps) {
  const t = useTexts('member').nav
  const links: [string, string][] = [
    [PATHS.member, t.overview],
    [PATHS.orders, t.orders],
    [PATHS.orderPad, t.orderPad],
    [PATHS.returns, t.returns],
    [PATHS.account, t.account],
    [PATHS.team, t.team],
    [PATHS.memberProfile, t.profile],
    [PATHS.memberAddresses, t.addresses],
    [PATHS.memberSessions, t.sessions],
    [PATHS.changePassword, t.password],
    [PATHS.wishList, t.wishList],
  ]
  return (
    <div className={classNames(columnClass, css.page)}>
      <nav ref={useCurrentLinkInView(at)} aria-label={t.label} className={css.nav}>
        {links.map(([path, name]) => (
          <LocalLink key={path} to={path} aria-current={path === at ? 'page' : undefined}>
            {name}
          </LocalLink>
        ))}
      </nav>
      <div className={css.body}>
        <h1>{title}</h1>
        {lead && <p className={css.lead}>{lead}</p>}
        {hasButtons && (
          <noscript>
            <p>{t.needsScripts}</p>
          </noscript>
        )}
        {children}
      </div>
    </div>
  )
}

/** Scrolls to the link of the current page on narrow screens, where the links are one row that scrolls sideways. */
function useCurrentLinkInView(at: string) {
  const nav = useRef<HTMLElement>(null)
  useEffect(() => {
    const row = nav.current
    const link = row?.querySelector<HTMLElement>('[aria-current]')
    if (row && link) row.scrollLeft = link.offsetLeft - row.offsetLeft
  }, [at])
  return nav
}
