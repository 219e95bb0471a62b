// The address of every page, without language prefix. Routes, links, sitemap and redirects take it from here.

/** In the notation of the router: `:id` is a parameter, `?` makes a segment optional. */
export const PAGE_PATHS = {
  home: '/',
  allProducts: '/allproduct',
  support: '/support',
  // How to read item numbers, specifications and labels.
  productInformation: '/productinfo',
  // The newest items first; the items added in one month, with the files of all changes in that month.
  newProducts: '/newproduct',
  newProductList: '/newproductInfo',
  bestSellers: '/bestsellers',
  // Product updates: what changed about items, not replacement items only.
  updates: '/replace',
  updatesTable: '/replace1',
  finder: '/finder',
  finderType: '/finder/:type',
  finderBrand: '/finder/:type/:brand',
  category: '/secondarytype/:ids?/:id',
  search: '/searchProduct',
  // One screen with three addresses; the other two lead to that of `product`.
  product: '/products/:ids?/:idw?/:id',
  productDetail: '/productdetail/:id',
  batteryDetails: '/batteryDetails/:id',
  // One new item, compared with another, usually an earlier one.
  newProduct: '/newproductInfoDetail/:id',
  device: '/device/:slug',
  compare: '/compare',

  news: '/news',
  newsDetail: '/newsdetail/:id/:type',
  posters: '/posters',
  posterDetail: '/posterDetail/:id/:type',
  packaging: '/packaging.html',
  quality: '/quality-certification.html',
  batteryManual: '/usermanual.html',
  chargerManual: '/charger-usermanual.html',
  faq: '/faq.html',
  privacy: '/privacy-policy.html',
  howToOrder: '/how-to-order.html',
  terms: '/terms-and-conditions.html',
  contact: '/contact-us.html',
  feedback: '/customer-feedback.html',
  about: '/about-us.html',
  careers: '/join-us.html',
  locations: '/locations.html',
  // Groups of pages, as the content names them.
  zones: '/zones',
  corporateCulture: '/corporate-culture/:id',
  socialResponsibility: '/corporate-social/:id',
  // Introductions to the company, to its batteries and to what is printed on them; the manuals are among them.
  introductions: '/introduction',
  introduction: '/introduction/:id',
  verification: '/product-verification.html',
  downloads: '/download-center.html',

  dropShipHome: '/drop-shipping.html',
  dropShipAbout: '/dropship/dsabout.html',
  dropShipDeposit: '/dropship/deposit.html',
  dropShipNews: '/dropship/news',
  dropShipNewsDetail: '/dropship/news/newsdetail/:id/:type',
  dropShipFaq: '/dropship/dsfaq.html',
  dropShipTerms: '/dropship/dsprivacypolicy.html',
  dropShipIntroduction: '/dropship/dsintroduce.html',
  dropShipLogIn: '/dropship/login',
  /** The same introduction in the shop's own layout. */
  introduceDropShip: '/dsintroduce.html',

  basket: '/basket',
  orderPad: '/order-pad',
  ownNumbers: '/order-pad/numbers',
  checkout: '/checkout',
  wishList: '/wishlist',
  sendWishList: '/sendwish',
  confirmRecipient: '/confirm-recipient',
  logIn: '/login',
  forgotten: '/forgotten',
  changePassword: '/changePassword',
  // Compares the kinds of membership; `register` is the form of the application.
  signUp: '/signUp',
  register: '/register',
  registrationReceived: '/registration-received',
  registrationFailed: '/registration-failed',
  applicationStatus: '/application-status',
  exhibition: '/registrationForm/:id',
  member: '/member',
  memberProfile: '/member/profile',
  memberSessions: '/member/sessions',
  memberAddresses: '/member/addresses',
  account: '/account',
  accountSettings: '/account/settings',
  accountDocuments: '/account/documents',
  team: '/account/team',
  invitation: '/account/invitation',
  orders: '/orders',
  orderImport: '/orders/import',
  order: '/orders/:no',
  returns: '/returns',
  newReturn: '/returns/new',
  return: '/returns/:no',
  /** Where a new staff account sets its first password, through the one-time link of its invitation. */
  staffWelcome: '/staff-welcome',
  staffLogIn: '/staff/login',
  staff: '/staff',

  error500: '/error500',
  notFound: '*',
} as const

export type PageName = keyof typeof PAGE_PATHS
export type PagePath = (typeof PAGE_PATHS)[PageName]

/** '/newsdetail/:id/:type' with its parameters filled in as they are; every one of them must be given. */
export function pagePath(path: PagePath, parameters: Record<string, string>): string {
  return path.replaceAll(/:(\w+)\??/g, (_, name: string) => parameters[name] ?? '')
}
