// 訂單評價表格的香港中文文字。
import { REVIEW_LENGTH } from '../../../shared/review-rules.ts'
import type { orderReview as en } from '../en_us/order-review.ts'

export const orderReview: typeof en = {
  title: '評價貨品',
  lead: (who) => `評價經我們審閱後，會於貨品頁面發布，署名「${who}」，不會顯示貴公司名稱。`,
  labels: { item: '貨品', stars: '評分', text: '評價內容' },
  of: (stars, max) => `${stars} 星（最高 ${max} 星）`,
  chosen: (stars, max) => `${stars} / ${max}`,
  textHint: `例如電池是否合用、其他買家須留意甚麼。最少 ${REVIEW_LENGTH.from} 個字元。`,
  noStars: '請選擇評分。',
  send: '遞交評價',
  sent: '多謝您的評價。經審閱後，評價會於貨品頁顯示。',
  again: '您已評價此貨品。',
}
