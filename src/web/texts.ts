// The texts of the site: one file an area and language, loaded with the part that shows them.
import type { Lang } from '../shared/lang.ts'
import { useLang } from './site-context.ts'
import type { account } from './texts/en_us/account.ts'
import type { card } from './texts/en_us/card.ts'
import type { dropShip } from './texts/en_us/drop-ship.ts'
import type { form } from './texts/en_us/form.ts'
import type { frame } from './texts/en_us/frame.ts'
import type { home } from './texts/en_us/home.ts'
import type { lists } from './texts/en_us/lists.ts'
import type { member } from './texts/en_us/member.ts'
import type { price } from './texts/en_us/price.ts'
import type { product } from './texts/en_us/product.ts'
import type { productInformation } from './texts/en_us/product-information.ts'
import type { registration } from './texts/en_us/registration.ts'
import type { securityCode } from './texts/en_us/security-code.ts'
import type { wishList } from './texts/en_us/wish-list.ts'

/** The English file of an area is the master: the other two have its shape. */
export interface Texts {
  account: typeof account
  card: typeof card
  'drop-ship': typeof dropShip
  form: typeof form
  frame: typeof frame
  home: typeof home
  lists: typeof lists
  member: typeof member
  price: typeof price
  product: typeof product
  'product-information': typeof productInformation
  registration: typeof registration
  'security-code': typeof securityCode
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
  card: {
    en_us: () => import('./texts/en_us/card.ts'),
    zh_cn: () => import('./texts/zh_cn/card.ts'),
    zh_hk: () => import('./texts/zh_hk/card.ts'),
  },
  'drop-ship': {
    en_us: () => import('./texts/en_us/drop-ship.ts'),
    zh_cn: () => import('./texts/zh_cn/drop-ship.ts'),
    zh_hk: () => import('./texts/zh_hk/drop-ship.ts'),
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
