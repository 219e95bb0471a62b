// Which items of the two series are the same pack: twins, shown as one entry with a choice of series.
import type { ProductCard } from '../../../contract/product-card.ts'
import type { PairCandidate } from './pair-repository.ts'

/**
 * Each item's twin by id. An item with several candidates has the one with the same number after the series
 * letters ('VC-LT62345', 'VU-LT62345'), otherwise none: a doubtful twin would hide a different pack.
 */
export function pairsAmong(candidates: readonly PairCandidate[]): Map<number, number> {
  const ofMain = Map.groupBy(candidates, ({ main_id }) => main_id)
  const ofOther = Map.groupBy(candidates, ({ other_id }) => other_id)
  const pairs = new Map<number, number>()
  for (const candidate of candidates) {
    const { main_id, other_id } = candidate
    if (onlyOne(ofMain.get(main_id)) !== candidate) continue
    if (onlyOne(ofOther.get(other_id)) !== candidate) continue
    pairs.set(main_id, other_id)
    pairs.set(other_id, main_id)
  }
  return pairs
}

function onlyOne(candidates: readonly PairCandidate[] = []): PairCandidate | undefined {
  if (candidates.length === 1) return candidates[0]
  const alike = candidates.filter(
    (each) => afterSeries(each.main_no) === afterSeries(each.other_no),
  )
  return alike.length === 1 ? alike[0] : undefined
}

/** 'VU-LT62345' -> 'LT62345'. */
function afterSeries(itemNo: string): string {
  return itemNo.slice(itemNo.indexOf('-') + 1)
}

/** What a card says about the twin: everything in which the two differ. */
export function presentPair(twin: ProductCard | undefined): ProductCard['pair'] {
  if (!twin) return null
  const { itemNo, title, url, image, brand, styleType } = twin
  const { capacity, energy, dimension, regions, stockBand, stop } = twin
  return {
    itemNo,
    title,
    url,
    image,
    brand,
    styleType,
    capacity,
    energy,
    dimension,
    regions,
    stockBand,
    stop,
  }
}
