// How a wholesale order leaves when not all of its pieces are in stock.

/** as_available: in several parcels; complete: when everything is there; drop_short: without the missing pieces. */
export const SHIP_POLICIES = ['as_available', 'complete', 'drop_short'] as const
export type ShipPolicy = (typeof SHIP_POLICIES)[number]
