// npm run staff: manages staff accounts, applications, members and invitations, and shows and checks the audit log.
import type { Kysely } from 'kysely'
import type { StaffActor } from '../server/context/context.ts'
import type { Database } from '../server/db/database.ts'
import { withShopDatabase } from './command-line/open-for-command.ts'
import { suggestCurrency } from '../server/staff/applications/suggest-currency.ts'
import { decideTeamApplication } from '../server/staff/applications/decide-team-application.ts'
import {
  decideApplication,
  type Decision,
} from '../server/staff/applications/decide-application.ts'
import {
  listQueue,
  MAX_LISTED as MAX_APPLICATIONS,
  type QueueEntry,
  readQueueEntry,
} from '../server/staff/applications/list-queue.ts'
import { inviteApplicant } from '../server/staff/accounts/manage-staff.ts'
import {
  checkAudit,
  listAudit,
  MAX_LISTED as MAX_ENTRIES,
} from '../server/modules/audit/audit-service.ts'
import { AppError, notFound } from '../server/platform/errors.ts'
import { forTerminal } from '../server/platform/terminal.ts'
import { FAIL_REASONS, MEMBER_KINDS, REQUESTABLE_DETAILS } from '../shared/membership.ts'
import { PAYMENT_CURRENCIES } from '../shared/business-constants.ts'
import { REGIONS } from '../shared/vocabulary.ts'
import { linkOrigin } from './command-line/link-origin.ts'
import {
  ACCOUNT_ACTIONS,
  ACCOUNT_NEEDS,
  ACCOUNTS_USAGE,
  explainRejection,
} from './staff-actions/accounts.ts'
import {
  MEMBERSHIP_ACTIONS,
  MEMBERSHIP_NEEDS,
  MEMBERSHIPS_USAGE,
  warnWithoutPrices,
} from './staff-actions/memberships.ts'
import { approveRequest, needsOfNumber } from './staff-actions/requests.ts'
import { type ActionNeeds, actingStaff, operator } from './command-line/acting-staff.ts'
import { CONFLICTS, NOT_FOUND } from './staff-actions/explanations.ts'
import { SESSION_ACTIONS, SESSIONS_USAGE, WITHOUT_LOG_IN } from './staff-actions/sessions.ts'
import { requireValue, oneOf, wholeNumber } from './command-line/option-values.ts'
import {
  type Actions,
  action,
  CommandError,
  type OptionValues,
  runCommand,
} from './command-line/run-command.ts'

const USAGE = `npm run staff -- COMMAND [options]
${SESSIONS_USAGE}
${ACCOUNTS_USAGE}
  applications [--all]        lists applications waiting for a decision, the oldest first; --all includes decided ones
  show NUMBER                 shows one application with its answers and possible duplicates
  review NUMBER               starts the review of an application; a rejected one is taken up again
  ask NUMBER --item ITEM[=note] …   asks the applicant for documents or facts; the deadline is paused until the reply
  approve NUMBER [--group GROUP] [--currency CUR] [--region REGION] [--force]   approves an application; --force: even if answers are missing
  reject NUMBER --reason REASON [--note TEXT]   rejects an application
${MEMBERSHIPS_USAGE}
  invite --group GROUP [--uses N] [--days N] [--note TEXT]   creates an invitation code, shown once
  audit [SUBJECT] [--check]   shows the audit log; --check verifies that no entry was changed
Commands act as the account that logged in on this machine. The first account is added without a login.
  ITEM ${REQUESTABLE_DETAILS.join(', ')}
  REASON ${FAIL_REASONS.join(', ')}
  KIND ${MEMBER_KINDS.join(', ')}   CUR ${PAYMENT_CURRENCIES.join(', ')}
  REGION ${Object.keys(REGIONS).join(', ')}`

const TEXT = { type: 'string' } as const
const FLAG = { type: 'boolean', default: false } as const
const OPTIONS = {
  name: TEXT,
  role: { type: 'string', multiple: true },
  permission: { type: 'string', multiple: true },
  all: FLAG,
  check: FLAG,
  force: FLAG,
  item: { type: 'string', multiple: true },
  group: TEXT,
  currency: TEXT,
  region: TEXT,
  reason: TEXT,
  note: TEXT,
  kind: TEXT,
  uses: TEXT,
  days: TEXT,
} as const

type Options = OptionValues<typeof OPTIONS>

interface Context {
  db: Kysely<Database>
  now: Date
  actor: string
  account: StaffActor | null
  /** The public address to which links in mails lead; '' for actions that mail no link (`MAILS_LINKS`). */
  origin: string
  options: Options
}

/** What each action requires of the account; an action that is absent requires nothing. */
const NEEDS: Record<string, ActionNeeds> = {
  ...ACCOUNT_NEEDS,
  ...MEMBERSHIP_NEEDS,
  applications: { permission: 'application.read' },
  show: { permission: 'application.read' },
  review: { permission: 'application.decide' },
  ask: { permission: 'application.decide' },
  approve: { permission: 'application.decide' },
  reject: { permission: 'application.decide' },
  invite: { permission: 'application.decide' },
  audit: { permission: 'audit.read' },
}

const ACTIONS: Actions<Context> = {
  ...SESSION_ACTIONS,
  ...ACCOUNT_ACTIONS,

  applications: action([], async ({ db, now, options: { all } }) => {
    const { entries, isComplete } = await listQueue(db, now, all ? 'all' : 'open')
    if (entries.length === 0)
      console.log(all ? 'There are no applications.' : 'There are no open applications.')
    for (const each of entries) {
      const mark = each.isUrgent ? '!' : ' '
      const deadline = each.deadline.padEnd(22)
      console.log(
        forTerminal(`${mark} ${each.number}  ${each.state.padEnd(10)} ${deadline} ${each.about}`),
      )
    }
    if (isComplete) return
    console.log(
      `Only the ${all ? 'latest' : 'oldest'} ${MAX_APPLICATIONS} are listed. Any other is shown by its number: npm run staff -- show NUMBER`,
    )
  }),

  show: action(['NUMBER'], async (context, number) => {
    const found = await applicationOf(context, number)
    console.log(forTerminal(`${found.number}  ${found.state}  ${found.deadline}`))
    for (const line of found.details) console.log(forTerminal(`  ${line}`))
  }),

  review: action(['NUMBER'], (context, number) => decide(context, number, { to: 'review' })),

  ask: action(['NUMBER'], async (context, number) => {
    const items = (context.options.item ?? []).map((option) => {
      const [item = '', ...note] = option.split('=')
      return { item: oneOf(item, REQUESTABLE_DETAILS, '--item'), note: note.join('=') }
    })
    if (items.length === 0) throw new CommandError('State what is missing: --item ITEM[=note].')
    await decide(context, number, { to: 'ask', items })
  }),

  approve: action(['NUMBER'], approve),

  reject: action(['NUMBER'], async (context, number) => {
    const { note = '', ...options } = context.options
    const reason = oneOf(options.reason, FAIL_REASONS, '--reason')
    await decide(context, number, { to: 'reject', reason, note })
  }),

  ...MEMBERSHIP_ACTIONS,

  invite: action([], async (context) => {
    const { group, uses = '1', days = '90', note = '' } = context.options
    const code = await inviteApplicant(context, {
      priceGroup: requireValue(group, '--group'),
      uses: wholeNumber(uses, { name: '--uses', to: 99_999 }),
      days: wholeNumber(days, { name: '--days', to: 99_999 }),
      note,
    })
    console.log(code)
  }),

  audit: action(['SUBJECT?'], async ({ db, options }, subject) => {
    if (options.check) {
      const { entries, broken, head } = await checkAudit(db)
      if (broken !== null) throw new CommandError(`Entry ${broken} has been changed or is missing.`)
      console.log(`${entries} entries, none changed or missing. Hash of the last: ${head}`)
      return
    }
    const found = await listAudit(db, subject, MAX_ENTRIES + 1)
    for (const entry of found.slice(0, MAX_ENTRIES)) {
      const what = `${entry.action} ${entry.subject} ${JSON.stringify(entry.change)}`
      console.log(forTerminal(`${entry.at.toISOString()}  ${entry.actor}  ${what}`))
    }
    if (found.length <= MAX_ENTRIES) return
    const more = subject === undefined ? ' Give a SUBJECT to list those of one.' : ''
    console.log(`Only the latest ${MAX_ENTRIES} are listed.${more}`)
  }),
}

async function applicationOf({ db, now }: Context, number: string): Promise<QueueEntry> {
  const found = await readQueueEntry(db, now, number)
  if (!found) throw notFound()
  return found
}

type MemberApplication = QueueEntry & { suggested: NonNullable<QueueEntry['suggested']> }

/** Any other entry is an application to a team, which creates no login and has no suggested terms. */
function isForMembership(entry: QueueEntry): entry is MemberApplication {
  return entry.suggested !== null
}

async function approve(context: Context, number: string): Promise<void> {
  if (await approveRequest(context, number)) return
  const { options } = context
  const found = await applicationOf(context, number)
  const { missingDetails, customerNo } = found
  if (missingDetails.length > 0 && !options.force) {
    throw new CommandError(
      `The applicant has not answered yet: ${missingDetails.join(', ')}. To approve without these answers, add --force.`,
    )
  }
  if (!isForMembership(found)) {
    return printChange(number, await decideTeamApplication(context, number, { to: 'approve' }))
  }
  const { suggested } = found
  const region = options.region ?? suggested.region
  const priceGroup = options.group ?? suggested.priceGroup
  const suggestion = await suggestCurrency(context.db, { country: suggested.country, priceGroup })
  const terms = {
    price_group: priceGroup,
    currency: oneOf(options.currency ?? suggestion.currency, PAYMENT_CURRENCIES, '--currency'),
    sales_region: oneOf(region, Object.keys(REGIONS), '--region'),
  }
  await decide(context, number, { to: 'approve', terms })
  console.log(
    `  ${customerNo ?? ''}: ${terms.price_group}, ${terms.currency}, ${terms.sales_region}`,
  )
  if (options.currency === undefined && suggestion.withoutPrices !== null) {
    console.log(
      `  ${priceGroup} has no price list in ${suggestion.withoutPrices}, the currency of ${suggested.country}.`,
    )
  }
  await warnWithoutPrices(context, terms.price_group, terms.currency)
}

async function decide(context: Context, number: string, decision: Decision): Promise<void> {
  const found = await readQueueEntry(context.db, context.now, number)
  // approve() itself handles team applications.
  printChange(
    number,
    found && !isForMembership(found) && decision.to !== 'approve'
      ? await decideTeamApplication(context, number, decision)
      : await decideApplication(context, number, decision),
  )
}

function printChange(number: string, { from, to }: { from: string; to: string }): void {
  console.log(`${number}: ${from} → ${to}`)
}

/** Actions that write a mail with a link. */
const MAILS_LINKS: ReadonlySet<string> = new Set([
  'ask',
  'approve',
  'reject',
  'reinstate',
  'add-area',
])

await runCommand({
  usage: USAGE,
  options: OPTIONS,
  actions: ACTIONS,
  open: (line, run) =>
    withShopDatabase('staff', async ({ db }) => {
      const isApproval = line.action === 'approve'
      const needs = (isApproval && needsOfNumber(line.positionals[0])) || NEEDS[line.action]
      const { actor, account } = WITHOUT_LOG_IN.has(line.action)
        ? operator()
        : await actingStaff(db, needs)
      const origin = MAILS_LINKS.has(line.action) ? await linkOrigin(db) : ''
      return run({ db, now: new Date(), actor, account, origin, options: line.options })
    }),
  explain: (error, { action: actionName }) => {
    if (!(error instanceof AppError)) return undefined
    const rejection = explainRejection(error)
    if (rejection !== undefined) return rejection
    if (error.code === 404)
      return NOT_FOUND[actionName] ?? 'No application and no open request has that number.'
    return error.code === 409 ? CONFLICTS[actionName] : undefined
  },
})
