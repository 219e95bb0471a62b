// Fills an empty shop with example members, staff accounts, money and orders; a later run only makes new links.
import { loadShippingExamples } from '../operations/load-shipping-examples.ts'
import { makeLogInLink } from '../modules/membership/log-in-link-service.ts'
import { readStoredSetting, storeSetting } from '../platform/stored-setting-repository.ts'
import { type ActingMember, actAsMember } from './act-as-member.ts'
import { fillApprovals } from './order-to-approve.ts'
import { DEMO_COMPANIES, type DemoCompany, demoLogin } from './demo-companies.ts'
import type { DemoContext } from './demo-context.ts'
import {
  countOrders,
  countOtherCompanies,
  countReturns,
  backdateHolds,
  type FoundLogin,
  findLogins,
} from './demo-repository.ts'
import { takeMissingSteps, readDemoCompanies } from './make-companies.ts'
import { chooseGoods, type ChosenGoods, fillOrders, fillWaiting } from './example-orders.ts'
import { fillReturns, provideUnfitItem } from './example-returns.ts'
import { type DemoStaff, inviteDemoStaff } from './staff-accounts.ts'
import { fillSubstitutedOrder } from './substituted-order.ts'
import { fillWholesale } from './wholesale-orders.ts'

export interface DemoLogin extends FoundLogin {
  /** Of the log-in link; null: the company is not an approved member. */
  secret: string | null
}

export interface DemoReport {
  /** False: everything was there already. */
  isNew: boolean
  members: { company: DemoCompany; logins: DemoLogin[] }[]
  staff: DemoStaff[]
  orders: Awaited<ReturnType<typeof countOrders>>
  returns: Awaited<ReturnType<typeof countReturns>>
  /** Companies whose orders or returns are incomplete, because an earlier run was interrupted. */
  unfinished: string[]
}

/** Companies that the demonstration did not make: it does not touch a shop that is in use. */
export async function countRealCompanies(db: DemoContext['db']): Promise<number> {
  return countOtherCompanies(db, await readDemoCompanies(db))
}

/** Continues where an earlier run was interrupted. Errors: 409 with the reason of the call or use case that rejected a step; NothingToOrder. */
export async function fillDemo(context: DemoContext): Promise<DemoReport> {
  const { db, now } = context
  await loadShippingExamples(db, { isDemonstration: true, now })
  let isNew = false
  for (const company of DEMO_COMPANIES) {
    if (await takeMissingSteps(context, company)) isNew = true
  }
  const logins = await findLogins(db, await readDemoCompanies(db))
  if (await fillMissingOrders(context, logins)) isNew = true
  if (await fillMissingReturns(context, logins)) isNew = true
  const staff = await inviteDemoStaff(context)
  const members = await linkAll(context, logins)
  const companies = await readDemoCompanies(db)
  const orders = await countOrders(db, companies)
  const returns = await countReturns(db, companies)
  const unfinished = namesOf(await readUnfinished(db))
  return { isNew, members, staff, orders, returns, unfinished }
}

const UNFINISHED = 'demonstration-unfinished'

/** What is being made, orders or returns, and the id of its company: 'returns wholesale'. */
async function readUnfinished(db: DemoContext['db']): Promise<string[]> {
  return JSON.parse((await readStoredSetting(db, UNFINISHED)) ?? '[]') as string[]
}

function namesOf(unfinished: readonly string[]): string[] {
  const ids = new Set(unfinished.map((each) => each.split(' ')[1]))
  return DEMO_COMPANIES.filter(({ id }) => ids.has(id)).map(({ name }) => name)
}

/** Records what is being made until it is complete, because a later run does not continue within it. */
async function makeTracked(
  { db, now }: DemoContext,
  tasks: readonly string[],
  work: () => Promise<void>,
): Promise<void> {
  const others = (await readUnfinished(db)).filter((each) => !tasks.includes(each))
  const store = (unfinished: readonly string[]) =>
    storeSetting(db, now, { name: UNFINISHED, value: JSON.stringify(unfinished) })
  await store([...others, ...tasks])
  await work()
  await store(others)
}

async function fillMissingOrders(
  context: DemoContext,
  logins: readonly FoundLogin[],
): Promise<boolean> {
  let goods: ChosenGoods | undefined
  let isNew = false
  for (const company of DEMO_COMPANIES.filter(({ isApproved }) => isApproved)) {
    const owner = ownerOf(logins, company)
    if (owner?.state !== 'approved') continue
    if ((await countOrders(context.db, [owner.companyId])).length > 0) continue
    isNew = true
    await makeTracked(context, [`orders ${company.id}`], () =>
      actAs(context, { login: owner, company }, async (member) => {
        if (company.kind === 'wholesale') {
          await fillWholesale(context, member, { company, last: NEWEST[company.id] })
          return
        }
        goods ??= await chooseGoods(context, member)
        await fillDropship(context, member, { company, goods, logins })
      }),
    )
  }
  return isNew
}

async function fillDropship(
  context: DemoContext,
  member: ActingMember,
  parts: { logins: readonly FoundLogin[]; company: DemoCompany; goods: ChosenGoods },
): Promise<void> {
  const { company, goods, logins } = parts
  if (company.id !== 'parcels') {
    const waiting = WAITING[company.id] ?? 1
    await fillWaiting(context, member, { ...goods, waiting })
    return
  }
  await fillOrders(context, member, goods)
  await fillSubstitutedOrder(context, member)
  await fillLimited(context, parts)
  const owner = ownerOf(logins, company)
  if (owner) await backdateHolds(context.db, owner.companyId)
}

/** Makes returns of the wholesaler and the dropshipper whose orders were shipped. False: nothing was to be done. */
async function fillMissingReturns(
  context: DemoContext,
  logins: readonly FoundLogin[],
): Promise<boolean> {
  const [wholesale, dropship] = ['wholesale', 'parcels'].map((id) => {
    const company = DEMO_COMPANIES.find((each) => each.id === id)
    const login = company && ownerOf(logins, company)
    return company && login?.state === 'approved' ? { login, company } : undefined
  })
  if (!wholesale || !dropship) return false
  const ids = [wholesale.login.companyId, dropship.login.companyId]
  if ((await countReturns(context.db, ids)).length > 0) return false
  const tasks = [wholesale, dropship].map(({ company }) => `returns ${company.id}`)
  await makeTracked(context, tasks, () =>
    actAs(context, wholesale, (wholesaler) =>
      actAs(context, dropship, async (dropshipper) => {
        const unfit = await provideUnfitItem(context, { wholesaler, dropshipper })
        await fillReturns(context, wholesaler, unfit)
        await fillReturns(context, dropshipper, unfit)
      }),
    ),
  )
  return true
}

/** How many orders of a company wait for a top-up. */
const WAITING: Readonly<Record<string, number>> = { waiting: 3, opening: 1 }
/** How many of the planned orders, from the newest back; others get all. */
const NEWEST: Readonly<Record<string, number>> = { 'wholesale-hk': 3, 'wholesale-cn': 2 }

/** An order above the limit of the company's buyers, which waits for the approval of its owner. */
async function fillLimited(
  context: DemoContext,
  {
    logins,
    company,
    goods,
  }: { logins: readonly FoundLogin[]; company: DemoCompany; goods: ChosenGoods },
): Promise<void> {
  const { kind, currency } = company
  const [owner, buyer] = [loginOf(logins, company, 'owner'), loginOf(logins, company, 'buyer')]
  if (!owner || !buyer) return
  const limited = { companyId: owner.companyId, kind, currency, ownerId: owner.memberId }
  const line = { itemNo: goods.items[0] ?? '', quantity: 3 }
  await actAs(context, { login: buyer, company }, (member) => {
    return fillApprovals(context, member, { company: limited, line })
  })
}

async function actAs(
  context: DemoContext,
  { login, company }: { login: FoundLogin; company: DemoCompany },
  work: (member: ActingMember) => Promise<void>,
): Promise<void> {
  const { kind, lang } = company
  const member = await actAsMember(context, { memberId: login.memberId, kind, lang })
  await work(member)
  await member.logOut()
}

function ownerOf(logins: readonly FoundLogin[], company: DemoCompany): FoundLogin | undefined {
  return loginOf(logins, company, 'owner')
}

/** The login of this role, in the area that the company applied for. */
function loginOf(
  logins: readonly FoundLogin[],
  company: DemoCompany,
  role: string,
): FoundLogin | undefined {
  return logins.find(({ kind, loginName }) => {
    return kind === company.kind && loginName === demoLogin(company, role)
  })
}

async function linkAll(context: DemoContext, logins: readonly FoundLogin[]) {
  const members: DemoReport['members'] = []
  for (const company of DEMO_COMPANIES) {
    const companyId = ownerOf(logins, company)?.companyId
    const companyLogins = logins.filter((login) => {
      return login.companyId === companyId && login.kind === company.kind
    })
    const linked: DemoLogin[] = []
    for (const login of companyLogins)
      linked.push({ ...login, secret: await linkOf(context, login) })
    members.push({ company, logins: linked })
  }
  return members
}

async function linkOf({ db, now }: DemoContext, login: FoundLogin): Promise<string | null> {
  if (login.state !== 'approved') return null
  const { memberId, kind } = login
  return db.transaction().execute((trx) => makeLogInLink(trx, now, { memberId, kind }))
}
