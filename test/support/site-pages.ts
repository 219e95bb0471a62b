// Every page of the site with a URL of the fixture: those for visitors, and those only for members.
import { type Lang, langPrefix } from '../../src/shared/lang.ts'
import { CATALOGUE_PAGES } from './catalogue-pages.ts'
import { COMPANY_PAGES } from './company-pages.ts'
import { DROP_SHIP_PAGES } from './drop-ship-pages.ts'
import { HELP_PAGES } from './help-pages.ts'

/** Pages around log-in and application; the second value says whether search engines may index the page. */
const ACCOUNT_PAGES: [path: string, indexed: boolean][] = [
  ['/wishlist', false],
  ['/login', false],
  ['/forgotten', false],
  ['/account/invitation', false],
  ['/signUp', true],
  ['/register', true],
  ['/registrationForm/example-hong-kong-2027', false],
  ['/registration-received', false],
  ['/registration-failed', false],
  ['/application-status', false],
  ['/staff-welcome', false],
  ['/staff/login', false],
  ['/confirm-recipient', false],
  ['/dropship/login', false],
]

/** Canonical URLs without language prefix. */
export const SITE_PAGES: [path: string, indexed: boolean][] = [
  ...CATALOGUE_PAGES,
  ...COMPANY_PAGES,
  ...DROP_SHIP_PAGES,
  ...HELP_PAGES,
  ...ACCOUNT_PAGES,
  ['/product-verification.html', true],
]

/** Visitors are redirected to the login, of members or of staff. */
export const MEMBER_PAGES = [
  '/basket',
  '/order-pad',
  '/order-pad/numbers',
  '/checkout',
  '/member',
  '/member/profile',
  '/member/addresses',
  '/member/sessions',
  '/changePassword',
  '/sendwish',
  '/account',
  '/account/settings',
  '/account/documents',
  '/account/team',
  '/orders',
  '/orders/import',
  '/orders/O26-0000001',
  '/returns',
  '/returns/new',
  '/returns/R26-0000001',
  '/staff',
]

/** The address of a page in a language. */
export function addressIn(lang: Lang, path: string): string {
  const prefix = langPrefix(lang)
  return prefix ? prefix + path.replace(/^\/(?=$|\?)/, '') : path
}
