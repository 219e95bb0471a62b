// Staff suspend or reinstate a member or change its terms: state, audit entry and mails in one transaction.
import { langOf } from '../../../shared/lang.ts'
import type { FailReason } from '../../../shared/membership.ts'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import {
  changePricingTerms,
  listLogins,
  reinstateMember,
  type MembershipStatus,
  suspendMember,
} from '../../modules/application/membership-status-service.ts'
import type { PricingTerms } from '../../modules/application/decision-service.ts'
import { writeAudit } from '../../modules/audit/audit-service.ts'
import { endForSuspension } from '../../modules/membership/session-service.ts'
import { writeMail } from '../../modules/mail/mail-service.ts'

/** Changes a member's terms, from the next request on. Errors: 404, 409, 422. */
export async function changeMemberPricingTerms(
  { db, now, actor }: { db: Kysely<Database>; now: Date; actor: string },
  who: MembershipStatus,
  terms: Partial<PricingTerms>,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const before = await changePricingTerms(trx, now, who, terms)
    await writeAudit(trx, now, {
      actor,
      action: 'member.terms',
      subject: `customer:${who.customerNo}`,
      change: { kind: who.kind, from: before, to: terms },
    })
  })
}

export interface MembershipStatusChange extends MembershipStatus {
  /** Null reinstates a suspended member. */
  suspendFor: FailReason | null
}

/** Errors: 404 no such member, 409 the state does not allow it. */
export async function changeMembershipStatus(
  { db, now, actor }: { db: Kysely<Database>; now: Date; actor: string },
  change: MembershipStatusChange,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { suspendFor: reason, ...who } = change
    const company =
      reason === null
        ? await reinstateMember(trx, now, who)
        : await suspendMember(trx, now, who, reason)
    await writeAudit(trx, now, {
      actor,
      action: reason === null ? 'member.reinstate' : 'member.suspend',
      subject: `customer:${who.customerNo}`,
      change: { kind: who.kind, ...(reason === null ? {} : { reason }) },
    })
    if (reason === null) return
    await endForSuspension(trx, now, { companyId: company.id, kind: who.kind })
    for (const { email, first_name: firstName, lang } of await listLogins(trx, company.id)) {
      const contents = { firstName, company: company.name, reason }
      await writeMail(trx, now, {
        template: 'membership-suspended',
        to: email,
        lang: langOf(lang),
        contents,
      })
    }
  })
}
