// Staff suspend or reinstate a member, which is mailed, or change its terms; each with its audit entry in one
// transaction.
import { langOf, langPrefix } from '../../../shared/lang.ts'
import { PAGE_PATHS } from '../../../shared/page-paths.ts'
import type { FailReason } from '../../../shared/membership.ts'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import {
  replaceMembershipTerms,
  listLogins,
  reinstateMember,
  type MembershipKey,
  suspendMember,
} from '../../modules/application/membership-status-service.ts'
import type { MembershipTerms } from '../../modules/application/decision-service.ts'
import { writeAudit } from '../../modules/audit/audit-service.ts'
import { requireNoMoneyInOtherCurrency } from '../../modules/ledger/ledger-service.ts'
import type { MailRequest } from '../../modules/mail/composition/mail-request.ts'
import { endSessionsForSuspension } from '../../modules/membership/session-service.ts'
import { writeMail } from '../../modules/mail/mail-service.ts'
import type { MailingContext } from '../staff-context.ts'

/**
 * Changes a member's terms, from the next request on. Errors: 404; 409, with `moneyBooked` if an account in another
 * currency has money; 422.
 */
export async function changeMembershipTerms(
  { db, now, actor }: { db: Kysely<Database>; now: Date; actor: string },
  membership: MembershipKey,
  terms: Partial<MembershipTerms>,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const before = await replaceMembershipTerms(trx, now, membership, terms)
    // The membership is locked by now: until this transaction ends, no order can be placed on the account in the former
    // currency or begin to wait for its money.
    const { currency } = terms
    if (currency !== undefined)
      await requireNoMoneyInOtherCurrency(trx, { ...membership, currency })
    await writeAudit(trx, now, {
      actor,
      action: 'member.terms',
      subject: `customer:${membership.customerNo}`,
      change: { kind: membership.kind, from: before, to: terms },
    })
  })
}

export interface MembershipStatusChange extends MembershipKey {
  /** Null reinstates a suspended member. */
  suspendFor: FailReason | null
}

/** Errors: 404 no such member, 409 the state does not allow it. */
export async function changeMembershipStatus(
  { db, now, actor, origin }: MailingContext,
  change: MembershipStatusChange,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { suspendFor: reason, ...membership } = change
    const company =
      reason === null
        ? await reinstateMember(trx, now, membership)
        : await suspendMember(trx, now, membership, reason)
    if (reason !== null) {
      await endSessionsForSuspension(trx, now, { companyId: company.id, kind: membership.kind })
    }
    for (const login of await listLogins(trx, company.id)) {
      await writeMail(
        trx,
        now,
        mailOf({ origin, membership, reason, company: company.name, login }),
      )
    }
    // Last: other audit entries wait for this one, and must not wait for a session that is in use.
    await writeAudit(trx, now, {
      actor,
      action: reason === null ? 'member.reinstate' : 'member.suspend',
      subject: `customer:${membership.customerNo}`,
      change: { kind: membership.kind, ...(reason === null ? {} : { reason }) },
    })
  })
}

type Login = Awaited<ReturnType<typeof listLogins>>[number]

function mailOf(parts: {
  origin: string
  membership: MembershipKey
  reason: FailReason | null
  company: string
  login: Login
}): MailRequest {
  const { origin, membership, reason, company, login } = parts
  const lang = langOf(login.lang)
  const firstName = login.first_name
  const recipient = { to: login.email, lang }
  if (reason !== null) {
    return {
      ...recipient,
      template: 'membership-suspended',
      contents: { firstName, company, reason },
    }
  }
  const page = membership.kind === 'dropship' ? PAGE_PATHS.dropShipLogIn : PAGE_PATHS.logIn
  const logInUrl = `${origin}${langPrefix(lang)}${page}`
  const { customerNo } = membership
  const contents = { firstName, company, customerNo, username: login.login_name, logInUrl }
  return { ...recipient, template: 'membership-reinstated', contents }
}
