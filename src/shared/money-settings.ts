// The settings of money, each with the moment from which it applies: what staff change without a new version of the
// shop.

/**
 * Keys with one value for each currency, in minor units. opening: the deposit that the payments of a dropshipper must
 * reach; until then its orders wait. threshold: a balance below it is low. second_person: the amount from which two
 * people must approve. disposal_per_kg: what the disposal of foreign goods costs per kilogram.
 */
export const MONEY_SETTINGS = ['opening', 'threshold', 'second_person', 'disposal_per_kg'] as const
/**
 * Keys with one value, in basis points. restocking_bp: the restocking fee. How many days orders wait for money is no
 * setting but a constant, because texts and mails state it.
 */
export const PLAIN_SETTINGS = ['restocking_bp'] as const
export type MoneySetting = (typeof MONEY_SETTINGS)[number]
export type PlainSetting = (typeof PLAIN_SETTINGS)[number]
