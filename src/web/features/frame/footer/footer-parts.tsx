// Content of the footer: links to products, to pages for members, help, company and feeds, and the sources of data.
import type { ReactNode } from 'react'
import { classNames } from '../../../../ui/class-names.ts'
import { columnClass } from '../../../../ui/page.tsx'
import { useFrameData } from '../../../page/frame-data.ts'
import { LocalLink } from '../../../page/local-link.tsx'
import { PATHS } from '../../../paths.ts'
import { useTexts } from '../../../texts.ts'
import { Logo } from '../brand/logo.tsx'
import { companyLinks, type SiteLink, supportLinks } from './site-links.ts'
import css from './footer.module.css'

export function FooterParts({ isShort }: { isShort: boolean }) {
  return (
    <>
      {isShort ? <ShortFooter /> : <FullFooter />}
      <SmallPrint />
    </>
  )
}

function SmallPrint() {
  const t = useTexts('frame').footer
  const { imprint } = useFrameData()
  return (
    <div className={classNames(columnClass, css.small)}>
      {imprint && <p>{`© ${imprint.name} · ${imprint.address}`}</p>}
      <p>{t.demonstration}</p>
      <p>{t.attribution}</p>
    </div>
  )
}

/** `data-unfold`: from this width on the groups are open; see app/watch-unfolding.ts. */
function FullFooter() {
  const t = useTexts('frame')
  const { contactEmail } = useFrameData()
  const find: SiteLink[] = [
    [PATHS.allProducts, t.mega.allProducts],
    [PATHS.finder, t.nav.finder],
    [PATHS.newProducts, t.nav.newProducts],
    [PATHS.bestSellers, t.nav.bestSellers],
    [PATHS.updates, t.nav.updates],
  ]
  const members: SiteLink[] = [
    [PATHS.prices, t.footer.prices],
    [PATHS.signUp, t.account.register],
    [PATHS.applicationStatus, t.account.status],
    [PATHS.dropShipHome, t.pages.dropShip],
  ]
  const feeds: SiteLink[] = [
    [PATHS.newsFeed, t.pages.newsFeed],
    [PATHS.rss, t.footer.rss],
  ]
  return (
    <div className={classNames(columnClass, css.columns)} data-unfold="768px">
      <div className={css.about}>
        <Logo />
        <p>{t.footer.about}</p>
        {contactEmail && <a href={`mailto:${contactEmail}`}>{contactEmail}</a>}
      </div>
      <div className={css.pair}>
        <Links title={t.footer.find} links={find} />
        <Links title={t.footer.members} links={members} />
      </div>
      <Links title={t.footer.help} links={supportLinks(t)} />
      <div className={css.pair}>
        <Links title={t.footer.company} links={companyLinks(t)} />
        <Links title={t.footer.feeds} links={feeds}>
          <li>
            <a href={PATHS.sitemap}>{t.footer.sitemap}</a>
          </li>
          <li>
            <a href={PATHS.apiDocs} data-reload="">
              {t.footer.api}
            </a>
          </li>
        </Links>
      </div>
    </div>
  )
}

/** Pages with a form link only to pages that help to fill it in. */
function ShortFooter() {
  const t = useTexts('frame')
  const links: SiteLink[] = [
    [PATHS.support, t.nav.support],
    [PATHS.contact, t.pages.contact],
    [PATHS.terms, t.pages.terms],
    [PATHS.privacy, t.pages.privacy],
  ]
  return (
    <nav aria-label={t.footer.help} className={classNames(columnClass, css.row)}>
      {links.map(([path, name]) => (
        <LocalLink key={path} to={path}>
          {name}
        </LocalLink>
      ))}
    </nav>
  )
}

/** A group that phones fold; elsewhere the style sheet shows it open. */
function Links(props: { title: string; links: readonly SiteLink[]; children?: ReactNode }) {
  const { title, links, children } = props
  return (
    <nav aria-label={title} className={css.links}>
      <details>
        <summary className={css.title}>{title}</summary>
        <ul>
          {links.map(([path, name]) => (
            <li key={path}>
              <LocalLink to={path}>{name}</LocalLink>
            </li>
          ))}
          {children}
        </ul>
      </details>
    </nav>
  )
}
