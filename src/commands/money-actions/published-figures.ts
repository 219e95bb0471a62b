// Compares the money settings of the shop with the figures that its terms, pages and mails state.
import type { Kysely } from 'kysely'
import { BUSINESS, PAYMENT_CURRENCIES } from '../../shared/business-constants.ts'
import { businessText, type BusinessTextName } from '../../shared/business-texts.ts'
import type { Database } from '../../server/db/database.ts'
import { listAllMethods } from '../../server/modules/ledger/payment-service.ts'
import { listSettings } from '../../server/modules/ledger/setting-service.ts'
import { moneyText } from './money-options.ts'

type Setting = Awaited<ReturnType<typeof listSettings>>[number]
type Method = Awaited<ReturnType<typeof listAllMethods>>[number]
type PublishedName = BusinessTextName & keyof typeof BUSINESS

/** By setting, the constant that states its figure to members; amounts are stated in US dollars only. */
const PUBLISHED: Readonly<Record<string, { name: PublishedName; currency: 'USD' | null }>> = {
  opening: { name: 'depositUsd', currency: 'USD' },
  threshold: { name: 'topUpThresholdUsd', currency: 'USD' },
  disposal_per_kg: { name: 'unclaimedGoodsUsdPerKg', currency: 'USD' },
  restocking_bp: { name: 'restockingPercent', currency: null },
}

/**
 * A line for each figure that is set otherwise than published: the two are changed in two places, so they are compared
 * each time.
 */
export async function listDifferences({
  db,
  now,
}: {
  db: Kysely<Database>
  now: Date
}): Promise<string[]> {
  const lines = settingDifferences(await listSettings(db, now))
  for (const currency of PAYMENT_CURRENCIES) {
    lines.push(...methodDifferences(currency, await listAllMethods(db, currency, now)))
  }
  return lines
}

/** A line for each setting that differs from what is published. */
function settingDifferences(settings: readonly Pick<Setting, 'key' | 'currency' | 'value'>[]) {
  return settings.flatMap(({ key, currency, value }) => {
    const published = PUBLISHED[key]
    if (!published || published.currency !== currency) return []
    // Cents of a dollar, and hundredths of a percent.
    if (BigInt(value) === BigInt(Math.round(Number(BUSINESS[published.name]) * 100))) return []
    return [
      differenceLine(key, currency ? moneyText(value, currency) : percent(value), published.name),
    ]
  })
}

/** A line for each surcharge of PayPal that differs from the published one. */
function methodDifferences(currency: string, methods: readonly Pick<Method, 'id' | 'bp'>[]) {
  return methods.flatMap(({ id, bp }) => {
    if (id !== 'paypal' || bp === BUSINESS.handlingPercent * 100) return []
    return [differenceLine(`${id} ${currency}`, percent(bp), 'handlingPercent')]
  })
}

function differenceLine(figure: string, charged: string, name: PublishedName): string {
  const stated = businessText(name, 'en_us').replaceAll('\u00a0', ' ')
  return (
    `! ${figure}: the shop applies ${charged}, but its terms, pages and mails state ${stated}.\n` +
    `  Set ${name} in src/shared/business-constants.ts to the same figure and start the shop again.`
  )
}

/** From basis points, which are hundredths of a percent. */
function percent(bp: number | bigint): string {
  return `${Number(bp) / 100}%`
}
