// Makes the example companies as applicants and staff do: applied with a verified email address, approved, credited.
import type { Kysely } from 'kysely'
import { type ApplicationForm, type MemberRole, WAITING_STATES } from '../../shared/membership.ts'
import type { Database } from '../db/database.ts'
import {
  type VerifiedEmail,
  readTicket,
  startEmailCode,
  exchangeForTicket,
} from '../modules/application/email-code-service.ts'
import { submitApplication } from '../modules/application/submission-service.ts'
import { addLogin, NO_PASSWORD } from '../modules/membership/member-service.ts'
import { phoneWithDialCode } from '../modules/reference/address-validation.ts'
import { newSecret } from '../platform/secrets.ts'
import { readStoredSetting, storeSetting } from '../platform/stored-setting-repository.ts'
import { approveOtherArea } from '../staff/applications/add-area.ts'
import { decideApplication } from '../staff/applications/decide-application.ts'
import { creditCompany } from './credit-accounts.ts'
import { type DemoCompany, demoEmail, demoLogin } from './demo-companies.ts'
import { daysAgo, type DemoContext } from './demo-context.ts'
import {
  findCompanyOfLogin,
  findLogins,
  findNewestApplication,
  type FoundLogin,
} from './demo-repository.ts'

const SETTING = 'demonstration-companies'
/** When the companies applied; their first orders are younger. */
const APPLIED_DAYS = 90
const PHONE = '20 1234567'

/** The ids of the companies that the demonstration made. */
export async function readDemoCompanies(db: Kysely<Database>): Promise<number[]> {
  const stored = await readStoredSetting(db, SETTING)
  return stored === undefined ? [] : (JSON.parse(stored) as number[])
}

/**
 * Takes the steps that an earlier run has not taken, and returns whether there was one. A company whose application
 * staff have rejected, or whose membership they have suspended, stays as it is. Errors: 422 a login with one of these
 * names exists that the demonstration did not make.
 */
export async function takeMissingSteps(
  context: DemoContext,
  company: DemoCompany,
): Promise<boolean> {
  const isNew = !(await findOwner(context, company))
  if (isNew) await applyAs(context, company)
  if (!company.isApproved) return isNew
  const isApproved = await approveWaiting(context, company)
  const owner = await findOwner(context, company)
  if (owner?.state !== 'approved') return isNew
  const isCredited = await creditCompany(context, { companyId: owner.companyId, company })
  const hasOtherArea = await addOtherArea(context, company, owner)
  return isNew || isApproved || isCredited || hasOtherArea
}

/** The login of the owner in the area that the company applied for. */
async function findOwner(
  context: DemoContext,
  company: DemoCompany,
): Promise<FoundLogin | undefined> {
  return (await ownerLogins(context, company)).find(({ kind }) => kind === company.kind)
}

/** The login of the owner, once for each area. */
async function ownerLogins({ db }: DemoContext, company: DemoCompany): Promise<FoundLogin[]> {
  const logins = await findLogins(db, await readDemoCompanies(db))
  return logins.filter(({ loginName }) => loginName === demoLogin(company, 'owner'))
}

async function approveWaiting(context: DemoContext, company: DemoCompany): Promise<boolean> {
  const { db, actor, origin } = context
  const { kind, currency } = company
  const owner = await findOwner(context, company)
  if (!owner || !WAITING_STATES.some((state) => state === owner.state)) return false
  const number = await findNewestApplication(db, owner.companyId, kind)
  if (number === undefined) return false
  const now = daysAgo(context, APPLIED_DAYS)
  const terms = { price_group: kind, currency, sales_region: 'GLOBAL' }
  await decideApplication({ db, now, actor, origin }, number, { to: 'approve', terms })
  return true
}

/** Approves the company for its other area, so that its logins switch between both. False: nothing was to be done. */
async function addOtherArea(
  context: DemoContext,
  company: DemoCompany,
  { customerNo }: FoundLogin,
): Promise<boolean> {
  const { otherArea: kind, currency } = company
  if (kind === undefined) return false
  if ((await ownerLogins(context, company)).some((login) => login.kind === kind)) return false
  const terms = { price_group: kind, currency, sales_region: 'GLOBAL' }
  await approveOtherArea(context, { customerNo, kind }, terms)
  return true
}

/** Makes the owner's login, those of the colleagues, and the open application. Errors: 422 the login name is taken. */
export async function applyAs(context: DemoContext, company: DemoCompany): Promise<void> {
  const { db } = context
  const now = daysAgo(context, company.isApproved ? APPLIED_DAYS : 1)
  const verified = await verifyEmail(db, now, company)
  await db.transaction().execute(async (trx) => {
    const submitted = await submitApplication(trx, now, {
      verified,
      form: formOf(company),
      phone: phoneWithDialCode(company.dialCode, PHONE),
      passwordHash: NO_PASSWORD,
      lang: company.lang,
    })
    const id = await findCompanyOfLogin(trx, demoLogin(company, 'owner'))
    if (!submitted || id === undefined) throw new Error(`${company.name} was not stored`)
    // In the same transaction, so that the next run knows every company it made.
    await recordCompany(trx, context.now, id)
    await addColleagues(trx, now, { company, companyId: id })
  })
}

async function verifyEmail(
  db: Kysely<Database>,
  now: Date,
  company: DemoCompany,
): Promise<VerifiedEmail> {
  const email = demoEmail(demoLogin(company, 'owner'))
  const codeNonce = newSecret()
  const started = { email, purpose: 'register', lang: company.lang, codeNonce } as const
  const { code } = await startEmailCode(db, now, started)
  const { ticket } = await exchangeForTicket(db, now, { ...started, code })
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
  const phone = phoneWithDialCode(company.dialCode, PHONE)
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

async function recordCompany(trx: Kysely<Database>, now: Date, id: number): Promise<void> {
  const value = JSON.stringify([...(await readDemoCompanies(trx)), id])
  await storeSetting(trx, now, { name: SETTING, value })
}
