// Items of the account menu, also listed in the drawer and in the layout of dropshipping.
import type { FrameSession } from '../../page/frame-data.ts'
import { LocalLink } from '../../page/local-link.tsx'
import { PATHS } from '../../paths.ts'
import { useTexts } from '../../texts.ts'
import { LogOutButton } from './log-out-button.tsx'

/** Menu items for logged-in users; applicants get a link to their application instead. */
export function AccountItems(props: { session: FrameSession; itemClass: string | undefined }) {
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
