// English texts of the form that reviews items of an order.
import { REVIEW_LENGTH } from '../../../shared/review-rules.ts'

export const orderReview = {
  title: 'Review your items',
  lead: (who: string) =>
    `We check each review before it appears on the product page. Your review is shown under “${who}”, without your company’s name.`,
  labels: { item: 'Item', stars: 'Rating', text: 'Your review' },
  of: (stars: number, max: number) => `${stars} of ${max} stars`,
  chosen: (stars: number, max: number) => `${stars} of ${max}`,
  textHint: `How well does the battery fit, and what should a buyer know? At least ${REVIEW_LENGTH.from} characters.`,
  noStars: 'Choose a rating.',
  send: 'Send review',
  sent: 'Thank you. Once we have checked your review, it can appear on the product page.',
  again: 'You have already reviewed this item.',
}
