// Account links in the main navigation: login links for visitors, account and wish list links for members.
import { Disclosure } from '../../../ui/disclosure.tsx'
import { ChevronDownIcon, PersonIcon, WishIcon } from '../../../ui/icons.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { type LayoutSession, useSession } from '../../page/frame-data.ts'
import { LocalLink } from '../../page/local-link.tsx'
import { PATHS } from '../../paths.ts'
import { useTexts } from '../../texts.ts'
import { useWishCount } from '../wish-button/wish-count.ts'
import { LogInLink } from './log-in-link.tsx'
import { LogOutButton } from './log-out-button.tsx'
import menu from '../../components/tool-menu/tool-menu.module.css'
import css from './account-links.module.css'

export function AccountLinks({ linkClass }: { linkClass: string | undefined }) {
  const t = useTexts('frame').account
  const session = useSession()
  return (
    <>
      <WishListLink className={linkClass} />
      {session ? (
        <AccountMenu session={session} linkClass={linkClass} />
      ) : (
        <>
          <LocalLink to={PATHS.signUp} className={linkClass}>
            {t.register}
          </LocalLink>
          <LogInLink className={classNames(linkClass, css.logIn)}>{t.logIn}</LogInLink>
        </>
      )}
    </>
  )
}

/** Wish list link with its item count once the count is loaded. */
export function WishListLink({ className }: { className?: string | undefined }) {
  const t = useTexts('frame').account
  const count = useWishCount()
  return (
    <LocalLink
      to={PATHS.wishList}
      className={className}
      title={count ? t.wishCount(count) : undefined}
    >
      {t.wishList}
      <WishCount />
    </LocalLink>
  )
}

function WishCount() {
  const count = useWishCount()
  return count ? <span className={css.count}>{count}</span> : null
}

/** Wish list and account as icons with short names, for narrow headers and the bar of phones. */
export function ShortAccountLinks({ linkClass }: { linkClass: string | undefined }) {
  const t = useTexts('frame').account
  const session = useSession()
  const isMember = session?.approvalState === 'approved'
  return (
    <>
      <LocalLink to={PATHS.wishList} className={linkClass}>
        <WishIcon />
        <span>
          {t.wishList}
          <WishCount />
        </span>
      </LocalLink>
      {session ? (
        <LocalLink to={isMember ? PATHS.member : PATHS.applicationStatus} className={linkClass}>
          <PersonIcon />
          {t.member}
        </LocalLink>
      ) : (
        <LogInLink className={linkClass}>
          <PersonIcon />
          {t.logInShort}
        </LogInLink>
      )}
    </>
  )
}

function AccountMenu(props: { session: LayoutSession; linkClass: string | undefined }) {
  const { session, linkClass } = props
  const t = useTexts('frame').account
  return (
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
        <AccountItems session={session} itemClass={menu.item} />
      </div>
    </Disclosure>
  )
}

/** Menu items for logged-in users; applicants get a link to their application instead. */
export function AccountItems(props: { session: LayoutSession; itemClass: string | undefined }) {
  const { session, itemClass } = props
  const t = useTexts('frame').account
  const isMember = session.approvalState === 'approved'
  return (
    <>
      {isMember ? (
        <>
          <LocalLink to={PATHS.member} className={itemClass}>
            {t.member}
          </LocalLink>
          <LocalLink to={PATHS.changePassword} className={itemClass}>
            {t.changePassword}
          </LocalLink>
        </>
      ) : (
        <LocalLink to={PATHS.applicationStatus} className={itemClass}>
          {t.status}
        </LocalLink>
      )}
      <LogOutButton className={itemClass}>{t.logOut}</LogOutButton>
    </>
  )
}
