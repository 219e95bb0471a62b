// How a wholesale order leaves when not all of its pieces are in stock.

/**
 * as_available: in several parcels; complete: only when all pieces are in stock; drop_short: without the missing
 * pieces.
 */
export const SHIP_POLICIES = ['as_available', 'complete', 'drop_short'] as const
export type ShipPolicy = (typeof SHIP_POLICIES)[number]
