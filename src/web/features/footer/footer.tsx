// The footer of every page: ways to a battery, help, feeds, and where the data comes from.
import type { ReactNode } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { columnClass } from '../../../ui/page.tsx'
import { useFrame } from '../../layouts/frame-data.ts'
import { LocalLink } from '../../parts/local-link.tsx'
import { PATHS } from '../../paths.ts'
import { useTexts } from '../../texts.ts'
import { Logo } from '../header/logo.tsx'
import css from './footer.module.css'

export function Footer() {
  const t = useTexts('frame')
  const { contactEmail } = useFrame()
  return (
    <footer className={css.footer}>
      <div className={classNames(columnClass, css.columns)}>
        <div className={css.about}>
          <Logo />
          <p>{t.footer.about}</p>
          {contactEmail && <a href={`mailto:${contactEmail}`}>{contactEmail}</a>}
        </div>
        <Links title={t.footer.find}>
          <LocalLink to={PATHS.allProducts}>{t.mega.allProducts}</LocalLink>
          <LocalLink to={PATHS.finder}>{t.nav.finder}</LocalLink>
          <LocalLink to={PATHS.newProducts}>{t.nav.newProducts}</LocalLink>
          <LocalLink to={PATHS.bestSellers}>{t.nav.bestSellers}</LocalLink>
          <LocalLink to={PATHS.updates}>{t.nav.updates}</LocalLink>
        </Links>
        <Links title={t.footer.help}>
          <LocalLink to={PATHS.support}>{t.nav.support}</LocalLink>
          <LocalLink to={PATHS.howToSearch}>{t.footer.howToSearch}</LocalLink>
          <LocalLink to={PATHS.productInformation}>{t.footer.productInformation}</LocalLink>
          <LocalLink to={PATHS.prices}>{t.footer.prices}</LocalLink>
          <LocalLink to={PATHS.signUp}>{t.account.register}</LocalLink>
          <LocalLink to={PATHS.dropShipHome}>{t.footer.dropShip}</LocalLink>
          <LocalLink to={PATHS.applicationStatus}>{t.account.status}</LocalLink>
          {contactEmail && <LocalLink to={PATHS.contact}>{t.footer.contact}</LocalLink>}
        </Links>
        <Links title={t.footer.machines}>
          <LocalLink to={PATHS.rss}>{t.footer.rss}</LocalLink>
          <a href={PATHS.sitemap}>{t.footer.sitemap}</a>
          <a href={PATHS.apiDocs} data-reload="">
            {t.footer.api}
          </a>
        </Links>
      </div>
      <div className={classNames(columnClass, css.small)}>
        <p>{t.footer.demonstration}</p>
        <p>{t.footer.attribution}</p>
      </div>
    </footer>
  )
}

function Links({ title, children }: { title: string; children: ReactNode[] }) {
  return (
    <nav aria-label={title} className={css.links}>
      <p className={css.title}>{title}</p>
      <ul>
        {children.filter(Boolean).map((link, at) => (
          <li key={at}>{link}</li>
        ))}
      </ul>
    </nav>
  )
}
