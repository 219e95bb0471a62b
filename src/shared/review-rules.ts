// Rules of reviews: their limits, their states, and how the author is named.
import type { Lang } from './lang.ts'
import type { MemberKind } from './membership.ts'
import type { OrderState } from './order-vocabulary.ts'

export const REVIEW_STARS = { from: 1, to: 5 } as const
/** In characters. */
export const REVIEW_LENGTH = { from: 10, to: 2000 } as const

export const REVIEW_STATES = ['pending', 'published', 'rejected'] as const
export type ReviewState = (typeof REVIEW_STATES)[number]

/** Whether a review is possible: the order is complete, and pieces of the line were in a parcel that arrived. */
export function isReviewable(state: OrderState, delivered: number): boolean {
  return (state === 'delivered' || state === 'closed') && delivered > 0
}

/** Companies are not named, so that no competitor learns who buys what. */
const REVIEWERS: Record<MemberKind, Record<Lang, string>> = {
  wholesale: { en_us: 'Wholesaler', zh_cn: '批发商', zh_hk: '批發商' },
  dropship: { en_us: 'Dropshipper', zh_cn: '一件代发卖家', zh_hk: '代發貨賣家' },
}

export function reviewerName(kind: MemberKind, lang: Lang): string {
  return REVIEWERS[kind][lang]
}
