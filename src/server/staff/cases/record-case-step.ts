// Records a staff step in a case: message or new state, audit entry and mail in one transaction.
import { langPrefix } from '../../../shared/lang.ts'
import { PAGE_PATHS } from '../../../shared/page-paths.ts'
import { writeAudit } from '../../modules/audit/audit-service.ts'
import type { StaffStep } from '../../modules/feedback/case-rules.ts'
import { takeStaffStep } from '../../modules/feedback/case-service.ts'
import { writeMail } from '../../modules/mail/mail-service.ts'
import type { MailingContext } from '../staff-context.ts'

/** Errors: 404 unknown or erased, 409 the state does not allow it. */
export function recordCaseStep(
  { db, now, actor, origin }: MailingContext,
  request: { caseNo: string; step: StaffStep; reply?: { by: string; text: string } },
) {
  return db.transaction().execute(async (trx) => {
    const { row, to } = await takeStaffStep(trx, now, request)
    await writeAudit(trx, now, {
      actor,
      action: `case.${request.step}`,
      subject: `case:${row.case_no}`,
      change: { state: [row.state, to] },
    })
    if (row.email !== null) {
      const { case_no: caseNo, lang } = row
      const followUrl = `${origin}${langPrefix(lang)}${PAGE_PATHS.feedback}?caseNo=${caseNo}`
      const head = { to: row.email, lang }
      if (request.reply) {
        const contents = { caseNo, reply: request.reply.text, followUrl }
        await writeMail(trx, now, { template: 'case-replied', ...head, contents })
      } else if (to === 'solved' || to === 'closed' || to === 'waiting_for_us') {
        const contents = { caseNo, to, followUrl }
        await writeMail(trx, now, { template: 'case-moved', ...head, contents })
      }
    }
    return { from: row.state, to }
  })
}
