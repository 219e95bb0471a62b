// The page texts by language, for journeys that look for them.
import { textsOf as areaTexts, loadTexts, type Area, type Texts } from '../../src/web/texts.ts'
import { type Lang, LANGS } from '../../src/shared/lang.ts'

const AREAS: readonly Area[] = [
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

for (const lang of LANGS) await Promise.all(AREAS.map((area) => loadTexts(lang, area)))

export const TEXTS = Object.fromEntries(
  LANGS.map((lang) => [
    lang,
    Object.fromEntries(AREAS.map((area) => [area, areaTexts(lang, area)])),
  ]),
) as unknown as Record<Lang, Texts>
