// Menu button for narrow screens; loads its drawer on first use.
import { useState } from 'react'
import { useLocation } from '../../../router/router-context.ts'
import { MenuIcon } from '../../../../ui/icons.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { useOnDemand } from '../../../components/toasts/on-demand.ts'
import { useTexts } from '../../../texts.ts'
import css from './menu-button.module.css'

export function MenuButton({ className }: { className: string | undefined }) {
  const t = useTexts('frame')
  const { pathname, search } = useLocation()
  const here = pathname + search
  // Path on which the drawer was opened; any navigation therefore closes it.
  const [openOn, setOpenOn] = useState<string | null>(null)
  const [links, loadLinks] = useOnDemand(() => import('./drawer-links.tsx'))
  return (
    <>
      <button
        type="button"
        className={classNames(css.button, className)}
        aria-label={t.nav.menu}
        aria-haspopup="dialog"
        onClick={() => {
          loadLinks()
          setOpenOn(here)
        }}
      >
        <MenuIcon size={24} />
      </button>
      {links && <links.DrawerLinks open={openOn === here} onClose={() => setOpenOn(null)} />}
    </>
  )
}
