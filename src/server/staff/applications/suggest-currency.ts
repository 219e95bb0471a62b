// Suggests the currency of a new member: that of the country if the price group has a list in it, otherwise USD.
import type { Kysely } from 'kysely'
import { PAYMENT_CURRENCIES } from '../../../shared/business-constants.ts'
import type { Database } from '../../db/database.ts'
import { listPriceLists } from '../../modules/pricing/writing/price-lists.ts'
import { currencyOfCountry } from '../../modules/reference/reference-service.ts'

export interface SuggestedCurrency {
  currency: (typeof PAYMENT_CURRENCIES)[number]
  /** The currency of the country where it is not suggested because the price group has no prices in it; otherwise null. */
  withoutPrices: string | null
}

const USUAL = 'USD'

export async function suggestCurrency(
  db: Kysely<Database>,
  { country, priceGroup }: { country: string; priceGroup: string },
): Promise<SuggestedCurrency> {
  const local = await currencyOfCountry(country)
  const currency = PAYMENT_CURRENCIES.find((each) => each === local) ?? USUAL
  if (currency === USUAL) return { currency, withoutPrices: null }
  const lists = await listPriceLists(db)
  const isPriced = lists.some((list) => list.group === priceGroup && list.currency === currency)
  return isPriced ? { currency, withoutPrices: null } : { currency: USUAL, withoutPrices: currency }
}
