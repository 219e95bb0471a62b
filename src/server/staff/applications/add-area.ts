// Staff approve a member of one area for the other: membership, audit entry and mails in one transaction.
import { langOf, langPrefix } from '../../../shared/lang.ts'
import { PAGE_PATHS } from '../../../shared/page-paths.ts'
import type { MembershipTerms } from '../../modules/application/decision-service.ts'
import {
  addArea,
  listLogins,
  type MembershipKey,
} from '../../modules/application/membership-status-service.ts'
import { writeAudit } from '../../modules/audit/audit-service.ts'
import { writeMail } from '../../modules/mail/mail-service.ts'
import type { MailingContext } from '../staff-context.ts'

/**
 * The logins of the company can then switch between both areas. Returns the terms. Errors: 409 it is not an approved
 * member, or has a membership in the other area already; 422 a price group of the other member kind.
 */
export async function approveOtherArea(
  { db, now, actor, origin }: MailingContext,
  membership: MembershipKey,
  terms: Partial<MembershipTerms>,
): Promise<{ price_group: string; currency: string }> {
  const { customerNo, kind } = membership
  const page = kind === 'dropship' ? PAGE_PATHS.dropShipLogIn : PAGE_PATHS.logIn
  return db.transaction().execute(async (trx) => {
    const company = await addArea(trx, now, membership, terms)
    for (const login of await listLogins(trx, company.id)) {
      const lang = langOf(login.lang)
      await writeMail(trx, now, {
        template: 'application-approved',
        to: login.email,
        lang,
        contents: {
          firstName: login.first_name,
          company: company.name,
          customerNo,
          username: login.login_name,
          memberKind: kind,
          logInUrl: `${origin}${langPrefix(lang)}${page}`,
        },
      })
    }
    const { price_group, currency, sales_region } = company
    await writeAudit(trx, now, {
      actor,
      action: 'member.area',
      subject: `customer:${customerNo}`,
      change: { kind, price_group, currency, sales_region },
    })
    return { price_group: price_group ?? kind, currency: currency ?? '' }
  })
}
