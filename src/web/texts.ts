// The texts of the site: one file an area and language, loaded with the part that shows them.
import type { Lang } from '../shared/lang.ts'
import { useLang } from './site-context.ts'
import type { account } from './texts/en_us/account.ts'
import type { article } from './texts/en_us/article.ts'
import type { card } from './texts/en_us/card.ts'
import type { careers } from './texts/en_us/careers.ts'
import type { company } from './texts/en_us/company.ts'
import type { downloads } from './texts/en_us/downloads.ts'
import type { dropShip } from './texts/en_us/drop-ship.ts'
import type { feedback } from './texts/en_us/feedback.ts'
import type { form } from './texts/en_us/form.ts'
import type { frame } from './texts/en_us/frame.ts'
import type { help } from './texts/en_us/help.ts'
import type { home } from './texts/en_us/home.ts'
import type { lists } from './texts/en_us/lists.ts'
import type { member } from './texts/en_us/member.ts'
import type { news } from './texts/en_us/news.ts'
import type { price } from './texts/en_us/price.ts'
import type { product } from './texts/en_us/product.ts'
import type { productInformation } from './texts/en_us/product-information.ts'
import type { registration } from './texts/en_us/registration.ts'
import type { securityCode } from './texts/en_us/security-code.ts'
import type { verification } from './texts/en_us/verification.ts'
import type { wishList } from './texts/en_us/wish-list.ts'

/** The English file of an area is the master: the other two have its shape. */
export interface Texts {
  account: typeof account
  article: typeof article
  card: typeof card
  careers: typeof careers
  company: typeof company
  downloads: typeof downloads
  'drop-ship': typeof dropShip
  feedback: typeof feedback
  form: typeof form
  frame: typeof frame
  help: typeof help
  home: typeof home
  lists: typeof lists
  member: typeof member
  news: typeof news
  price: typeof price
  product: typeof product
  'product-information': typeof productInformation
  registration: typeof registration
  'security-code': typeof securityCode
  verification: typeof verification
  'wish-list': typeof wishList
}
export type Area = keyof Texts

type Loader = () => Promise<object>

const FILES: Record<Area, Record<Lang, Loader>> = {
  account: {
    en_us: () => import('./texts/en_us/account.ts'),
    zh_cn: () => import('./texts/zh_cn/account.ts'),
    zh_hk: () => import('./texts/zh_hk/account.ts'),
  },
  article: {
    en_us: () => import('./texts/en_us/article.ts'),
    zh_cn: () => import('./texts/zh_cn/article.ts'),
    zh_hk: () => import('./texts/zh_hk/article.ts'),
  },
  card: {
    en_us: () => import('./texts/en_us/card.ts'),
    zh_cn: () => import('./texts/zh_cn/card.ts'),
    zh_hk: () => import('./texts/zh_hk/card.ts'),
  },
  careers: {
    en_us: () => import('./texts/en_us/careers.ts'),
    zh_cn: () => import('./texts/zh_cn/careers.ts'),
    zh_hk: () => import('./texts/zh_hk/careers.ts'),
  },
  company: {
    en_us: () => import('./texts/en_us/company.ts'),
    zh_cn: () => import('./texts/zh_cn/company.ts'),
    zh_hk: () => import('./texts/zh_hk/company.ts'),
  },
  downloads: {
    en_us: () => import('./texts/en_us/downloads.ts'),
    zh_cn: () => import('./texts/zh_cn/downloads.ts'),
    zh_hk: () => import('./texts/zh_hk/downloads.ts'),
  },
  'drop-ship': {
    en_us: () => import('./texts/en_us/drop-ship.ts'),
    zh_cn: () => import('./texts/zh_cn/drop-ship.ts'),
    zh_hk: () => import('./texts/zh_hk/drop-ship.ts'),
  },
  feedback: {
    en_us: () => import('./texts/en_us/feedback.ts'),
    zh_cn: () => import('./texts/zh_cn/feedback.ts'),
    zh_hk: () => import('./texts/zh_hk/feedback.ts'),
  },
  form: {
    en_us: () => import('./texts/en_us/form.ts'),
    zh_cn: () => import('./texts/zh_cn/form.ts'),
    zh_hk: () => import('./texts/zh_hk/form.ts'),
  },
  frame: {
    en_us: () => import('./texts/en_us/frame.ts'),
    zh_cn: () => import('./texts/zh_cn/frame.ts'),
    zh_hk: () => import('./texts/zh_hk/frame.ts'),
  },
  help: {
    en_us: () => import('./texts/en_us/help.ts'),
    zh_cn: () => import('./texts/zh_cn/help.ts'),
    zh_hk: () => import('./texts/zh_hk/help.ts'),
  },
  home: {
    en_us: () => import('./texts/en_us/home.ts'),
    zh_cn: () => import('./texts/zh_cn/home.ts'),
    zh_hk: () => import('./texts/zh_hk/home.ts'),
  },
  lists: {
    en_us: () => import('./texts/en_us/lists.ts'),
    zh_cn: () => import('./texts/zh_cn/lists.ts'),
    zh_hk: () => import('./texts/zh_hk/lists.ts'),
  },
  member: {
    en_us: () => import('./texts/en_us/member.ts'),
    zh_cn: () => import('./texts/zh_cn/member.ts'),
    zh_hk: () => import('./texts/zh_hk/member.ts'),
  },
  news: {
    en_us: () => import('./texts/en_us/news.ts'),
    zh_cn: () => import('./texts/zh_cn/news.ts'),
    zh_hk: () => import('./texts/zh_hk/news.ts'),
  },
  price: {
    en_us: () => import('./texts/en_us/price.ts'),
    zh_cn: () => import('./texts/zh_cn/price.ts'),
    zh_hk: () => import('./texts/zh_hk/price.ts'),
  },
  product: {
    en_us: () => import('./texts/en_us/product.ts'),
    zh_cn: () => import('./texts/zh_cn/product.ts'),
    zh_hk: () => import('./texts/zh_hk/product.ts'),
  },
  'product-information': {
    en_us: () => import('./texts/en_us/product-information.ts'),
    zh_cn: () => import('./texts/zh_cn/product-information.ts'),
    zh_hk: () => import('./texts/zh_hk/product-information.ts'),
  },
  registration: {
    en_us: () => import('./texts/en_us/registration.ts'),
    zh_cn: () => import('./texts/zh_cn/registration.ts'),
    zh_hk: () => import('./texts/zh_hk/registration.ts'),
  },
  'security-code': {
    en_us: () => import('./texts/en_us/security-code.ts'),
    zh_cn: () => import('./texts/zh_cn/security-code.ts'),
    zh_hk: () => import('./texts/zh_hk/security-code.ts'),
  },
  verification: {
    en_us: () => import('./texts/en_us/verification.ts'),
    zh_cn: () => import('./texts/zh_cn/verification.ts'),
    zh_hk: () => import('./texts/zh_hk/verification.ts'),
  },
  'wish-list': {
    en_us: () => import('./texts/en_us/wish-list.ts'),
    zh_cn: () => import('./texts/zh_cn/wish-list.ts'),
    zh_hk: () => import('./texts/zh_hk/wish-list.ts'),
  },
}

const loaded: Record<Lang, Partial<Record<Area, object>>> = { en_us: {}, zh_cn: {}, zh_hk: {} }

/** Each file exports exactly one table. */
export async function loadTexts(lang: Lang, area: Area): Promise<void> {
  if (loaded[lang][area]) return
  const file = await FILES[area][lang]()
  loaded[lang][area] = Object.values(file)[0] as object
}

/** The texts of an area that was loaded before, for heads and loaders. */
export function textsOf<A extends Area>(lang: Lang, area: A): Texts[A] {
  const texts = loaded[lang][area]
  if (!texts) throw new Error(`texts ${area} are not loaded: name them at the route`)
  return texts as Texts[A]
}

export function useTexts<A extends Area>(area: A): Texts[A] {
  return textsOf(useLang(), area)
}

/** Where the build finds the texts of an area, for preloading. */
export function textsFile(lang: Lang, area: Area): string {
  return `src/web/texts/${lang}/${area}.ts`
}
