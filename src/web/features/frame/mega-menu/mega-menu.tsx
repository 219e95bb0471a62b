// Category menu on wide screens: a disclosure of plain links, opened by click or hover.
import { ChevronDownIcon } from '../../../../ui/icons.tsx'
import { Disclosure } from '../../../../ui/disclosure.tsx'
import { useLazyComponent } from '../../../loading/lazy-component.ts'
import { useFrameData } from '../../../page/frame-data.ts'
import { LocalLink } from '../../../page/local-link.tsx'
import { ReadyPart } from '../../../page/ready-part.tsx'
import { PATHS } from '../../../paths.ts'
import { useTexts } from '../../../texts.ts'
import { lazyMegaMenu } from './lazy-mega-menu.ts'
import css from './mega-menu.module.css'

export function MegaMenu({ summaryClass }: { summaryClass: string | undefined }) {
  const t = useTexts('frame')
  // Empty: there are no categories, or they could not be loaded. Null: the page has the menu as markup.
  if (useFrameData().menu?.length === 0) return <AllProducts className={summaryClass} />
  return (
    <Disclosure
      opensOnHover
      className={css.menu}
      summaryClass={summaryClass}
      summary={
        <>
          {t.nav.categories}
          <ChevronDownIcon size={16} className={css.chevron} />
        </>
      }
    >
      <ReadyPart name="mega-menu" className={css.panel}>
        {() => <Links />}
      </ReadyPart>
    </Disclosure>
  )
}

/** Rendered in the browser only after a first page without the menu. */
function Links() {
  const links = useLazyComponent(lazyMegaMenu)
  return links ? <links.MegaMenuLinks /> : <AllProducts className={css.name} />
}

function AllProducts({ className }: { className: string | undefined }) {
  return (
    <LocalLink to={PATHS.allProducts} className={className}>
      {useTexts('frame').mega.allProducts}
    </LocalLink>
  )
}
