// Derives replacements and relations from shared devices and part numbers, marked as derived.
import type { Kysely } from 'kysely'
import type { Database } from '../../../db/database.ts'
import { readTwins } from '../pair-service.ts'
import {
  countFits,
  createSimilarItems,
  deriveReplacements,
  dropSimilarItems,
  findReviewedFits,
  replaceDerivedRelations,
  type ReviewedFit,
} from './relation-repository.ts'

/** Voltages that differ by at most this share are one class, such as 10.8, 11.1 and 11.4 V. */
const VOLTAGE_SHARE = 0.08
/** Of each kind, for each item. */
const MAX_RELATIONS = 12

/**
 * Two items are similar when they share a device or a part number, a category and a voltage class. Those of one series
 * are related as `substitute` (not the substitute of an order, which is a twin), those of both as `different_brand`.
 * Devices which staff found an item not to fit do not make it a replacement. Also recounts the items that fit each device.
 */
export async function deriveRelations(trx: Kysely<Database>): Promise<void> {
  await createSimilarItems(trx, VOLTAGE_SHARE, await listRefutedFits(trx))
  await replaceDerivedRelations(trx, MAX_RELATIONS)
  await deriveReplacements(trx)
  await dropSimilarItems(trx)
  await countFits(trx)
}

/** What was refuted of an item is refuted of its twin too, unless staff examine the entry of the twin itself. */
async function listRefutedFits(trx: Kysely<Database>): Promise<ReviewedFit[]> {
  const reviewed = await findReviewedFits(trx)
  const refuted = reviewed.filter(({ state }) => state === 'wrong')
  const twins = await readTwins(
    trx,
    refuted.map(({ productId }) => productId),
  )
  const keyOf = ({ productId, deviceId, label }: ReviewedFit) => `${productId} ${deviceId ?? label}`
  const own = new Set(reviewed.map(keyOf))
  const ofTwins = refuted.flatMap((entry) => {
    const productId = twins.get(entry.productId)
    if (productId === undefined) return []
    const ofTwin = { ...entry, productId }
    return own.has(keyOf(ofTwin)) ? [] : [ofTwin]
  })
  return [...refuted, ...ofTwins]
}
