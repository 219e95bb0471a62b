// Makes the example companies as applicants and staff do: applied with a proven email address, then approved.
import type { Kysely } from 'kysely'
import type { ApplicationForm, MemberRole } from '../../shared/membership.ts'
import type { Database } from '../db/database.ts'
import {
  type ProvenEmail,
  readTicket,
  startEmailCode,
  turnIntoTicket,
} from '../modules/application/email-code-service.ts'
import { submitApplication } from '../modules/application/submission-service.ts'
import { addLogin, NO_PASSWORD } from '../modules/membership/member-service.ts'
import { wholePhone } from '../modules/reference/address-validation.ts'
import { newSecret } from '../platform/secrets.ts'
import { readStoredSetting, storeSetting } from '../platform/stored-setting-repository.ts'
import { decideApplication } from '../staff/applications/decide-application.ts'
import { type DemoCompany, demoEmail, demoLogin } from './demo-companies.ts'
import { daysAgo, type DemoContext } from './demo-context.ts'
import { findCompanyOfLogin } from './demo-repository.ts'

const SETTING = 'demonstration-companies'
/** When the companies applied; their first orders are younger. */
const APPLIED_DAYS = 90
const PHONE = '20 1234567'

/** The ids of the companies that the demonstration made. */
export async function readDemoCompanies(db: Kysely<Database>): Promise<number[]> {
  const stored = await readStoredSetting(db, SETTING)
  return stored === undefined ? [] : (JSON.parse(stored) as number[])
}

/** Errors: 409 a login with one of these names exists that the demonstration did not make. */
export async function enrolCompany(context: DemoContext, company: DemoCompany): Promise<number> {
  const { db, actor, origin } = context
  const now = daysAgo(context, company.isApproved ? APPLIED_DAYS : 1)
  const proven = await proveEmail(db, now, company)
  const { applicationNo, companyId } = await db.transaction().execute(async (trx) => {
    const submitted = await submitApplication(trx, now, {
      proven,
      form: formOf(company),
      phone: wholePhone(company.dialCode, PHONE),
      passwordHash: NO_PASSWORD,
      lang: company.lang,
    })
    const id = await findCompanyOfLogin(trx, demoLogin(company, 'owner'))
    if (!submitted || id === undefined) throw new Error(`${company.name} was not stored`)
    // In the same transaction, so that the next run knows every company it made.
    await noteCompany(trx, context.now, id)
    await addColleagues(trx, now, { company, companyId: id })
    return { applicationNo: submitted.applicationNo, companyId: id }
  })
  if (!company.isApproved) return companyId
  const { kind, currency } = company
  const terms = { price_group: kind, currency, sales_region: 'GLOBAL' }
  await decideApplication({ db, now, actor, origin }, applicationNo, { to: 'approve', terms })
  return companyId
}

async function proveEmail(
  db: Kysely<Database>,
  now: Date,
  company: DemoCompany,
): Promise<ProvenEmail> {
  const email = demoEmail(demoLogin(company, 'owner'))
  const codeNonce = newSecret()
  const started = { email, purpose: 'register', lang: company.lang, codeNonce } as const
  const { code } = await startEmailCode(db, now, started)
  const { ticket } = await turnIntoTicket(db, now, { ...started, code })
  return readTicket(db, now, ticket, ['register'])
}

function formOf(company: DemoCompany): ApplicationForm {
  const { kind, name, country, city, postCode, region, dialCode } = company
  const username = demoLogin(company, 'owner')
  return {
    memberKind: kind,
    username,
    ...nameOf('owner'),
    companyName: name,
    website: 'https://example.com',
    ...(kind === 'dropship' ? { salesChannels: 'https://example.com/shop' } : {}),
    ...(kind === 'wholesale' ? { businessRegistrationNo: 'EXAMPLE-0001' } : {}),
    country,
    addressLine1: '1 Example Street',
    city,
    ...(region === undefined ? {} : { region }),
    postCode,
    dialCode,
    phone: PHONE,
    email: demoEmail(username),
    productsOfInterest: [],
  }
}

async function addColleagues(
  trx: Kysely<Database>,
  now: Date,
  { company, companyId }: { company: DemoCompany; companyId: number },
): Promise<void> {
  const phone = wholePhone(company.dialCode, PHONE)
  const { lang } = company
  for (const role of company.roles.filter((each) => each !== 'owner')) {
    const loginName = demoLogin(company, role)
    const email = demoEmail(loginName)
    await addLogin(trx, now, { companyId, loginName, email, ...nameOf(role), phone, lang, role })
  }
}

/** Recognisably invented: 'Example Buyer'. */
function nameOf(role: MemberRole) {
  return { firstName: 'Example', surname: role.charAt(0).toUpperCase() + role.slice(1) }
}

async function noteCompany(trx: Kysely<Database>, now: Date, id: number): Promise<void> {
  const value = JSON.stringify([...(await readDemoCompanies(trx)), id])
  await storeSetting(trx, now, { name: SETTING, value })
}
