// The dated settings of money: what staff change without a new version of the shop.

/** Keys with one value for each currency, in minor units. */
export const MONEY_SETTINGS = ['opening', 'threshold', 'second_person', 'disposal_per_kg'] as const
/** Keys with one value, in basis points. Days of orders are constants: texts and mails state them. */
export const PLAIN_SETTINGS = ['restocking_bp'] as const
export type MoneySetting = (typeof MONEY_SETTINGS)[number]
export type PlainSetting = (typeof PLAIN_SETTINGS)[number]
