// npm run demo: fills an empty shop with example members, staff, money and orders, and prints how to log in.
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import type { Database } from '../server/db/database.ts'
import type { DemoContext } from '../server/demo/demo-context.ts'
import { countRealCompanies, type DemoReport, fillDemo } from '../server/demo/fill-demo.ts'
import { NothingToOrder } from '../server/demo/example-orders.ts'
import { isDemoStaff } from '../server/demo/staff-accounts.ts'
import { isCatalogueEmpty } from '../server/modules/catalogue/writing/first-filling.ts'
import { listStaff } from '../server/modules/staff/staff-service.ts'
import { openBrand } from '../server/platform/brand/open-brand.ts'
import { readConfig } from '../server/platform/config.ts'
import { AppError } from '../server/platform/errors.ts'
import { createFileStore } from '../server/platform/files/file-store.ts'
import { createLog } from '../server/platform/log.ts'
import { carryStock } from '../server/operations/carry-stock.ts'
import { logInLink } from '../shared/log-in-link.ts'
import { PAGE_PATHS } from '../shared/page-paths.ts'
import { actingStaff, operator } from './command-line/acting-staff.ts'
import { printedOrigin } from './command-line/link-origin.ts'
import { withShopDatabase } from './command-line/open-for-command.ts'
import { action, CommandError, runCommand } from './command-line/run-command.ts'
import { explainRejection } from './staff-actions/accounts.ts'

const USAGE = `npm run demo
  Fills a shop without members with example companies, staff accounts, balances and orders, and prints log-in links.
  Another run adds nothing and prints new links. Before the first run, start the shop once: npm start`

const EMPTY_SHOP =
  'For a complete demonstration, use an empty shop: DATA_DIR=./demo-data npm start, then DATA_DIR=./demo-data npm run demo'
const REJECTED = `The shop refused a step, because an example company or account is no longer as npm run demo made it. ${EMPTY_SHOP}`

async function fill(context: DemoContext): Promise<void> {
  const { db } = context
  if (await isCatalogueEmpty(db)) {
    throw new CommandError(
      'The shop has no products yet. Start it once until it says that it is open, then try again: npm start',
    )
  }
  const real = await countRealCompanies(db)
  if (real > 0) {
    const companies = real === 1 ? 'one company' : `${real} companies`
    throw new CommandError(
      `This shop has ${companies} that npm run demo did not make, so nothing was changed. ${EMPTY_SHOP}`,
    )
  }
  // Orders use the stock of the catalogue file only after this.
  await carryStock(db)
  print(await fillDemo(context), context.origin)
}

function print(report: DemoReport, origin: string): void {
  const { isNew, members, staff, orders, returns, unfinished } = report
  console.log(
    isNew
      ? 'The shop now has these example members, staff and orders.'
      : 'The example members, staff and orders were already there. Their links are new.',
  )
  if (unfinished.length > 0) {
    console.log(
      `An earlier run was interrupted, so orders or returns are missing: ${unfinished.join(', ')}. ${EMPTY_SHOP}`,
    )
  }
  console.log('Each link works once, within one day. For new ones, run this command again.')
  for (const { company, logins } of members) {
    const { name, kind, currency } = company
    const number = logins[0]?.customerNo ?? ''
    console.log(`\n${name}  ${number}  ${kind}, ${currency}\n  shows ${company.shows}`)
    const ordersOfCompany = orders.filter(({ companyId }) => companyId === logins[0]?.companyId)
    if (ordersOfCompany.length > 0) {
      const counts = ordersOfCompany.map(
        (each) => `${each.orders} ${each.state.replaceAll('_', ' ')}`,
      )
      console.log(`  orders: ${counts.join(', ')}`)
    }
    const returnsOfCompany = returns.filter(({ companyId }) => companyId === logins[0]?.companyId)
    if (returnsOfCompany.length > 0) {
      const counts = returnsOfCompany.map(
        (each) => `${each.returns} ${each.state.replaceAll('_', ' ')}`,
      )
      console.log(`  returns: ${counts.join(', ')}`)
    }
    for (const { role, secret, state } of logins) {
      const link = secret === null ? STATES_WITHOUT_LINK[state] : logInLink(origin, secret)
      console.log(`  ${role.padEnd(8)} ${link}`)
    }
  }
  console.log('\nStaff: the link lets you choose a password; then npm run staff -- log-in EMAIL')
  for (const { role, email, secret } of staff) {
    const welcome = `${origin}${PAGE_PATHS.staffWelcome}#invitation=${secret}`
    const link = secret === null ? 'already in use' : welcome
    console.log(`  ${role.padEnd(10)} ${email.padEnd(38)} ${link}`)
  }
  console.log(
    '\nThen try: npm run orders -- list, npm run returns -- list, npm run money -- payments, npm run outbox -- list',
  )
}

/** What is printed instead of a link, by the state of the application or membership. */
const STATES_WITHOUT_LINK: Record<string, string> = {
  submitted: 'not a member yet',
  in_review: 'not a member yet',
  more_info: 'not a member yet',
  rejected: 'not a member: the application was rejected',
  suspended: 'not a member now: the membership is suspended',
  expired: 'not a member: the application has expired',
}

/** The operator may fill a shop whose accounts are all examples; otherwise an account that manages staff. */
async function actorOf(db: Kysely<Database>): Promise<string> {
  const accounts = await listStaff(db)
  if (accounts.every(({ email }) => isDemoStaff(email))) return operator().actor
  return (await actingStaff(db, { permission: 'staff.manage', stepUp: true })).actor
}

await runCommand({
  usage: USAGE,
  actions: action([], fill),
  open: (_, run) =>
    withShopDatabase('demo', async ({ db }) => {
      const { config } = openBrand(readConfig())
      const { log } = createLog('silent')
      const files = createFileStore(join(config.DATA_DIR, 'files'))
      const origin = await printedOrigin(db)
      const actor = await actorOf(db)
      return run({ db, config, files, log, actor, origin, now: new Date() })
    }),
  explain: (error) => {
    if (error instanceof NothingToOrder) {
      return 'No shipping service takes enough of the items in stock. Confirm shipping terms and import prices first: npm run shipping -- list, npm run prices -- lists'
    }
    if (!(error instanceof AppError)) return undefined
    return explainRejection(error) ?? REJECTED
  },
})
