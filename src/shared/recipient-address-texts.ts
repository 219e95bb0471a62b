// Errors of a recipient's address as whole sentences in three languages.
import { inLanguages, type Lang } from './lang.ts'
import type { AddressError, AddressErrorCode, RecipientAddress } from './recipient-address.ts'

type Texts = Record<Lang, string>

const NEEDED: Record<keyof RecipientAddress, Texts> = {
  name: inLanguages('Enter your customer’s name.', '请填写收件人姓名。', '請填寫收件人姓名。'),
  company: inLanguages('Enter the company.', '请填写公司名称。', '請填寫公司名稱。'),
  line1: inLanguages(
    'Enter the street and house number.',
    '请填写街道和门牌号。',
    '請填寫街道及門牌號碼。',
  ),
  line2: inLanguages('Enter the second address line.', '请填写地址第二行。', '請填寫地址第二行。'),
  city: inLanguages('Enter the city.', '请填写城市。', '請填寫城市。'),
  region: inLanguages(
    'Enter the state, province or area. It is required for this country.',
    '请填写省、州或地区，寄往该国家或地区时必填。',
    '請填寫州、省或行政區，寄往該國家或地區時必須填寫。',
  ),
  postCode: inLanguages(
    'Enter the postcode. It is required for this country.',
    '请填写邮政编码，寄往该国家或地区时必填。',
    '請填寫郵政編碼，寄往該國家或地區時必須填寫。',
  ),
  country: inLanguages(
    'Choose a country or region from the list.',
    '请从列表中选择国家或地区。',
    '請從清單中選擇國家或地區。',
  ),
  phone: inLanguages('Enter the phone number.', '请填写电话号码。', '請填寫電話號碼。'),
}

const TEXTS: Record<Exclude<AddressErrorCode, 'needed'>, Texts> = {
  countryUnknown: NEEDED.country,
  postCodeForm: inLanguages(
    'This is not a valid postcode for this country. Check it against your customer’s order.',
    '该邮政编码不符合所选国家或地区的格式，请对照您买家的订单核对。',
    '該郵政編碼不符合所選國家或地區的格式，請與您顧客的訂單核對。',
  ),
  phoneForm: inLanguages(
    'Enter a valid phone number, e.g. +49 40 123456.',
    '请填写有效的电话号码，例如 +49 40 123456。',
    '請填寫有效的電話號碼，例如 +49 40 123456。',
  ),
  phoneNeeded: inLanguages(
    'This service needs your customer’s phone number. Enter it, or choose another service.',
    '该渠道需要收件人的电话号码。请填写，或选择其他配送渠道。',
    '此服務需要收件人的電話號碼。請填寫，或選擇其他送貨服務。',
  ),
  lineTooLong: inLanguages(
    'This line has {actual} characters; this service prints up to {limit}. Shorten it, or move part of it to another line.',
    '此行有 {actual} 个字符，该渠道每行最多打印 {limit} 个。请缩短，或将部分内容移到另一行。',
    '此行有 {actual} 個字元，此服務每行最多列印 {limit} 個。請縮短，或將部分內容移至另一行。',
  ),
  latinOnly: inLanguages(
    'This service takes Latin letters only. Enter the address in Latin letters, or choose another service.',
    '该渠道只接受拉丁字母。请用拉丁字母填写地址，或选择其他配送渠道。',
    '此服務只接受拉丁字母。請以拉丁字母填寫地址，或選擇其他送貨服務。',
  ),
  poBox: inLanguages(
    'This service does not deliver to PO boxes. Enter a street address, or choose another service.',
    '该渠道不派送至邮政信箱。请填写街道地址，或选择其他配送渠道。',
    '此服務不派送至郵政信箱。請填寫街道地址，或選擇其他送貨服務。',
  ),
}

/** One or two whole sentences, which need no label in front. */
export function addressErrorText(error: AddressError, lang: Lang): string {
  const { field, code, actual, limit } = error
  if (code === 'needed') return NEEDED[field][lang]
  return TEXTS[code][lang]
    .replace('{actual}', String(actual ?? ''))
    .replace('{limit}', String(limit ?? ''))
}
