// The layout of the shop: skip link, header, loading bar, screen, footer, bottom bar of phones, messages.
import type { ReactNode } from 'react'
import { BottomBar } from '../features/frame/bottom-bar/bottom-bar.tsx'
import { Footer } from '../features/frame/footer/footer.tsx'
import { Header } from '../features/frame/header/header.tsx'
import { Toasts } from '../components/toasts/toasts.tsx'
import { useTexts } from '../texts.ts'
import { LoadingBar } from './loading-bar.tsx'
import css from './main-layout.module.css'

export function MainLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <a href="#content" className={css.skip}>
        {useTexts('frame').skip}
      </a>
      <Header />
      <LoadingBar />
      <main id="content" tabIndex={-1} className={css.main}>
        {children}
      </main>
      <Footer />
      <BottomBar />
      <Toasts />
    </>
  )
}
