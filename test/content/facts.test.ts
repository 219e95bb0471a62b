// Facts that every text of the shop has to state alike: transport, codes, warranty, parcels, applicants, range.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type FromState, targetsOf } from '../../src/shared/order-states.ts'
import { ORDER_EVENTS } from '../../src/shared/order-vocabulary.ts'

const FOLDERS = ['data/content', 'src/web/texts', 'src/server/modules/mail/texts']
const TEXTS = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:md|svg|ts)$/.test(name) && !name.endsWith('.test.ts'))
    .map((name) => join(folder, name)),
).map((path) => ({ path, text: plainText(readFileSync(path, 'utf8')) }))

function plainText(source: string): string {
  return source.replaceAll(/<[^\s>][^>]*>/g, ' ').replaceAll('\u00a0', ' ')
}

function pathsThatMatch(pattern: RegExp): string[] {
  return TEXTS.filter(({ text }) => pattern.test(text)).map(({ path }) => path)
}

function textOf(path: string): string {
  return TEXTS.find((text) => text.path === path)?.text ?? ''
}

describe('No text of the shop', () => {
  test.each([
    [
      'promises simpler rules for loose lithium-ion',
      /simpler (?:rules|provisions)|簡易條文|简易条款/,
    ],
    ['offers to repair a battery under warranty', /\brepair(?:ed)?, replace|维修、更换|維修、更換/],
    ['puts the date code on the case', /printed on the case/],
    ['puts retail packaging into a dropship parcel', /in its retail pack|零售包[装裝]的[电電]池，/],
    ['claims that a parcel shows no value at all', /no price of ours|没有任何价格|沒有任何價格/],
    [
      'sells batteries for tools or cameras',
      /for power-tool|tools, cameras|电动工具与|電動工具及|电动工具、相机|電動工具、相機/,
    ],
    ['deletes the data of every applicant', /data of applicants is deleted/],
    [
      'lets a dropshipper cancel until packing, later than the shop allows',
      /[Uu]ntil packing begins|[开開]始包[装裝]之?前可[随隨]?[时時]?取消[订訂][单單]/,
    ],
    [
      'sends the orders of dropshippers to the sales desk',
      /Not possible today|目前还做不到|現時未能提供|takes? no orders online/,
    ],
    ['calls the prepaid deposit a security deposit in Chinese', /保证金|按金(?![額额])/],
  ])('%s', (_, pattern) => {
    expect(pathsThatMatch(pattern)).toEqual([])
  })
})

test('only the manual states what passengers may carry, and that this is not about freight', () => {
  const paths = pathsThatMatch(/passengers|旅客|乘客|hand luggage|随身携带|隨身攜帶/)
  expect(paths.filter((path) => path.includes('battery-knowledge'))).toHaveLength(3)
  expect(paths.filter((path) => !path.includes('battery-knowledge'))).toEqual([])
  const manual = 'data/content/introduction/battery-knowledge'
  expect(textOf(`${manual}/en_us.md`)).toContain('For passengers, not for freight')
  expect(textOf(`${manual}/zh_cn.md`)).toContain('不适用于货运')
  expect(textOf(`${manual}/zh_hk.md`)).toContain('不適用於貨運')
})

test.each([
  ['en_us', ['UN 3480', 'Class 9', 'cargo aircraft only', '30%', 'Section IB', 'Section IA']],
  ['zh_cn', ['UN 3480', '第 9 类', '仅限货机', '30%', '第 IB 部分', '第 IA 部分']],
  ['zh_hk', ['UN 3480', '第 9 類', '只限貨機', '30%', '第 IB 部分', '第 IA 部分']],
])('the answer on air transport in %s states the rules for freight', (lang, facts) => {
  const answer = textOf(`data/content/question/air-transport/${lang}.md`)
  for (const fact of facts) expect(answer).toContain(fact)
})

test.each([
  ['en_us', 'scratch panel of the security label on'],
  ['zh_cn', '包装防伪标签'],
  ['zh_hk', '包裝防偽標籤'],
])('both texts on the verification code in %s name the same place', (lang, place) => {
  expect(textOf(`data/content/question/where-is-the-code/${lang}.md`)).toContain(place)
  expect(textOf(`src/web/texts/${lang}/verification.ts`)).toContain(place)
})

test.each([
  ['en_us', 'If it is not approved, we delete'],
  ['zh_cn', '未通过的申请'],
  ['zh_hk', '申請如不獲批准'],
])('the support page in %s says that data of rejected applicants is deleted', (lang, condition) => {
  expect(textOf(`src/web/texts/${lang}/support.ts`)).toContain(condition)
})

test.each([
  ['en_us', 'replace or credit', 'customs documents state a value'],
  ['zh_cn', '补发或将款项退至会员账户', '须如实申报货值'],
  ['zh_hk', '更換或退款入帳', '報關文件須列明價值'],
])('terms and dropshipping pages in %s agree on warranty and customs', (lang, remedy, customs) => {
  expect(textOf(`data/content/page/terms/${lang}.md`)).toContain(remedy)
  expect(textOf(`data/content/page/drop-ship-about/${lang}.md`)).toContain(customs)
  expect(textOf(`data/content/question/ds-no-invoice/${lang}.md`)).toContain(customs)
})

test('a dropshipper cancels before picking and asks for it during picking, as the table of states says', () => {
  const ofOwner = (from: FromState) =>
    ORDER_EVENTS.filter(
      (event) => targetsOf({ kind: 'dropship', from, event, who: 'owner' }).length > 0,
    )
  expect(ofOwner('held')).toEqual(['cancel', 'refuse_substitute'])
  expect(ofOwner('awaiting_funds')).toEqual(['rank', 'cancel'])
  expect(ofOwner('picking')).toEqual(['ask_cancel', 'refuse_substitute'])
  expect(ofOwner('packed')).toEqual([])
})

test.each([
  ['en_us', 'until picking starts', 'ask to cancel'],
  ['zh_cn', '拣货开始之前', '申请取消'],
  ['zh_hk', '開始揀貨前', '要求取消'],
])(
  'texts in %s say until when buyers can cancel, and that they can ask for it later',
  (lang, before, later) => {
    const pages = ['question/ds-cancel', 'question/cancel-order', 'page/how-to-order']
    for (const page of pages) {
      const text = textOf(`data/content/${page}/${lang}.md`)
      expect(text.toLowerCase(), page).toContain(before)
      expect(text, page).toContain(later)
    }
    for (const page of ['drop-ship-terms', 'terms', 'drop-ship-about']) {
      expect(textOf(`data/content/page/${page}/${lang}.md`).toLowerCase(), page).toContain(before)
    }
  },
)

test.each(['en_us', 'zh_cn', 'zh_hk'])(
  'texts in %s link the pages on which members order',
  (lang) => {
    for (const page of ['page/how-to-order', 'question/order-today']) {
      const text = textOf(`data/content/${page}/${lang}.md`)
      for (const link of ['(/basket)', '(/orders)']) expect(text).toContain(link)
    }
  },
)
