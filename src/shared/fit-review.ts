// What a fit list says of an entry that returns contradict.
import type { Lang } from './lang.ts'

/** under_review: staff examine it; refuted: they found that it does not fit. */
export const FIT_REVIEW_STATES = ['under_review', 'refuted'] as const
export type FitReviewState = (typeof FIT_REVIEW_STATES)[number]

export interface FitReview {
  state: FitReviewState
  /** Two or three words beside the device. */
  label: string
  /** What it means and what to do. */
  text: string
}

const TEXTS: Record<FitReviewState, Record<Lang, Omit<FitReview, 'state'>>> = {
  under_review: {
    en_us: {
      label: 'under review',
      text: 'Customers have returned this battery because it did not fit this device, and we are examining the entry. Ask us before you order it for this device.',
    },
    zh_cn: {
      label: '复核中',
      text: '有客户因此电池不适用于该机型而退货，我们正在复核。为该机型订购前，请先咨询我们。',
    },
    zh_hk: {
      label: '覆核中',
      text: '有客戶因此電池不適用於該機型而退貨，我們正在覆核。為該機型訂購前，請先向我們查詢。',
    },
  },
  refuted: {
    en_us: {
      label: 'does not fit',
      text: 'Returns have shown that this battery does not fit this device. Ask us which battery fits.',
    },
    zh_cn: {
      label: '不适用',
      text: '退货检验表明，此电池不适用于该机型。适用的电池请咨询我们。',
    },
    zh_hk: {
      label: '不適用',
      text: '退貨檢驗顯示，此電池不適用於該機型。合適的電池請向我們查詢。',
    },
  },
}

/** From the state that staff keep; restored entries are as any other. */
export function fitReview(kept: 'open' | 'wrong', lang: Lang): FitReview {
  const state = kept === 'open' ? 'under_review' : 'refuted'
  return { state, ...TEXTS[state][lang] }
}
