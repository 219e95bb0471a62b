// The business constants and the promises of the brand, formatted for texts: with their unit, in the reader's language.
import {
  AIR_LIMIT_WH,
  AWAITING_FUNDS_DAYS,
  LITHIUM_LIMIT_GRAMS,
  BUSINESS,
  CHARGING_LIMIT,
  PAYMENT_CURRENCIES,
  PAYMENT_DAYS,
  RESERVED_WORKING_DAYS,
  RETURN_DAYS,
  STORAGE_CELSIUS,
  WARRANTY_MONTHS,
} from './business-constants.ts'
import { brand, type BrandPromises } from './brand.ts'
import { currencyName } from './currency-name.ts'
import type { Lang } from './lang.ts'
import { numberText } from './number-text.ts'

type TextOf = (lang: Lang, live: LiveFigures) => string

/** Figures counted at the time of use. */
export interface LiveFigures {
  /** The visible products, which texts call models. */
  modelsInCatalogue: number
}

/** Counted figures: callers query them only when a text contains one. */
export const LIVE_TEXTS: ReadonlySet<string> = new Set<keyof LiveFigures>(['modelsInCatalogue'])

/** Round figures of examples, in USD: what is left of a deposit, and an invoice. */
const LOW_BALANCE = 85
const EXAMPLE_INVOICE = 200

const TABLE = {
  depositUsd: usd(BUSINESS.depositUsd),
  topUpThresholdUsd: usd(BUSINESS.topUpThresholdUsd),
  paypalMaximumUsd: usd(BUSINESS.paypalMaximumUsd),
  unclaimedGoodsUsdPerKg: usd(BUSINESS.unclaimedGoodsUsdPerKg),
  handlingPercent: percent(BUSINESS.handlingPercent),
  restockingPercent: percent(BUSINESS.restockingPercent),
  exampleLowBalanceUsd: usd(LOW_BALANCE),
  exampleTopUpUsd: usd(BUSINESS.depositUsd - LOW_BALANCE),
  exampleTopUpCreditedUsd: cents((BUSINESS.depositUsd - LOW_BALANCE) * 100),
  exampleTopUpChargeUsd: cents(surcharge(BUSINESS.depositUsd - LOW_BALANCE)),
  exampleTopUpPaidUsd: cents(withSurcharge(BUSINESS.depositUsd - LOW_BALANCE)),
  exampleInvoicePaidUsd: cents(withSurcharge(EXAMPLE_INVOICE)),
  awaitingFundsDays: plainNumber(AWAITING_FUNDS_DAYS),
  orderPaymentDays: plainNumber(PAYMENT_DAYS),
  reservedWorkingDays: plainNumber(RESERVED_WORKING_DAYS),
  returnSendDays: plainNumber(RETURN_DAYS.sendWithin),
  returnOnTheWayDays: plainNumber(RETURN_DAYS.onTheWay),
  foreignGoodsDays: plainNumber(RETURN_DAYS.claimForeignWithin),
  topUpCreditedWorkingDays: brandPromise('topUpCreditedWorkingDays'),
  applicationWorkingDays: brandPromise('applicationWorkingDays'),
  deliveryWorkingDays: (lang) => range(brand.deliveryFrom, brand.deliveryTo, lang),
  wholesaleMinimum: plainNumber(BUSINESS.wholesaleMinimum),
  dropshipMinimum: plainNumber(BUSINESS.dropshipMinimum),
  customLabelMinimum: brandPromise('customLabelMinimum'),
  customBackCardMinimum: brandPromise('customBackCardMinimum'),
  applicantDataMonths: plainNumber(BUSINESS.applicantDataMonths),
  attachmentMaxMb: unit(BUSINESS.attachmentMaxBytes / 1024 / 1024, 'MB'),
  dateCodeLength: plainNumber(BUSINESS.dateCodeLength),
  verificationCodeLength: plainNumber(BUSINESS.verificationCodeLength),
  warrantyLithiumMonths: plainNumber(WARRANTY_MONTHS.lithium),
  warrantyNickelMonths: plainNumber(WARRANTY_MONTHS.nickel),
  warrantyLeadAcidMonths: plainNumber(WARRANTY_MONTHS.leadAcid),
  storageCelsius: () => `${STORAGE_CELSIUS.from}–${STORAGE_CELSIUS.to}\u00a0°C`,
  chargingVolts: () => `${CHARGING_LIMIT.volts}\u00a0V`,
  ordinaryCellVolts: () => `${CHARGING_LIMIT.nominal}\u00a0V`,
  ordinaryThreeCellVolts: () => `${CHARGING_LIMIT.nominalOfThree}\u00a0V`,
  chargingLimitVolts: () =>
    `${CHARGING_LIMIT.volts}\u00a0V\u00a0±\u00a0${CHARGING_LIMIT.tolerance}\u00a0V`,
  airLimitCellWh: unit(AIR_LIMIT_WH.cell, 'Wh'),
  airLimitBatteryWh: unit(AIR_LIMIT_WH.battery, 'Wh'),
  airLimitApprovalWh: unit(AIR_LIMIT_WH.withApproval, 'Wh'),
  lithiumLimitCellGrams: unit(LITHIUM_LIMIT_GRAMS.cell, 'g'),
  lithiumLimitBatteryGrams: unit(LITHIUM_LIMIT_GRAMS.battery, 'g'),
  modelsInCatalogue: (_, { modelsInCatalogue }) => numberText(modelsInCatalogue),
  paymentCurrencies: (lang) => joinedByAnd(PAYMENT_CURRENCIES.map(currencyName), lang),
} satisfies Record<string, TextOf>

export type BusinessTextName = keyof typeof TABLE

export const BUSINESS_TEXT_NAMES = Object.keys(TABLE) as BusinessTextName[]

/**
 * The unit that the text of a name includes, so that texts do not repeat it: 'USD {{depositUsd}}' would print it twice.
 * Null: the text is a plain number, or a list.
 */
export function unitOf(
  name: BusinessTextName,
): 'USD' | '%' | 'MB' | 'Wh' | 'g' | '°C' | 'V' | null {
  if (name.includes('Usd')) return 'USD'
  if (name.endsWith('Percent')) return '%'
  if (name.endsWith('Mb')) return 'MB'
  if (name.endsWith('Wh')) return 'Wh'
  if (name.endsWith('Grams')) return 'g'
  if (name.endsWith('Celsius')) return '°C'
  return name.endsWith('Volts') ? 'V' : null
}

export function isBusinessText(name: string): name is BusinessTextName {
  return Object.hasOwn(TABLE, name)
}

/** 'USD 1,000', '4.5%', '4 to 7', with a no-break space at the unit. `live` is needed for the counted figures only. */
export function businessText(
  name: BusinessTextName,
  lang: Lang,
  live: LiveFigures = { modelsInCatalogue: 0 },
): string {
  const textOf: TextOf = TABLE[name]
  return textOf(lang, live)
}

function plainNumber(value: number): TextOf {
  return () => numberText(value)
}

/** Read with each text: the brand may be set after this table was made. */
function brandPromise(name: keyof BrandPromises): TextOf {
  return () => numberText(brand[name])
}

function usd(value: number): TextOf {
  return () => `USD\u00a0${numberText(value)}`
}

/** In whole cents: surcharges are rounded to the cent, like those of payments. */
function surcharge(dollars: number): number {
  return Math.round(dollars * BUSINESS.handlingPercent)
}

function withSurcharge(dollars: number): number {
  return dollars * 100 + surcharge(dollars)
}

function cents(value: number): TextOf {
  const [whole, part] = [Math.floor(value / 100), String(value % 100).padStart(2, '0')]
  return () => `USD\u00a0${numberText(whole)}.${part}`
}

function percent(value: number): TextOf {
  return () => `${numberText(value)}%`
}

function unit(value: number, name: string): TextOf {
  return () => `${numberText(value)}\u00a0${name}`
}

function range(from: number, to: number, lang: Lang): string {
  const between = { en_us: ' to ', zh_cn: ' 至 ', zh_hk: ' 至 ' }[lang]
  return `${numberText(from)}${between}${numberText(to)}`
}

function joinedByAnd(parts: readonly string[], lang: Lang): string {
  const [comma, and] = (
    { en_us: [', ', ' and '], zh_cn: ['、', ' 和 '], zh_hk: ['、', ' 及 '] } as const
  )[lang]
  return `${parts.slice(0, -1).join(comma)}${and}${parts.at(-1)}`
}
