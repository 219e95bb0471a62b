// The rules of each page: sitemap, spellings of its address, cache, cost, and use of the camera.
import { PAGE_PATHS, type PageName, type PagePath } from './page-paths.ts'

/**
 * shared: all visitors are sent the same bytes until catalogue, stock or content change. fresh: the same for all
 * visitors, but rendered again each time. private: rendered for one request alone.
 */
export type PageCache = 'shared' | 'fresh' | 'private'

export interface PageRules {
  /** Listed in the sitemap. */
  isIndexed: boolean
  /** Its address with `.html` added or removed redirects to it. */
  hasOtherSpelling: boolean
  /** For a visitor's request with this query; pages of a session are always private. */
  cache: (query: URLSearchParams) => PageCache
  /** Under load, heavy pages wait longest and are rejected first. */
  cost: 'normal' | 'heavy'
  /** Reads codes with the camera, with WebAssembly of our own. */
  usesCamera: boolean
  /** Rendered with the session of staff instead of that of the shop, and only on the host and in the networks that the settings allow for staff. */
  isForStaff: boolean
}

const UNLISTED: PageRules = {
  isIndexed: false,
  hasOtherSpelling: false,
  cache: () => 'shared',
  cost: 'normal',
  usesCamera: false,
  isForStaff: false,
}
/** Money and orders of one company: not even the redirect of a visitor is shared. */
const OWN: PageRules = { ...UNLISTED, cache: () => 'private' }
const STAFF: PageRules = { ...OWN, isForStaff: true }
const LISTED: PageRules = { ...UNLISTED, isIndexed: true, hasOtherSpelling: true }

/** The order of the listed pages is that of the sitemap. */
const PAGE_RULES: Readonly<Record<PageName, PageRules>> = {
  home: { ...LISTED, hasOtherSpelling: false },
  allProducts: LISTED,
  support: LISTED,
  productInformation: LISTED,
  newProducts: LISTED,
  newProductList: LISTED,
  bestSellers: LISTED,
  updates: LISTED,
  updatesTable: LISTED,
  finder: LISTED,
  finderType: UNLISTED,
  finderBrand: UNLISTED,
  category: UNLISTED,
  search: { ...UNLISTED, cost: 'heavy' },
  product: UNLISTED,
  // Two other addresses of the page `product`, which redirect to its own.
  productDetail: UNLISTED,
  batteryDetails: UNLISTED,
  // One new item, compared with another, usually an earlier one.
  newProduct: UNLISTED,
  device: UNLISTED,
  compare: UNLISTED,
  news: LISTED,
  newsDetail: UNLISTED,
  posters: LISTED,
  posterDetail: UNLISTED,
  packaging: LISTED,
  quality: LISTED,
  batteryManual: LISTED,
  chargerManual: LISTED,
  faq: LISTED,
  privacy: LISTED,
  howToOrder: LISTED,
  terms: LISTED,
  contact: LISTED,
  feedback: LISTED,
  about: LISTED,
  careers: LISTED,
  locations: LISTED,
  zones: LISTED,
  corporateCulture: UNLISTED,
  socialResponsibility: UNLISTED,
  // Of the company, of what is printed on its batteries, and of batteries and chargers.
  introductions: UNLISTED,
  introduction: UNLISTED,
  verification: { ...LISTED, cache: cacheOfVerification, usesCamera: true },
  downloads: LISTED,
  dropShipHome: LISTED,
  dropShipAbout: LISTED,
  dropShipDeposit: LISTED,
  dropShipNews: LISTED,
  dropShipNewsDetail: UNLISTED,
  dropShipFaq: LISTED,
  dropShipTerms: LISTED,
  dropShipIntroduction: LISTED,
  dropShipLogIn: UNLISTED,
  // The same page as `dropShipIntroduction`, in the layout of the shop.
  introduceDropShip: { ...UNLISTED, hasOtherSpelling: true },
  basket: UNLISTED,
  orderPad: { ...UNLISTED, usesCamera: true },
  ownNumbers: OWN,
  checkout: OWN,
  wishList: { ...UNLISTED, usesCamera: true },
  sendWishList: UNLISTED,
  confirmRecipient: UNLISTED,
  logIn: UNLISTED,
  forgotten: UNLISTED,
  changePassword: UNLISTED,
  signUp: UNLISTED,
  register: UNLISTED,
  registrationReceived: UNLISTED,
  registrationFailed: UNLISTED,
  applicationStatus: UNLISTED,
  // An exhibition ends on its day, whatever the version of the catalogue.
  exhibition: { ...UNLISTED, cache: () => 'fresh' },
  member: UNLISTED,
  memberProfile: UNLISTED,
  memberSessions: UNLISTED,
  memberAddresses: UNLISTED,
  account: OWN,
  accountSettings: OWN,
  accountDocuments: OWN,
  team: OWN,
  invitation: UNLISTED,
  orders: OWN,
  orderImport: OWN,
  order: OWN,
  returns: OWN,
  newReturn: OWN,
  return: OWN,
  staffWelcome: UNLISTED,
  staffLogIn: STAFF,
  staff: STAFF,
  error500: UNLISTED,
  notFound: UNLISTED,
}

/** `look` means that the form was sent without scripts: such a check counts towards the limits of its sender. */
function cacheOfVerification(query: URLSearchParams): PageCache {
  if (query.has('look')) return 'private'
  return query.size > 0 ? 'fresh' : 'shared'
}

const PAGES = Object.entries(PAGE_PATHS).map(([name, path]) => ({
  path,
  rules: PAGE_RULES[name as PageName],
}))

const BY_PATH: ReadonlyMap<string, PageRules> = new Map(
  PAGES.map(({ path, rules }) => [path, rules]),
)

/** `path` as in PAGE_PATHS, parameters not filled in. */
export function rulesOfPage(path: PagePath): PageRules {
  return BY_PATH.get(path) ?? PAGE_RULES.notFound
}

/** The fixed addresses that the sitemap lists. */
export const INDEXED_PATHS: readonly string[] = PAGES.filter(({ rules }) => rules.isIndexed).map(
  ({ path }) => path,
)

const SPELLINGS: ReadonlyMap<string, string> = new Map(
  PAGES.filter(({ rules }) => rules.hasOtherSpelling).map(({ path }) => [
    path.endsWith('.html') ? path.slice(0, -'.html'.length) : `${path}.html`,
    path,
  ]),
)

/** '/faq' -> '/faq.html', '/news.html' -> '/news'; undefined for addresses of pages and unknown ones. */
export function pathOfOtherSpelling(path: string): string | undefined {
  return SPELLINGS.get(path)
}
