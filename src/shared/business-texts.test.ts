// Tests the texts of business figures in three languages.
import { expect, test } from 'vitest'
import { BUSINESS_TEXT_NAMES, businessText, isBusinessText, unitOf } from './business-texts.ts'
import { keepUnits } from './keep-units.ts'
import { LANGS } from './lang.ts'

/** With plain spaces for the no-break spaces between a figure and its unit. */
const withPlainSpaces = (text: string) => text.replaceAll('\u00a0', ' ')

// Every business figure as readers see it.
test.each([
  ['depositUsd', 'USD 1,000'],
  ['topUpThresholdUsd', 'USD 100'],
  ['exampleLowBalanceUsd', 'USD 85'],
  ['exampleTopUpUsd', 'USD 915'],
  ['exampleTopUpCreditedUsd', 'USD 915.00'],
  ['exampleTopUpChargeUsd', 'USD 41.18'],
  ['exampleTopUpPaidUsd', 'USD 956.18'],
  ['exampleInvoicePaidUsd', 'USD 209.00'],
  ['awaitingFundsDays', '14'],
  ['orderPaymentDays', '14'],
  ['reservedWorkingDays', '5'],
  ['returnSendDays', '30'],
  ['returnOnTheWayDays', '30'],
  ['foreignGoodsDays', '30'],
  ['topUpCreditedWorkingDays', '3'],
  // The surcharge of PayPal.
  ['handlingPercent', '4.5%'],
  ['paypalMaximumUsd', 'USD 5,000'],
  ['wholesaleMinimum', '5'],
  ['dropshipMinimum', '1'],
  ['customLabelMinimum', '1,000'],
  ['customBackCardMinimum', '10,000'],
  ['warrantyLithiumMonths', '12'],
  ['warrantyNickelMonths', '6'],
  ['warrantyLeadAcidMonths', '6'],
  ['restockingPercent', '15%'],
  // The disposal charge of foreign goods.
  ['unclaimedGoodsUsdPerKg', 'USD 100'],
  ['chargingVolts', '4.2 V'],
  ['chargingLimitVolts', '4.2 V ± 0.05 V'],
  ['ordinaryCellVolts', '3.7 V'],
  ['ordinaryThreeCellVolts', '11.1 V'],
  ['storageCelsius', '15–25 °C'],
  ['applicantDataMonths', '6'],
  ['attachmentMaxMb', '10 MB'],
  ['applicationWorkingDays', '7'],
  ['deliveryWorkingDays', '4 to 7'],
  ['dateCodeLength', '21'],
  ['verificationCodeLength', '16'],
  ['airLimitCellWh', '20 Wh'],
  ['airLimitBatteryWh', '100 Wh'],
  ['airLimitApprovalWh', '160 Wh'],
  ['lithiumLimitCellGrams', '1 g'],
  ['lithiumLimitBatteryGrams', '2 g'],
  ['paymentCurrencies', 'USD, RMB, HKD, EUR, GBP and CAD'],
] as const)('the figure %s is shown as %s', (name, text) => {
  expect(withPlainSpaces(businessText(name, 'en_us'))).toBe(text)
})

test('live figures are passed by the caller', () => {
  expect(businessText('modelsInCatalogue', 'zh_hk', { modelsInCatalogue: 21095 })).toBe('21,095')
})

test('Chinese texts are joined in their own way', () => {
  expect(businessText('deliveryWorkingDays', 'zh_cn')).toBe('4 至 7')
  expect(businessText('paymentCurrencies', 'zh_hk')).toBe('USD、RMB、HKD、EUR、GBP 及 CAD')
  expect(businessText('paymentCurrencies', 'zh_cn')).toBe('USD、RMB、HKD、EUR、GBP 和 CAD')
})

test('every name has a text in every language, with its figure', () => {
  for (const name of BUSINESS_TEXT_NAMES) {
    for (const lang of LANGS) {
      const text = businessText(name, lang, { modelsInCatalogue: 1 })
      expect(text, name).toMatch(/\d|USD/)
      const unit = unitOf(name)
      if (unit) expect(text, name).toContain(unit)
      // In Chinese, only units and currencies are in Latin letters.
      const hasUnit = /[A-Za-z%°]/.test(businessText(name, 'zh_cn'))
      if (name !== 'paymentCurrencies') expect(unit !== null, name).toBe(hasUnit)
    }
  }
  expect(isBusinessText('constructor')).toBe(false)
})

test('a figure and its unit stay on one line', () => {
  for (const name of BUSINESS_TEXT_NAMES) {
    const text = businessText(name, 'en_us', { modelsInCatalogue: 1 })
    expect(keepUnits(text), name).toBe(text)
  }
})
