// Every address of the site once, without language prefix.
export const PATHS = {
  home: '/',
  allProducts: '/allproduct',
  search: '/searchProduct',
  finder: '/finder',
  newProducts: '/newproduct',
  newProductList: '/newproductInfo',
  bestSellers: '/bestsellers',
  updates: '/replace',
  updatesTable: '/replace1',
  productInformation: '/productinfo',
  support: '/support',
  prices: '/support#prices',
  howToSearch: '/support#search',
  compare: '/compare',
  wishList: '/wishlist',
  sendWishList: '/sendwish',
  confirmRecipient: '/confirm-recipient',
  logIn: '/login',
  forgotten: '/forgotten',
  register: '/register',
  signUp: '/signUp',
  registrationReceived: '/registration-received',
  registrationFailed: '/registration-failed',
  applicationStatus: '/application-status',
  changePassword: '/changePassword',
  member: '/member',
  memberProfile: '/member/profile',
  memberSessions: '/member/sessions',
  memberAddresses: '/member/addresses',
  staffWelcome: '/staff-welcome',
  dropShipHome: '/drop-shipping.html',
  dropShipLogIn: '/dropship/login',
  dropShipAbout: '/dropship/dsabout.html',
  dropShipNews: '/dropship/news',
  dropShipDeposit: '/dropship/deposit.html',
  dropShipFaq: '/dropship/dsfaq.html',
  dropShipTerms: '/dropship/dsprivacypolicy.html',
  dropShipIntroduction: '/dropship/dsintroduce.html',
  /** The same introduction in the shop's own layout. */
  introduceDropShip: '/dsintroduce.html',
  about: '/about-us.html',
  careers: '/join-us.html',
  introductions: '/introduction',
  locations: '/locations.html',
  quality: '/quality-certification.html',
  zones: '/zones',
  news: '/news',
  posters: '/posters',
  packaging: '/packaging.html',
  batteryManual: '/usermanual.html',
  chargerManual: '/charger-usermanual.html',
  faq: '/faq.html',
  privacy: '/privacy-policy.html',
  howToOrder: '/how-to-order.html',
  terms: '/terms-and-conditions.html',
  contact: '/contact-us.html',
  feedback: '/customer-feedback.html',
  verification: '/product-verification.html',
  downloads: '/download-center.html',
  rss: '/rss.xml',
  /** The news as RSS. */
  newsFeed: '/news.xml',
  sitemap: '/sitemap.xml',
  apiDocs: '/docs',
} as const

/** The server says each product's canonical address; it is used as it is. */
export function productPath(card: { url: string }): string {
  return card.url
}

/** A category of the tree: '/secondarytype/batteries/laptop' for the categoryId 'laptop'. */
export function categoryPath(category: { url: string }): string {
  return category.url
}

/** The models of a category for devices of one brand: the pair that search engines may index. */
export function brandInCategoryPath(category: { url: string }, deviceBrand: string): string {
  return `${category.url}?deviceBrand=${encodeURIComponent(deviceBrand)}`
}

/** The models of one of our own lines. */
export function ourBrandPath(brand: string): string {
  return `${PATHS.allProducts}?brand=${encodeURIComponent(brand)}`
}

export function searchPath(keyword: string): string {
  return `${PATHS.search}?keyword=${encodeURIComponent(keyword)}`
}

/** '/finder', '/finder/laptop', '/finder/laptop/dell'; `-` stands for any type. */
export function finderPath(type?: string, brand?: string): string {
  const typed = `${PATHS.finder}/${encodeURIComponent(type ?? '-')}`
  if (brand) return `${typed}/${encodeURIComponent(brand)}`
  return type ? typed : PATHS.finder
}

/** The log-in that leads back to `from`, an address with its language prefix. */
export function logInPath(from: string): string {
  return `${PATHS.logIn}?redirect=${encodeURIComponent(from)}`
}

export function newProductPath(itemNo: string): string {
  return `/newproductInfoDetail/${encodeURIComponent(itemNo)}`
}

/** An exhibition with the form for its visitors. */
export function exhibitionPath(id: string): string {
  return `/registrationForm/${encodeURIComponent(id)}`
}
