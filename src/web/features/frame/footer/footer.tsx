// Footer of every page, short on forms; its content is loaded only if the server has not rendered it.
import { useLocation } from '../../../router/router-context.ts'
import { useLazyComponent } from '../../../loading/lazy-component.ts'
import { ReadyPart } from '../../../page/ready-part.tsx'
import { exhibitionPath, PATHS } from '../../../paths.ts'
import { ACCOUNT_FORM_PATHS } from '../../account/account-forms.ts'
import { lazyFooter } from './lazy-footer.ts'
import css from './footer.module.css'

export function Footer() {
  const isShort = hasShortFooter(useLocation().pathname)
  return (
    <ReadyPart tag="footer" name={isShort ? 'short-footer' : 'footer'} className={css.footer}>
      {() => <Content isShort={isShort} />}
    </ReadyPart>
  )
}

function Content({ isShort }: { isShort: boolean }) {
  const part = useLazyComponent(lazyFooter)
  return part && <part.FooterParts isShort={isShort} />
}

/** Pages on which people fill in a form, besides those of accounts. */
const FORMS = new Set<string>([
  PATHS.feedback,
  PATHS.sendWishList,
  PATHS.changePassword,
  PATHS.applicationStatus,
  PATHS.checkout,
  PATHS.staffWelcome,
])
const EXHIBITION = exhibitionPath('')

function hasShortFooter(path: string): boolean {
  return ACCOUNT_FORM_PATHS.has(path) || FORMS.has(path) || path.startsWith(EXHIBITION)
}
