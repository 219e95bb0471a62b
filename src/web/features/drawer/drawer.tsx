// The menu of narrow screens: a drawer that goes one level deeper for the categories.
import { useState } from 'react'
import { useLocation } from 'react-router'
import { ArrowLeftIcon, ChevronRightIcon, MenuIcon } from '../../../ui/icons.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { useFrame } from '../../layouts/frame-data.ts'
import { useNumber } from '../../parts/format.ts'
import { LocalLink } from '../../parts/local-link.tsx'
import { categoryPath, PATHS } from '../../paths.ts'
import { useTexts } from '../../texts.ts'
import { CompareLink } from '../compare-tray/compare-link.tsx'
import { LanguageLinks } from '../language/language-choice.tsx'
import { menuTree } from '../mega-menu/menu-tree.ts'
import { ThemeButtons } from '../theme/theme-choice.tsx'
import css from './drawer.module.css'

export function Drawer({ className }: { className: string | undefined }) {
  const t = useTexts('frame')
  const { pathname, search } = useLocation()
  const here = pathname + search
  // Open on the page it was opened on, so that every navigation closes it.
  const [openOn, setOpenOn] = useState<string | null>(null)
  const [deep, setDeep] = useState(false)
  const open = openOn === here
  return (
    <>
      <button
        type="button"
        className={classNames(css.button, className)}
        aria-label={t.nav.menu}
        aria-haspopup="dialog"
        onClick={() => {
          setDeep(false)
          setOpenOn(here)
        }}
      >
        <MenuIcon size={24} />
      </button>
      <Dialog
        open={open}
        onClose={() => setOpenOn(null)}
        title={t.nav.menu}
        closeLabel={t.close}
        place="start"
      >
        {open && deep && <Categories onBack={() => setDeep(false)} />}
        {open && !deep && <Links onDeeper={() => setDeep(true)} />}
      </Dialog>
    </>
  )
}

function Links({ onDeeper }: { onDeeper: () => void }) {
  const t = useTexts('frame')
  const links: [string, string][] = [
    [PATHS.finder, t.nav.finder],
    [PATHS.newProducts, t.nav.newProducts],
    [PATHS.bestSellers, t.nav.bestSellers],
    [PATHS.updates, t.nav.updates],
    [PATHS.support, t.nav.support],
    [PATHS.prices, t.nav.prices],
  ]
  return (
    <>
      <nav aria-label={t.nav.label}>
        <button type="button" className={css.row} onClick={onDeeper}>
          {t.nav.categories}
          <ChevronRightIcon />
        </button>
        {links.map(([path, name]) => (
          <LocalLink key={path} to={path} className={css.row}>
            {name}
          </LocalLink>
        ))}
        <CompareLink className={css.row} />
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

function Categories({ onBack }: { onBack: () => void }) {
  const t = useTexts('frame')
  const number = useNumber()
  const { total, leaves } = menuTree(useFrame().menu)
  return (
    <nav aria-label={t.nav.categories}>
      <button type="button" className={classNames(css.row, css.back)} onClick={onBack} autoFocus>
        <ArrowLeftIcon />
        {t.back}
      </button>
      <LocalLink to={PATHS.allProducts} className={css.row}>
        {t.mega.allProducts}
        <span className={css.count}>{number(total)}</span>
      </LocalLink>
      {leaves.map((node) => (
        <LocalLink key={node.categoryId} to={categoryPath(node)} className={css.row}>
          {node.name}
          <span className={css.count}>{number(node.count)}</span>
        </LocalLink>
      ))}
    </nav>
  )
}
