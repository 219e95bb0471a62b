// Every page of the site with an address of the fixture: for visitors, and those that only members see.
import { CATALOGUE_PAGES } from './catalogue-pages.ts'
import { COMPANY_PAGES } from './company-pages.ts'
import { DROP_SHIP_PAGES } from './drop-ship-pages.ts'
import { HELP_PAGES } from './help-pages.ts'

/** Of people who are about to become members; the second says whether engines may index it. */
const ACCOUNT_PAGES: [path: string, indexed: boolean][] = [
  ['/wishlist', false],
  ['/login', false],
  ['/forgotten', false],
  ['/signUp', true],
  ['/register', true],
  ['/registrationForm/example-hong-kong-2027', false],
  ['/registration-received', false],
  ['/registration-failed', false],
  ['/application-status', false],
  ['/staff-welcome', false],
  ['/confirm-recipient', false],
  ['/dropship/login', false],
]

/** Addresses without language prefix, spelled as they stand. */
export const SITE_PAGES: [path: string, indexed: boolean][] = [
  ...CATALOGUE_PAGES,
  ...COMPANY_PAGES,
  ...DROP_SHIP_PAGES,
  ...HELP_PAGES,
  ...ACCOUNT_PAGES,
  ['/product-verification.html', true],
]

/** Visitors are led to the log-in instead. */
export const MEMBER_PAGES = [
  '/member',
  '/member/profile',
  '/member/addresses',
  '/member/sessions',
  '/changePassword',
  '/sendwish',
]
