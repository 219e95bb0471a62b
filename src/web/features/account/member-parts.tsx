// What pages show to logged-in users beyond visitors: the account menu, and to members the basket (its link, and its
// button beside prices) and the balance.
import { ChevronDownIcon } from '../../../ui/icons.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Disclosure } from '../../../ui/disclosure.tsx'
import menu from '../../components/tool-menu/tool-menu.module.css'
import type { FrameSession } from '../../page/frame-data.ts'
import { useTexts } from '../../texts.ts'
import { BasketLink } from '../basket-button/basket-parts.tsx'
import { AccountItems } from './account-items.tsx'
import { AreaSwitch } from './area-switch.tsx'
import { BalanceLink } from './balance-link.tsx'
import css from './member-parts.module.css'

export { AreaSwitch } from './area-switch.tsx'
export { BalanceRow } from './balance-link.tsx'
export { BasketLink, BasketButton } from '../basket-button/basket-parts.tsx'

interface AccountMenuProps {
  session: FrameSession
  linkClass: string | undefined
}

/** The links to the basket and the balance come first. */
export function AccountMenu(props: AccountMenuProps) {
  const { session, linkClass } = props
  const t = useTexts('frame').account
  return (
    <>
      <BasketLink session={session} className={linkClass} />
      <BalanceLink session={session} className={linkClass} />
      <span data-lazy="member-parts" className={css.member}>
        <Disclosure
          className={menu.menu}
          summaryClass={classNames(linkClass, css.summary)}
          label={t.menu(session.company)}
          summary={
            <>
              <span className={css.company}>{session.company}</span>
              <ChevronDownIcon size={16} />
            </>
          }
        >
          <div className={menu.panel}>
            {session.otherArea && <AreaSwitch session={session} className={menu.item} />}
            <AccountItems session={session} itemClass={menu.item} />
          </div>
        </Disclosure>
      </span>
    </>
  )
}
