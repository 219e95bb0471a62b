// 订单评价表单的简体中文文字。
import { REVIEW_LENGTH } from '../../../shared/review-rules.ts'
import type { orderReview as en } from '../en_us/order-review.ts'

export const orderReview: typeof en = {
  title: '评价商品',
  lead: (who) => `评价经审核后在商品页显示，署名为“${who}”，不会显示贵公司名称。`,
  labels: { item: '商品', stars: '评分', text: '评价内容' },
  of: (stars, most) => `${most} 星中的 ${stars} 星`,
  chosen: (stars, most) => `${stars} / ${most}`,
  textHint: `例如适用情况、其他买家需要了解的事项，至少 ${REVIEW_LENGTH.from} 个字。`,
  noStars: '请选择评分。',
  send: '提交评价',
  sent: '感谢您的评价，审核后将予以发布。',
  again: '该商品已评价过。',
}
