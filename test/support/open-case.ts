// Opens a case with a feedback form and returns its number and code.
import { sendFeedbackRoute } from '../../src/contract/contact.ts'
import { grantSecurityCode } from './security-code.ts'
import type { TestApp } from './test-app.ts'
import { freshEmail } from './apply-as.ts'
import { type FormFile, sendForm } from './forms.ts'

/** The number and the code with which a case can be read. */
export interface CaseKeys extends Record<string, unknown> {
  caseNo: string
  feedbackCode: string
}

export function feedbackForm(change: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    inquiryType: 'product',
    fullName: 'Ada Example',
    email: freshEmail(),
    subject: 'A question',
    message: 'Does it fit?',
    privacyAccepted: true,
    ...change,
  }
}

/** Opens a case with the usual form, changed by `change`. */
export async function openCaseAs(
  shop: TestApp,
  change: Record<string, unknown> = {},
  files: readonly FormFile[] = [],
): Promise<CaseKeys> {
  const fields = { ...feedbackForm(change), ...(await grantSecurityCode(shop)) }
  const { code, result } = await sendForm(shop, sendFeedbackRoute, { fields, files })
  if (code !== 200) throw new Error(`The case was not opened: ${code} ${JSON.stringify(result)}`)
  return { caseNo: String(result.caseNo), feedbackCode: String(result.feedbackCode) }
}
