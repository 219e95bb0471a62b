// The sales regions that pages and calls show of a product.

/** A product without regions is sold everywhere. */
export function shownRegions(regions: string[]): string[] {
  return regions.length > 0 ? regions : ['GLOBAL']
}
