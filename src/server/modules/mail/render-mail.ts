// Renders a mail: its template in one language, as subject, plain text and HTML.
import type { Lang } from '../../../shared/lang.ts'
import { withoutDirection } from './html-text.ts'
import type { MailDraft } from './composition/mail-blocks.ts'
import type { MailContents, MailRequest, MailTemplate } from './composition/mail-request.ts'
import { accountNotice } from './templates/account-notice.ts'
import { alreadyMember } from './templates/already-member.ts'
import { applicationApproved } from './templates/application-approved.ts'
import { applicationMoreInfo } from './templates/application-more-info.ts'
import { applicationNotice } from './templates/application-notice.ts'
import { applicationReceived } from './templates/application-received.ts'
import { applicationRejected } from './templates/application-rejected.ts'
import { backupProblem } from './templates/backup-problem.ts'
import { caseMoved } from './templates/case-moved.ts'
import { caseNotice } from './templates/case-notice.ts'
import { caseReceived } from './templates/case-received.ts'
import { caseReplied } from './templates/case-replied.ts'
import { changeEmailCode } from './templates/change-email-code.ts'
import { changeEmailNotice } from './templates/change-email-notice.ts'
import { downloadReady } from './templates/download-ready.ts'
import { emailCode } from './templates/email-code.ts'
import { exhibitionNotice } from './templates/exhibition-notice.ts'
import { exhibitionRegistered } from './templates/exhibition-registered.ts'
import { colleagueHasLogin } from './templates/colleague-has-login.ts'
import { colleagueInvited } from './templates/colleague-invited.ts'
import { orderNotice } from './templates/order-notice.ts'
import { discontinuedNotice } from './templates/discontinued-notice.ts'
import { ledgerDifference } from './templates/ledger-difference.ts'
import { loginChanged } from './templates/login-changed.ts'
import { logInCode } from './templates/log-in-code.ts'
import { membershipReinstated } from './templates/membership-reinstated.ts'
import { membershipSuspended } from './templates/membership-suspended.ts'
import { monthlyStatement } from './templates/monthly-statement.ts'
import { noApplication } from './templates/no-application.ts'
import { orderApproval } from './templates/order-approval.ts'
import { orderDigest } from './templates/order-digest.ts'
import { orderFileDone } from './templates/order-file-done.ts'
import { orderMoved } from './templates/order-moved.ts'
import { passwordChanged } from './templates/password-changed.ts'
import { recipientConsent } from './templates/recipient-consent.ts'
import { resetPassword } from './templates/reset-password.ts'
import { fitNotice } from './templates/fit-notice.ts'
import { returnMoved } from './templates/return-moved.ts'
import { staffNotice } from './templates/staff-notice.ts'
import { teamDecided } from './templates/team-decided.ts'
import { teamNotice } from './templates/team-notice.ts'
import { teamReceived } from './templates/team-received.ts'
import { wishList } from './templates/wish-list.ts'
import { writeHtml } from './write-html.ts'
import { writeText } from './write-text.ts'

export interface RenderedMail {
  subject: string
  text: string
  html: string
}

export function renderMail(request: MailRequest): RenderedMail {
  const write = TEMPLATES[request.template] as (contents: unknown, lang: Lang) => MailDraft
  const draft = write(request.contents, request.lang)
  return {
    subject: withoutDirection(draft.subject),
    text: writeText(draft, request.lang),
    html: writeHtml(draft, request.lang),
  }
}

const TEMPLATES: { [T in MailTemplate]: (contents: MailContents[T], lang: Lang) => MailDraft } = {
  'email-code': emailCode,
  'account-notice': accountNotice,
  'already-member': alreadyMember,
  'no-application': noApplication,
  'application-received': applicationReceived,
  'application-notice': applicationNotice,
  'application-approved': applicationApproved,
  'application-rejected': applicationRejected,
  'application-more-info': applicationMoreInfo,
  'membership-suspended': membershipSuspended,
  'ledger-difference': ledgerDifference,
  'discontinued-notice': discontinuedNotice,
  'monthly-statement': monthlyStatement,
  'order-notice': orderNotice,
  'membership-reinstated': membershipReinstated,
  'log-in-code': logInCode,
  'reset-password': resetPassword,
  'password-changed': passwordChanged,
  'staff-notice': staffNotice,
  'colleague-invited': colleagueInvited,
  'colleague-has-login': colleagueHasLogin,
  'login-changed': loginChanged,
  'change-email-code': changeEmailCode,
  'change-email-notice': changeEmailNotice,
  'wish-list': wishList,
  'download-ready': downloadReady,
  'recipient-consent': recipientConsent,
  'exhibition-registered': exhibitionRegistered,
  'exhibition-notice': exhibitionNotice,
  'backup-problem': backupProblem,
  'case-received': caseReceived,
  'case-notice': caseNotice,
  'case-replied': caseReplied,
  'case-moved': caseMoved,
  'order-approval': orderApproval,
  'order-digest': orderDigest,
  'order-file-done': orderFileDone,
  'order-moved': orderMoved,
  'return-moved': returnMoved,
  'fit-notice': fitNotice,
  'team-received': teamReceived,
  'team-notice': teamNotice,
  'team-decided': teamDecided,
}
