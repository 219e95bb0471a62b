// Business figures that the page with the terms of trade lists.

/** Names of business figures (`business-texts.ts`). handlingPercent: the surcharge of PayPal. */
export const TERMS_FIGURES = [
  'wholesaleMinimum',
  'dropshipMinimum',
  'customLabelMinimum',
  'customBackCardMinimum',
  'paymentCurrencies',
  'handlingPercent',
  'paypalMaximumUsd',
  'deliveryWorkingDays',
  'warrantyLithiumMonths',
  'warrantyNickelMonths',
  'warrantyLeadAcidMonths',
  'restockingPercent',
  'unclaimedGoodsUsdPerKg',
  'depositUsd',
  'topUpThresholdUsd',
  'topUpCreditedWorkingDays',
] as const
export type TermsFigure = (typeof TERMS_FIGURES)[number]
