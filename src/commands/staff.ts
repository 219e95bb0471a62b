// npm run staff -- …: staff accounts, applications and invitations, until there is a back office.
import { parseArgs } from 'node:util'
import type { Kysely } from 'kysely'
import type { Database } from '../server/db/database.ts'
import { withShopDatabase } from './command-line/open-for-command.ts'
import { changeMemberTerms, changeStanding } from '../server/staff/applications/change-standing.ts'
import { decideTeamApplication } from '../server/staff/applications/decide-team-application.ts'
import {
  decideApplication,
  type Decision,
} from '../server/staff/applications/decide-application.ts'
import { listQueue } from '../server/staff/applications/list-queue.ts'
import { addStaff, closeStaff, inviteApplicant } from '../server/staff/accounts/manage-staff.ts'
import { checkAudit, listAudit } from '../server/modules/audit/audit-service.ts'
import { listPriceLists } from '../server/modules/pricing/writing/price-lists.ts'
import { findStaff, listStaff } from '../server/modules/staff/staff-service.ts'
import { readConfig } from '../server/platform/config.ts'
import { AppError } from '../server/platform/errors.ts'
import { ownOrigin } from '../server/platform/http/origin.ts'
import { forTerminal } from '../server/platform/terminal.ts'
import { FAIL_REASONS, MEMBER_KINDS, PAPERS } from '../shared/membership.ts'
import { PAYMENT_CURRENCIES } from '../shared/business-constants.ts'
import { PAGE_PATHS } from '../shared/page-paths.ts'
import { REGIONS } from '../shared/vocabulary.ts'

const USAGE = `npm run staff -- COMMAND [options]
  add EMAIL --name NAME       a staff account; prints a one-time link, good for seven days
  accounts                    the staff accounts
  close EMAIL                 closes an account
  applications [--all]        who waits for a decision, the oldest first
  show NUMBER                 one application with its papers and look-alikes
  review NUMBER               takes it into review
  ask NUMBER --item ITEM[=note] …   asks for more; the clock stands still until the answer
  approve NUMBER [--group GROUP] [--currency CUR] [--region REGION]
  reject NUMBER --reason REASON [--note TEXT]
  suspend CUSTOMER --kind KIND --reason REASON
  reinstate CUSTOMER --kind KIND
  terms CUSTOMER --kind KIND [--group GROUP] [--currency CUR] [--region REGION]   other terms for a member
  invite --group GROUP [--uses N] [--days N] [--note TEXT]   a code for applicants, shown once
  audit [SUBJECT] [--check]   what was decided by whom; --check proves that no entry was changed
Every command but the first \`add\` needs --as EMAIL: who decides.
  ITEM ${PAPERS.join(', ')}
  REASON ${FAIL_REASONS.join(', ')}
  KIND ${MEMBER_KINDS.join(', ')}   CUR ${PAYMENT_CURRENCIES.join(', ')}
  REGION ${Object.keys(REGIONS).join(', ')}`

type Options = ReturnType<typeof readOptions>

interface Desk {
  db: Kysely<Database>
  now: Date
  actor: string
  origin: string
}

class Refusal extends Error {}

async function main(): Promise<number> {
  try {
    const options = readOptions()
    const { command } = options
    const work = COMMANDS[command]
    if (!work) throw new Refusal(command ? `There is no command ${command}.\n${USAGE}` : USAGE)
    await withShopDatabase('staff', async ({ db }) => {
      const actor = await actorOf(db, options)
      const now = new Date()
      await work({ db, now, actor, origin: ownOrigin(readConfig()) }, options)
    })
    return 0
  } catch (error) {
    console.error(sayError(error))
    return 1
  }
}

function readOptions() {
  const text = { type: 'string' } as const
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      as: text,
      name: text,
      all: { type: 'boolean', default: false },
      check: { type: 'boolean', default: false },
      item: { type: 'string', multiple: true },
      group: text,
      currency: text,
      region: text,
      reason: text,
      note: text,
      kind: text,
      uses: text,
      days: text,
    },
  })
  const [command = '', subject, ...rest] = positionals
  if (rest.length > 0) throw new Refusal(USAGE)
  return { command, subject, ...values }
}

/** The first account of a shop is made by whoever sits at the machine. */
async function actorOf(db: Kysely<Database>, { as, command }: Options): Promise<string> {
  if (as === undefined) {
    const first = command === 'add' && (await listStaff(db)).length === 0
    if (first) return 'command'
    throw new Refusal('Say who you are: --as EMAIL.')
  }
  const staff = await findStaff(db, as)
  if (!staff || staff.disabled_at) throw new Refusal(`No open staff account has ${as}.`)
  return `staff:${staff.email}`
}

const COMMANDS: Record<string, (desk: Desk, options: Options) => Promise<void>> = {
  async add(desk, options) {
    const email = needed(options.subject, 'EMAIL')
    if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email))
      throw new Refusal(`${email} is no e-mail address.`)
    const secret = await addStaff(desk, { email, name: needed(options.name, '--name') })
    console.log(`Open this link once, within seven days, and choose a password:`)
    console.log(`${desk.origin}${PAGE_PATHS.staffWelcome}#invitation=${secret}`)
  },

  async accounts({ db }) {
    for (const staff of await listStaff(db)) {
      const state = staff.disabled_at ? 'closed' : staff.password_hash ? 'open' : 'invited'
      console.log(forTerminal(`${state.padEnd(8)} ${staff.email.padEnd(32)} ${staff.name}`))
    }
  },

  async close(desk, options) {
    await closeStaff(desk, needed(options.subject, 'EMAIL'))
  },

  async applications({ db, now }, { all }) {
    const queue = await listQueue(db, now, all ? 'all' : 'open')
    if (queue.length === 0) console.log('Nobody waits.')
    for (const each of queue) {
      const late = each.late ? '!' : ' '
      const clock = each.clock.padEnd(22)
      console.log(
        forTerminal(`${late} ${each.number}  ${each.state.padEnd(10)} ${clock} ${each.about}`),
      )
    }
  },

  async show({ db, now }, options) {
    const number = needed(options.subject, 'NUMBER')
    const [found] = await listQueue(db, now, number)
    if (!found) throw new AppError(404)
    console.log(forTerminal(`${found.number}  ${found.state}  ${found.clock}`))
    for (const line of found.details) console.log(forTerminal(`  ${line}`))
  },

  async review(desk, options) {
    await decided(desk, options, { to: 'review' })
  },

  async ask(desk, options) {
    const items = (options.item ?? []).map((given) => {
      const [item = '', ...note] = given.split('=')
      return { item: oneOf(item, PAPERS, '--item'), note: note.join('=') }
    })
    if (items.length === 0) throw new Refusal('Say what is missing: --item ITEM[=note].')
    await decided(desk, options, { to: 'ask', items })
  },

  async approve(desk, options) {
    const [found] = await listQueue(desk.db, desk.now, needed(options.subject, 'NUMBER'))
    if (!found) throw new AppError(404)
    if (!found.suggested) {
      return told(found.number, await decideTeamApplication(desk, found.number, { to: 'approve' }))
    }
    const terms = {
      price_group: options.group ?? found.suggested.priceGroup,
      currency: oneOf(options.currency ?? 'USD', PAYMENT_CURRENCIES, '--currency'),
      sales_region: oneOf(
        options.region ?? found.suggested.region,
        Object.keys(REGIONS),
        '--region',
      ),
    }
    await decided(desk, options, { to: 'approve', terms })
    console.log(`  ${terms.price_group}, ${terms.currency}, ${terms.sales_region}`)
    await warnWithoutPrices(desk, terms.price_group, terms.currency)
  },

  async reject(desk, options) {
    const reason = oneOf(options.reason, FAIL_REASONS, '--reason')
    await decided(desk, options, { to: 'reject', reason, note: options.note ?? '' })
  },

  async suspend(desk, options) {
    const suspendFor = oneOf(options.reason, FAIL_REASONS, '--reason')
    await changeStanding(desk, { ...standingOf(options), suspendFor })
  },

  async reinstate(desk, options) {
    await changeStanding(desk, { ...standingOf(options), suspendFor: null })
  },

  async terms(desk, options) {
    const { group, currency, region } = options
    const terms = {
      ...(group === undefined ? {} : { price_group: group }),
      ...(currency === undefined
        ? {}
        : { currency: oneOf(currency, PAYMENT_CURRENCIES, '--currency') }),
      ...(region === undefined
        ? {}
        : { sales_region: oneOf(region, Object.keys(REGIONS), '--region') }),
    }
    if (Object.keys(terms).length === 0) throw new Refusal('Say what is to change.')
    const who = standingOf(options)
    await changeMemberTerms(desk, who, terms)
    if (currency) await warnWithoutPrices(desk, group ?? who.kind, currency)
  },

  async invite(desk, options) {
    const code = await inviteApplicant(desk, {
      priceGroup: needed(options.group, '--group'),
      uses: whole(options.uses ?? '1', '--uses'),
      days: whole(options.days ?? '90', '--days'),
      note: options.note ?? '',
    })
    console.log(code)
  },

  async audit({ db }, { subject, check }) {
    if (check) {
      const { entries, broken } = await checkAudit(db)
      if (broken !== null) throw new Refusal(`Entry ${broken} is not what was written.`)
      console.log(`${entries} entries, none changed.`)
      return
    }
    for (const entry of await listAudit(db, subject)) {
      const what = `${entry.action} ${entry.subject} ${JSON.stringify(entry.change)}`
      console.log(forTerminal(`${entry.at.toISOString()}  ${entry.actor}  ${what}`))
    }
  },
}

async function decided(desk: Desk, options: Options, decision: Decision): Promise<void> {
  const number = needed(options.subject, 'NUMBER')
  const [found] = await listQueue(desk.db, desk.now, number)
  const isTeams = found?.suggested === null && decision.to !== 'approve'
  told(
    number,
    isTeams
      ? await decideTeamApplication(desk, number, decision)
      : await decideApplication(desk, number, decision),
  )
}

function told(number: string, { from, to }: { from: string; to: string }): void {
  console.log(`${number}: ${from} → ${to}`)
}

/** A member reads the prices of one currency alone; without a list every price is on request. */
async function warnWithoutPrices({ db }: Desk, group: string, currency: string): Promise<void> {
  const lists = await listPriceLists(db)
  if (lists.some((list) => list.group === group && list.currency === currency)) return
  console.log(`  No price list of ${group} is in ${currency}: this member sees no price until there is one:
  npm run prices -- import FILE --list ID --create --group ${group} --currency ${currency}`)
}

function standingOf({ subject, kind }: Options) {
  return { customerNo: needed(subject, 'CUSTOMER'), kind: oneOf(kind, MEMBER_KINDS, '--kind') }
}

function needed(given: string | undefined, name: string): string {
  if (!given?.trim()) throw new Refusal(`${name} is missing.\n${USAGE}`)
  return given.trim()
}

function oneOf<T extends string>(
  given: string | undefined,
  choices: readonly T[],
  name: string,
): T {
  const found = choices.find((choice) => choice === given)
  if (found === undefined) throw new Refusal(`${name} is one of: ${choices.join(', ')}.`)
  return found
}

function whole(given: string, name: string): number {
  const value = Number(given)
  if (!/^\d{1,5}$/.test(given) || value < 1) throw new Refusal(`${name} is a whole number from 1.`)
  return value
}

function sayError(error: unknown): string {
  if (error instanceof AppError) {
    if (error.code === 404) return 'There is none of that number.'
    if (error.code === 409) return 'Its state does not allow this (any more).'
    return `Cannot be used: ${error.fields.map(({ field, reason }) => `${field} (${reason})`).join(', ')}`
  }
  return error instanceof Error ? error.message : String(error)
}

// Last, when all of the above is defined.
process.exitCode = await main()
