// Applicants for tests: company, login and application as the form creates them, at any time.
import type { Kysely } from 'kysely'
import type { Database } from '../../src/server/db/database.ts'
import type { StoredState } from '../../src/server/db/schema/members.ts'
import { addWorkingDays } from '../../src/server/platform/working-days.ts'
import type { ApplicationForm, MemberKind } from '../../src/shared/membership.ts'
import { createMember, type TestMember } from './create-member.ts'

/** The login of an applicant, with the number of the application. */
export interface Applied extends TestMember {
  applicationNo: string
}

export interface ApplicantOptions {
  /** Of the application: 'A26-000001'. */
  number: string
  kind?: MemberKind
  state?: StoredState
  submittedAt?: Date
  lastActivityAt?: Date
  lang?: 'en_us' | 'zh_cn' | 'zh_hk'
  /** DE by default. */
  country?: string
  /** A word contained in every personal field. */
  mark?: string
}

export async function addApplicant(
  db: Kysely<Database>,
  options: ApplicantOptions,
): Promise<Applied> {
  const { kind = 'wholesale', state = 'submitted', lang = 'en_us', mark = 'Example' } = options
  const submittedAt = options.submittedAt ?? new Date()
  const member = await createMember(db, { kind, state, lang, now: submittedAt })
  const email = `${mark.toLowerCase()}-${options.number.toLowerCase()}@applicant.example`
  await db
    .updateTable('member')
    .set({ first_name: mark, surname: mark, phone: mark, email, email_key: email })
    .where('id', '=', member.memberId)
    .execute()
  await db
    .updateTable('company')
    .set({ name: `${mark} company`, website: `${mark}.example` })
    .where('id', '=', member.companyId)
    .execute()
  await db
    .insertInto('application')
    .values({
      application_no: options.number,
      company_id: member.companyId,
      member_id: member.memberId,
      kind,
      state,
      fail_reason: null,
      lang,
      email,
      email_key: email,
      form: JSON.stringify(formOf(member.username, { kind, email, mark })),
      country: options.country ?? 'DE',
      price_group_suggested: null,
      missing: '[]',
      papers: JSON.stringify([{ at: '', answers: [{ item: 'other', text: mark }] }]),
      submitted_at: submittedAt,
      due_at: addWorkingDays(submittedAt, 7),
      paused_at: null,
      decided_at: null,
      last_activity_at: options.lastActivityAt ?? submittedAt,
      erased_at: null,
    })
    .execute()
  return { ...member, email, applicationNo: options.number }
}

function formOf(
  username: string,
  { kind, email, mark }: { kind: MemberKind; email: string; mark: string },
): ApplicationForm {
  return {
    memberKind: kind,
    username,
    firstName: mark,
    surname: mark,
    companyName: `${mark} company`,
    country: 'DE',
    addressLine1: mark,
    city: mark,
    postCode: '20095',
    dialCode: '+49',
    phone: mark,
    email,
    productsOfInterest: [],
  }
}
