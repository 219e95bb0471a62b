// POST /api/contact-us/customer-feedback: opens a case from the contact form.
import { sendFeedbackRoute } from '../../../contract/contact.ts'
import { openCase } from '../../operations/open-case.ts'
import { handle } from '../../context/call-handler.ts'

export const sendFeedbackCall = handle(sendFeedbackRoute, (ctx, input) => {
  const { lang: _, privacyAccepted: __, securityKey, securityCode, ...sent } = input
  const { inquiryType, fullName, region, email, subject, message, ...rest } = sent
  const { sendingId, attachment, ...facts } = rest
  return openCase(ctx, {
    type: inquiryType,
    fullName,
    region,
    email,
    subject,
    message,
    facts,
    sendingId,
    attachment,
    answer: { securityKey, securityCode },
  })
})
