// What a fit list says of an entry that returned goods contradict.
import type { Lang } from './lang.ts'

/** under_review: staff examine it; refuted: they found that it does not fit. */
export const FIT_REVIEW_STATES = ['under_review', 'refuted'] as const
export type FitReviewState = (typeof FIT_REVIEW_STATES)[number]

export interface FitReview {
  state: FitReviewState
  /** Two or three words next to the device. */
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
      text: '该电池曾因不适用于此机型被客户退货，我们正在复核。为此机型订购前，请先咨询我们。',
    },
    zh_hk: {
      label: '覆核中',
      text: '有客戶以此電池不適用於該機型為由退貨，我們正在覆核。為該機型訂購前，請先向我們查詢。',
    },
  },
  refuted: {
    en_us: {
      label: 'does not fit',
      text: 'Returns have shown that this battery does not fit this device. Ask us which battery fits.',
    },
    zh_cn: {
      label: '不适用',
      text: '退货检验表明，该电池不适用于此机型。如需适用的电池，请咨询我们。',
    },
    zh_hk: {
      label: '不適用',
      text: '退貨檢驗顯示，此電池不適用於該機型。請向我們查詢哪款電池合用。',
    },
  },
}

/** Where returns contradict the same pack of the other series, which lists the same devices. */
const TWIN_TEXTS: Record<FitReviewState, Record<Lang, string>> = {
  under_review: {
    en_us:
      'Customers have returned the counterpart of this battery in our other series because it did not fit this device, and we are examining the entry. Ask us before you order it for this device.',
    zh_cn:
      '另一系列的同款电池曾因不适用于此机型被客户退货，我们正在复核。为此机型订购前，请先咨询我们。',
    zh_hk:
      '有客戶以另一系列的同款電池不適用於該機型為由退貨，我們正在覆核。為該機型訂購前，請先向我們查詢。',
  },
  refuted: {
    en_us:
      'Returns have shown that the counterpart of this battery in our other series does not fit this device. Ask us which battery fits.',
    zh_cn: '退货检验表明，另一系列的同款电池不适用于此机型。如需适用的电池，请咨询我们。',
    zh_hk: '退貨檢驗顯示，另一系列的同款電池不適用於該機型。請向我們查詢哪款電池合用。',
  },
}

/**
 * From the stored state of the review; a restored entry has none. `isOfTwin`: the twin of the item was returned, not
 * the item.
 */
export function fitReview(stored: 'open' | 'wrong', lang: Lang, isOfTwin = false): FitReview {
  const state = stored === 'open' ? 'under_review' : 'refuted'
  const { label, text } = TEXTS[state][lang]
  return { state, label, text: isOfTwin ? TWIN_TEXTS[state][lang] : text }
}
