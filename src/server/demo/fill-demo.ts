// Fills an empty shop with example members, staff accounts, money and orders; a further run makes new links only.
import { loadShippingExamples } from '../operations/load-shipping-examples.ts'
import { makeLogInLink } from '../modules/membership/log-in-link-service.ts'
import { actAsMember } from './act-as-member.ts'
import { creditCompany } from './credit-accounts.ts'
import { DEMO_COMPANIES, type DemoCompany, demoLogin } from './demo-companies.ts'
import type { DemoContext } from './demo-context.ts'
import { countOrders, countOthers, type FoundLogin, findLogins } from './demo-repository.ts'
import { enrolCompany, readDemoCompanies } from './enrol-companies.ts'
import { chooseGoods, type ChosenGoods, fillOrders, fillWaiting } from './example-orders.ts'
import { type DemoStaff, inviteDemoStaff } from './staff-accounts.ts'

export interface DemoLogin extends FoundLogin {
  /** Of the log-in link; null: the company is not a member yet. */
  secret: string | null
}

export interface DemoReport {
  /** False: everything was there already. */
  isNew: boolean
  members: { company: DemoCompany; logins: DemoLogin[] }[]
  staff: DemoStaff[]
  orders: Awaited<ReturnType<typeof countOrders>>
}

/** Companies that the demonstration did not make: it does not touch a shop that is in use. */
export async function countRealCompanies(db: DemoContext['db']): Promise<number> {
  return countOthers(db, await readDemoCompanies(db))
}

/** Continues where an earlier run was interrupted. Errors: 409 with RejectedChange; NothingToOrder. */
export async function fillDemo(context: DemoContext): Promise<DemoReport> {
  const { db, now } = context
  await loadShippingExamples(db, { isDemonstration: true, now })
  let isNew = false
  for (const company of DEMO_COMPANIES) {
    if (await enrolMissing(context, company)) isNew = true
  }
  const logins = await findLogins(db, await readDemoCompanies(db))
  if (await fillMissingOrders(context, logins)) isNew = true
  const staff = await inviteDemoStaff(context)
  const members = await linkAll(context, logins)
  const orders = await countOrders(db, await readDemoCompanies(db))
  return { isNew, members, staff, orders }
}

async function enrolMissing(context: DemoContext, company: DemoCompany): Promise<boolean> {
  const { db } = context
  const logins = await findLogins(db, await readDemoCompanies(db))
  if (ownerOf(logins, company)) return false
  const companyId = await enrolCompany(context, company)
  if (company.credited > 0n) await creditCompany(context, { companyId, company })
  return true
}

async function fillMissingOrders(
  context: DemoContext,
  logins: readonly FoundLogin[],
): Promise<boolean> {
  const sellers = DEMO_COMPANIES.filter(({ kind, isApproved }) => kind === 'dropship' && isApproved)
  let goods: ChosenGoods | undefined
  for (const company of sellers) {
    const owner = ownerOf(logins, company)
    if (!owner || (await countOrders(context.db, [owner.companyId])).length > 0) continue
    const { kind, lang } = company
    const member = await actAsMember(context, { memberId: owner.memberId, kind, lang })
    goods ??= await chooseGoods(context, member)
    if (company.id === 'parcels') await fillOrders(context, member, goods)
    else await fillWaiting(context, member, { ...goods, waiting: WAITING[company.id] ?? 1 })
    await member.leave()
  }
  return goods !== undefined
}

const WAITING: Readonly<Record<string, number>> = { waiting: 3, opening: 1 }

function ownerOf(logins: readonly FoundLogin[], company: DemoCompany): FoundLogin | undefined {
  return logins.find(({ loginName }) => loginName === demoLogin(company, 'owner'))
}

async function linkAll(context: DemoContext, logins: readonly FoundLogin[]) {
  const members: DemoReport['members'] = []
  for (const company of DEMO_COMPANIES) {
    const companyId = ownerOf(logins, company)?.companyId
    const own = logins.filter((login) => login.companyId === companyId)
    const linked: DemoLogin[] = []
    for (const login of own) linked.push({ ...login, secret: await linkOf(context, login) })
    members.push({ company, logins: linked })
  }
  return members
}

async function linkOf({ db, now }: DemoContext, login: FoundLogin): Promise<string | null> {
  if (login.state !== 'approved') return null
  const { memberId, kind } = login
  return db.transaction().execute((trx) => makeLogInLink(trx, now, { memberId, kind }))
}
