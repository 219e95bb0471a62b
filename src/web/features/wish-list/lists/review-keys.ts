// Under which names a tab keeps its reviews of rows: of the wish list, and of the order pad.

export const REVIEW_KEYS = { list: 'list-review', orderPad: 'order-pad' } as const
export type ReviewKey = (typeof REVIEW_KEYS)[keyof typeof REVIEW_KEYS]
