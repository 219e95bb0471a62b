// POST /api/about/product/inquiry: opens a case with a question about a product, and a file if one is attached.
import { sendInquiryRoute } from '../../../contract/product-support.ts'
import { openCase } from '../../operations/open-case.ts'
import { handle } from '../../context/call-handler.ts'

export const sendInquiryCall = handle(sendInquiryRoute, (ctx, input) => {
  const { itemNo, name, email, message, quantity, sendingId, attachment } = input
  const { securityKey, securityCode } = input
  return openCase(ctx, {
    type: 'product',
    fullName: name,
    email,
    subject: itemNo,
    message,
    facts: { quantity },
    itemNo,
    sendingId,
    attachment,
    answer: { securityKey, securityCode },
  })
})
