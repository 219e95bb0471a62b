// The words on the pages by language, for journeys that look for them as a reader would.
import type { Lang } from '../src/shared/lang.ts'
import { card as cardEn } from '../src/web/texts/en_us/card.ts'
import { frame as frameEn } from '../src/web/texts/en_us/frame.ts'
import { lists as listsEn } from '../src/web/texts/en_us/lists.ts'
import { product as productEn } from '../src/web/texts/en_us/product.ts'
import { card as cardCn } from '../src/web/texts/zh_cn/card.ts'
import { frame as frameCn } from '../src/web/texts/zh_cn/frame.ts'
import { lists as listsCn } from '../src/web/texts/zh_cn/lists.ts'
import { product as productCn } from '../src/web/texts/zh_cn/product.ts'
import { card as cardHk } from '../src/web/texts/zh_hk/card.ts'
import { frame as frameHk } from '../src/web/texts/zh_hk/frame.ts'
import { lists as listsHk } from '../src/web/texts/zh_hk/lists.ts'
import { product as productHk } from '../src/web/texts/zh_hk/product.ts'

interface PageTexts {
  card: typeof cardEn
  frame: typeof frameEn
  lists: typeof listsEn
  product: typeof productEn
}

export const TEXTS: Record<Lang, PageTexts> = {
  en_us: { card: cardEn, frame: frameEn, lists: listsEn, product: productEn },
  zh_cn: { card: cardCn, frame: frameCn, lists: listsCn, product: productCn },
  zh_hk: { card: cardHk, frame: frameHk, lists: listsHk, product: productHk },
}
