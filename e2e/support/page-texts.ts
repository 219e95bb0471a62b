// The page texts by language, for journeys that look for them.
import {
  textsOf as textsOfFile,
  loadTexts,
  type TextFileName,
  type Texts,
} from '../../src/web/texts.ts'
import { type Lang, LANGS } from '../../src/shared/lang.ts'

const TEXT_FILES: readonly TextFileName[] = [
  'account',
  'basket',
  'basket-parts',
  'browser-code',
  'card',
  'checkout',
  'company-lists',
  'feedback',
  'drop-ship',
  'downloads',
  'form',
  'frame',
  'home',
  'list-quantity',
  'list-review',
  'lists',
  'member',
  'money',
  'order-file',
  'order-review',
  'price',
  'product',
  'registration',
  'reorder',
  'returns',
  'search',
  'search-answer',
  'security-code',
  'staff',
  'team',
  'wholesale',
  'wish-list',
]

for (const lang of LANGS) await Promise.all(TEXT_FILES.map((name) => loadTexts(lang, name)))

export const TEXTS = Object.fromEntries(
  LANGS.map((lang) => [
    lang,
    Object.fromEntries(TEXT_FILES.map((name) => [name, textsOfFile(lang, name)])),
  ]),
) as unknown as Record<Lang, Texts>
