// Account links of the frame: the wish list for everyone, log-in and registration for visitors, account and basket for
// logged-in users; in two forms, with texts alone and with icons.
import { PersonIcon, WishIcon } from '../../../ui/icons.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { type FrameSession, useSession } from '../../page/frame-data.ts'
import { LocalLink } from '../../page/local-link.tsx'
import { useLazyComponent } from '../../loading/lazy-component.ts'
import { PATHS } from '../../paths.ts'
import { useTexts } from '../../texts.ts'
import { useWishCount } from '../wish-button/wish-store.ts'
import { LinkToLogIn } from './link-to-log-in.tsx'
import { lazyMemberParts } from './lazy-member-parts.ts'
import css from './account-links.module.css'

export function AccountLinks({ linkClass }: { linkClass: string | undefined }) {
  const t = useTexts('frame').account
  const session = useSession()
  return (
    <>
      <WishListLink className={linkClass} />
      {session ? (
        <Menu session={session} linkClass={linkClass} />
      ) : (
        <>
          <LocalLink to={PATHS.signUp} className={linkClass}>
            {t.register}
          </LocalLink>
          <LinkToLogIn className={classNames(linkClass, css.logIn)}>{t.logIn}</LinkToLogIn>
        </>
      )}
    </>
  )
}

function Menu(props: { session: FrameSession; linkClass: string | undefined }) {
  const parts = useLazyComponent(lazyMemberParts)
  return parts && <parts.AccountMenu {...props} />
}

function BasketLink(props: { session: FrameSession; className: string | undefined }) {
  const parts = useLazyComponent(lazyMemberParts)
  return parts && <parts.BasketLink hasIcon {...props} />
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

/** Wish list, basket and account as icons with short names, for narrow headers and the bar at the bottom of phones. */
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
      {session && <BasketLink session={session} className={linkClass} />}
      {session ? (
        <LocalLink to={isMember ? PATHS.member : PATHS.applicationStatus} className={linkClass}>
          <PersonIcon />
          {t.member}
        </LocalLink>
      ) : (
        <LinkToLogIn className={linkClass}>
          <PersonIcon />
          {t.logInShort}
        </LinkToLogIn>
      )}
    </>
  )
}
