// Menu of a page group in the main navigation: a disclosure of plain links, opened by click or hover.
import { Disclosure } from '../../../../ui/disclosure.tsx'
import { ChevronDownIcon } from '../../../../ui/icons.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { LocalLink } from '../../../page/local-link.tsx'
import { ReadyPart } from '../../../page/ready-part.tsx'
import type { SiteLink } from '../footer/site-links.ts'
import menu from '../../../components/tool-menu/tool-menu.module.css'
import css from './header.module.css'

interface SiteMenuProps {
  /** Name under which the server keeps the rendered links; a menu that marks the current page is not kept. */
  name: string
  title: string
  links: readonly SiteLink[]
  /** Current path without language prefix. */
  here: string
}

export function SiteMenu({ name, title, links, here }: SiteMenuProps) {
  const isHere = links.some(([path]) => path === here)
  return (
    <Disclosure
      opensOnHover
      className={menu.menu}
      summaryClass={css.link}
      summary={
        <>
          {title}
          <ChevronDownIcon size={16} />
        </>
      }
    >
      <ReadyPart name={isHere ? null : name} className={classNames(menu.panel, css.siteMenu)}>
        {() =>
          links.map(([path, text]) => (
            <LocalLink
              key={path}
              to={path}
              className={menu.item}
              aria-current={here === path ? 'page' : undefined}
            >
              {text}
            </LocalLink>
          ))
        }
      </ReadyPart>
    </Disclosure>
  )
}
