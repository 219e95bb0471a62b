// What the rules of returns say about a line, as sentences in three languages.
import { inLanguages, type Lang } from './lang.ts'
import type { ByHandReason, FitListing, ReturnReason } from './return-rules.ts'

type Texts = Record<Lang, string>

const COVERED = inLanguages(
  'The warranty period ends on {date}.',
  '保修期至 {date}。',
  '保養期至 {date}。',
)

const DOUBTS: Record<ByHandReason, Texts> = {
  noDateCode: inLanguages(
    'Without the date code, we check the warranty case by case. Add the code from the label if you can.',
    '未提供日期码，保修需人工审核。请尽量补充标签上的日期码。',
    '沒有日期碼，保養須個別審批。請盡量補上標籤上的日期碼。',
  ),
  badDateCode: inLanguages(
    'This date code is not valid, so we check the warranty case by case. Check the code on the label.',
    '日期码有误，保修需人工审核。请核对标签上的日期码。',
    '日期碼有誤，保養須個別審批。請核對標籤上的日期碼。',
  ),
  futureDateCode: inLanguages(
    'This date code is in the future, so we check the warranty case by case. Check the code on the label.',
    '日期码所示日期晚于今天，保修需人工审核。请核对标签上的日期码。',
    '日期碼所示日期遲於今天，保養須個別審批。請核對標籤上的日期碼。',
  ),
  madeAfterSale: inLanguages(
    'The date code is later than the dispatch of this parcel, so we check the warranty case by case. Check the code on the label.',
    '日期码晚于此包裹的发货日期，保修需人工审核。请核对标签上的日期码。',
    '日期碼所示日期遲於此包裹的寄出日期，保養須個別審批。請核對標籤上的日期碼。',
  ),
  otherDateCode: inLanguages(
    'No battery with this date code was packed in this parcel, so we check the warranty case by case. Check the code and the parcel.',
    '此包裹中没有带该日期码的电池，保修需人工审核。请核对日期码和包裹。',
    '此包裹內並無附有此日期碼的電池，保養須個別審批。請核對日期碼及包裹。',
  ),
  chemistry: inLanguages(
    'For this type of battery, we check the warranty case by case.',
    '此类电池的保修需人工审核。',
    '此類電池的保養須個別審批。',
  ),
  notBattery: inLanguages(
    'For chargers and accessories, we check the warranty case by case.',
    '充电器和配件的保修需人工审核。',
    '充電器及配件的保養須個別審批。',
  ),
}

const EXPIRED = inLanguages(
  'The warranty ended on {date}, so this piece can no longer be returned.',
  '保修期已于 {date} 届满，此件商品不能再退货。请不要选择此商品；如有疑问，请联系我们。',
  '保養期已於 {date} 屆滿，此件貨品不能再申請退貨。請勿選取此貨品；如有疑問，請聯絡我們。',
)
const TOO_MANY = inLanguages(
  'Only {count} from this parcel can still be returned. Enter {count} or fewer.',
  '此包裹还可退 {count} 件，请填写不超过 {count} 的数量。',
  '此包裹尚可退 {count} 件，請填寫不多於 {count} 的數量。',
)
const NONE_LEFT = inLanguages(
  'All pieces of this line have been or are being returned. See your returns.',
  '此行商品已全部退货或正在退货，请查看您的退货记录。',
  '此項貨品已全部退回或正在退回，請查看您的退貨紀錄。',
)
const FEE: Record<'none' | FitListing | 'always', Texts> = {
  none: inLanguages('There is no restocking fee.', '不收取退货手续费。', '不收取退貨手續費。'),
  listed: inLanguages(
    'Our list names this device, so there is no restocking fee if our inspection confirms that the battery does not fit.',
    '我们的适用机型列表中有此机型，经检验确实不适用的，不收取退货手续费。',
    '我們的適用機型清單列有此機型，經檢驗確認不適用，便不收取退貨手續費。',
  ),
  refuted: inLanguages(
    'When you ordered, our list marked this device as “does not fit”, so the restocking fee applies.',
    '下单时，我们的适用机型列表已将此机型标为“不适用”，需收取退货手续费。',
    '訂購時，我們的適用機型清單已將此機型標示為「不適用」，須收取退貨手續費。',
  ),
  unlisted: inLanguages(
    'Our list does not name this device, so the restocking fee applies.',
    '我们的适用机型列表中没有此机型，需收取退货手续费。',
    '我們的適用機型清單沒有此機型，須收取退貨手續費。',
  ),
  always: inLanguages('The restocking fee applies.', '需收取退货手续费。', '須收取退貨手續費。'),
}

const fill = (text: string, fields: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(fields[name] ?? whole))

/**
 * Warranty and fee of one line. `doubt`: why staff have to judge the warranty; null: they do not. `until`: the last day of the
 * warranty, 'YYYY-MM-DD'; null: unknown.
 */
export function returnLineText(
  line: {
    reason: ReturnReason
    doubt: ByHandReason | null
    until: string | null
    listing: FitListing
    isFeeFree: boolean
  },
  lang: Lang,
): string {
  const { reason, doubt, until, listing, isFeeFree } = line
  const sentences = [
    ...(until === null ? [] : [fill(COVERED[lang], { date: until })]),
    ...(doubt === null ? [] : [DOUBTS[doubt][lang]]),
    FEE[feeOf({ reason, listing, isFeeFree })][lang],
  ]
  return sentences.join(lang === 'en_us' ? ' ' : '')
}

function feeOf(line: {
  reason: ReturnReason
  listing: FitListing
  isFeeFree: boolean
}): keyof typeof FEE {
  if (line.reason === 'does_not_fit') return line.listing
  return line.isFeeFree ? 'none' : 'always'
}

export function expiredText(until: string, lang: Lang): string {
  return fill(EXPIRED[lang], { date: until })
}

/** `left`: pieces of the parcel that may still be returned. */
export function tooManyText(left: number, lang: Lang): string {
  return left === 0 ? NONE_LEFT[lang] : fill(TOO_MANY[lang], { count: left })
}

const NEEDS_DEVICE = inLanguages(
  'Enter the device that the battery does not fit.',
  '请填写不适用的机型。',
  '請填寫不適用的機型。',
)
const NOT_REPLACED = inLanguages(
  'Only a refund is possible for this reason. Choose the refund.',
  '此原因仅可退款，请选择退款。',
  '此原因只可退款，請選擇退款。',
)

const ONE_PARCEL = inLanguages(
  'A return belongs to one parcel. Send a separate request for each parcel.',
  '一次退货只能包含一个包裹的商品，请按包裹分别申请。',
  '每次退貨只可包括一個包裹的貨品，請按包裹分別申請。',
)

export function oneParcelText(lang: Lang): string {
  return ONE_PARCEL[lang]
}

export function needsDeviceText(lang: Lang): string {
  return NEEDS_DEVICE[lang]
}

export function notReplacedText(lang: Lang): string {
  return NOT_REPLACED[lang]
}
