// 訂單評價表格的香港中文文字。
import { REVIEW_LENGTH } from '../../../shared/review-rules.ts'
import type { orderReview as en } from '../en_us/order-review.ts'

export const orderReview: typeof en = {
  title: '評價貨品',
  lead: (who) => `評價經我們審閱後於貨品頁面刊登，署名為「${who}」，不會顯示貴公司名稱。`,
  labels: { item: '貨品', stars: '評分', text: '評價內容' },
  of: (stars, most) => `${most} 星之中給 ${stars} 星`,
  chosen: (stars, most) => `${stars} / ${most}`,
  textHint: `例如是否合用、其他買家需要知道的事項，最少 ${REVIEW_LENGTH.from} 個字。`,
  noStars: '請選擇評分。',
  send: '提交評價',
  sent: '多謝您的評價，我們審閱後會刊登。',
  again: '此貨品已有評價。',
}
