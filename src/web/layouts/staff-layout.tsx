// The layout of the pages of staff: a slim header without anything of the shop, then the screen.
import type { ReactNode } from 'react'
import { brand } from '../../shared/brand.ts'
import { classNames } from '../../ui/class-names.ts'
import { columnClass } from '../../ui/page.tsx'
import { Logo } from '../features/frame/brand/logo.tsx'
import { LanguageChoice } from '../features/frame/choices/language-choice.tsx'
import { ThemeChoice } from '../features/frame/choices/theme-choice.tsx'
import { Toasts } from '../components/toasts/toasts.tsx'
import { useHref } from '../page/local-link.tsx'
import { PATHS } from '../paths.ts'
import { useTexts } from '../texts.ts'
import main from './main-layout.module.css'
import css from './staff-layout.module.css'

export function StaffLayout({ children }: { children: ReactNode }) {
  const { skip } = useTexts('frame')
  const t = useTexts('staff')
  const home = useHref(PATHS.staff)
  return (
    <>
      <a href="#content" className={main.skip}>
        {skip}
      </a>
      <header className={css.header}>
        <div className={classNames(columnClass, css.row)}>
          {/* Pages of staff are loaded whole: the server renders each for the session of staff. */}
          <a
            href={home}
            data-reload=""
            className={css.logo}
            aria-label={`${brand.brandName} ${t.area}`}
          >
            <Logo />
            <span>{t.area}</span>
          </a>
          <div className={css.tools}>
            <ThemeChoice />
            <LanguageChoice />
          </div>
        </div>
      </header>
      <main id="content" tabIndex={-1} className={main.main}>
        {children}
      </main>
      <Toasts />
    </>
  )
}
