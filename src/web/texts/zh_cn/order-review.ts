// Simplified Chinese texts of the form that reviews items of an order.
import { REVIEW_LENGTH } from '../../../shared/review-rules.ts'
import type { orderReview as en } from '../en_us/order-review.ts'

export const orderReview: typeof en = {
  title: '评价商品',
  lead: (who) => `评价经审核后在商品页显示，署名为“${who}”，不会显示贵公司名称。`,
  labels: { item: '商品', stars: '评分', text: '评价内容' },
  of: (stars, max) => `${stars} 星（满分 ${max} 星）`,
  chosen: (stars, max) => `${stars} / ${max}`,
  textHint: `电池是否适配，采购时需要注意什么？至少 ${REVIEW_LENGTH.from} 个字符。`,
  noStars: '请选择评分。',
  send: '提交评价',
  sent: '感谢您的评价。审核通过后，评价会在商品页显示。',
  again: '您已评价过该商品。',
}
