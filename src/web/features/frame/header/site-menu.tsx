// Menu of a page group in the main navigation: a disclosure of plain links, opened by click or hover.
import { Disclosure } from '../../../../ui/disclosure.tsx'
import { ChevronDownIcon } from '../../../../ui/icons.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { LocalLink } from '../../../page/local-link.tsx'
import type { SiteLink } from '../footer/site-links.ts'
import menu from '../../../components/tool-menu/tool-menu.module.css'
import css from './header.module.css'

interface SiteMenuProps {
  title: string
  links: readonly SiteLink[]
  /** Current path without language prefix. */
  here: string
}

export function SiteMenu({ title, links, here }: SiteMenuProps) {
  return (
    <Disclosure
      hover
      className={menu.menu}
      summaryClass={css.link}
      summary={
        <>
          {title}
          <ChevronDownIcon size={16} />
        </>
      }
    >
      <div className={classNames(menu.panel, css.siteMenu)}>
        {links.map(([path, name]) => (
          <LocalLink
            key={path}
            to={path}
            className={menu.item}
            aria-current={here === path ? 'page' : undefined}
          >
            {name}
          </LocalLink>
        ))}
      </div>
    </Disclosure>
  )
}
