// The texts of the site: files by name and language, each loaded with the part of the site that shows it.
import { brand, withBrand } from '../shared/brand.ts'
import type { Lang } from '../shared/lang.ts'
import { useLang } from './site-context.ts'
import type { account } from './texts/en_us/account.ts'
import type { article } from './texts/en_us/article.ts'
import type { basket } from './texts/en_us/basket.ts'
import type { basketParts } from './texts/en_us/basket-parts.ts'
import type { browserCode } from './texts/en_us/browser-code.ts'
import type { card } from './texts/en_us/card.ts'
import type { careers } from './texts/en_us/careers.ts'
import type { checkout } from './texts/en_us/checkout.ts'
import type { company } from './texts/en_us/company.ts'
import type { companyLists } from './texts/en_us/company-lists.ts'
import type { downloads } from './texts/en_us/downloads.ts'
import type { dropShip } from './texts/en_us/drop-ship.ts'
import type { feedback } from './texts/en_us/feedback.ts'
import type { form } from './texts/en_us/form.ts'
import type { frame } from './texts/en_us/frame.ts'
import type { help } from './texts/en_us/help.ts'
import type { home } from './texts/en_us/home.ts'
import type { labelPhoto } from './texts/en_us/label-photo.ts'
import type { listQuantity } from './texts/en_us/list-quantity.ts'
import type { listReview } from './texts/en_us/list-review.ts'
import type { lists } from './texts/en_us/lists.ts'
import type { member } from './texts/en_us/member.ts'
import type { money } from './texts/en_us/money.ts'
import type { newProduct } from './texts/en_us/new-product.ts'
import type { news } from './texts/en_us/news.ts'
import type { orderFile } from './texts/en_us/order-file.ts'
import type { orderReview } from './texts/en_us/order-review.ts'
import type { price } from './texts/en_us/price.ts'
import type { product } from './texts/en_us/product.ts'
import type { productInformation } from './texts/en_us/product-information.ts'
import type { registration } from './texts/en_us/registration.ts'
import type { reorder } from './texts/en_us/reorder.ts'
import type { returns } from './texts/en_us/returns.ts'
import type { search } from './texts/en_us/search.ts'
import type { searchAnswer } from './texts/en_us/search-answer.ts'
import type { securityCode } from './texts/en_us/security-code.ts'
import type { staff } from './texts/en_us/staff.ts'
import type { support } from './texts/en_us/support.ts'
import type { team } from './texts/en_us/team.ts'
import type { verification } from './texts/en_us/verification.ts'
import type { wholesale } from './texts/en_us/wholesale.ts'
import type { wishList } from './texts/en_us/wish-list.ts'

/** The English files define the type; those of the other two languages must match it. */
export interface Texts {
  account: typeof account
  article: typeof article
  basket: typeof basket
  'basket-parts': typeof basketParts
  'browser-code': typeof browserCode
  card: typeof card
  careers: typeof careers
  checkout: typeof checkout
  company: typeof company
  'company-lists': typeof companyLists
  downloads: typeof downloads
  'drop-ship': typeof dropShip
  feedback: typeof feedback
  form: typeof form
  frame: typeof frame
  help: typeof help
  home: typeof home
  'label-photo': typeof labelPhoto
  'list-quantity': typeof listQuantity
  'list-review': typeof listReview
  lists: typeof lists
  member: typeof member
  money: typeof money
  'new-product': typeof newProduct
  news: typeof news
  'order-file': typeof orderFile
  'order-review': typeof orderReview
  price: typeof price
  product: typeof product
  'product-information': typeof productInformation
  registration: typeof registration
  reorder: typeof reorder
  returns: typeof returns
  search: typeof search
  'search-answer': typeof searchAnswer
  'security-code': typeof securityCode
  staff: typeof staff
  support: typeof support
  team: typeof team
  verification: typeof verification
  wholesale: typeof wholesale
  'wish-list': typeof wishList
}

/** The name of a file of texts, such as 'basket'. */
export type TextFileName = keyof Texts

type Files = Record<TextFileName, () => Promise<object>>

/** One file list per language, so that a page does not load the file names of the others. */
const LISTS: Record<Lang, () => Promise<{ files: Files }>> = {
  en_us: () => import('./texts/en_us.ts'),
  zh_cn: () => import('./texts/zh_cn.ts'),
  zh_hk: () => import('./texts/zh_hk.ts'),
}

interface Loaded {
  /** The texts with placeholders such as `{{brandName}}`. */
  raw: object
  /** The same texts with the names and promises of the brand filled in. */
  filled?: object
  /** The `brandName` with which `filled` was made. */
  brandName?: string
}

const loaded: Record<Lang, Partial<Record<TextFileName, Loaded>>> = {
  en_us: {},
  zh_cn: {},
  zh_hk: {},
}

/** Loads the texts of a file; each file of texts exports exactly one table. */
export async function loadTexts(lang: Lang, name: TextFileName): Promise<void> {
  if (loaded[lang][name]) return
  const { files } = await LISTS[lang]()
  const file = await files[name]()
  loaded[lang][name] = { raw: Object.values(file)[0] as object }
}

/** The texts of a file that is already loaded, for heads and loaders. */
export function textsOf<N extends TextFileName>(lang: Lang, name: N): Texts[N] {
  const texts = loaded[lang][name]
  if (!texts) throw new Error(`texts ${name} are not loaded: name them at the route`)
  if (texts.brandName !== brand.brandName) {
    texts.filled = withBrand(texts.raw)
    texts.brandName = brand.brandName
  }
  return texts.filled as Texts[N]
}

export function useTexts<N extends TextFileName>(name: N): Texts[N] {
  return textsOf(useLang(), name)
}

/** Paths of the source files as the build manifest names them, for preloading. */
export function textSourcePaths(lang: Lang, names: readonly TextFileName[]): string[] {
  return [`src/web/texts/${lang}.ts`, ...names.map((name) => `src/web/texts/${lang}/${name}.ts`)]
}
