// Session storage keys of the rows under review: those of the wish list, and those of the order pad.

export const REVIEW_KEYS = { list: 'list-review', orderPad: 'order-pad' } as const
export type ReviewKey = (typeof REVIEW_KEYS)[keyof typeof REVIEW_KEYS]
