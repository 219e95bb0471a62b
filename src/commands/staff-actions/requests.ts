// Actions of `npm run staff` on changes that need a second signature.
import type { Kysely } from 'kysely'
import type { StaffActor } from '../../server/context/context.ts'
import type { Database } from '../../server/db/database.ts'
import {
  listRequests,
  type OpenRequest,
  type RejectedDecision,
} from '../../server/modules/staff/request-service.ts'
import type { AppError } from '../../server/platform/errors.ts'
import { forTerminal } from '../../server/platform/terminal.ts'
import {
  decideRequest,
  type Proposal,
  proposeChange,
} from '../../server/staff/accounts/second-signature.ts'
import { ACCOUNT_REQUESTS, SETTING_REQUESTS } from '../../shared/staff-requests.ts'
import { PAGE_PATHS } from '../../shared/page-paths.ts'
import type { ActionNeeds } from '../command-line/acting-staff.ts'
import { printedOrigin } from '../command-line/link-origin.ts'
import { confirmByPrompt } from '../command-line/prompt.ts'
import { action, CommandError } from '../command-line/run-command.ts'

export const REQUESTS_USAGE = `  requests                    lists changes that wait for a second approval: roles and accounts that move money or manage staff, resets
  approve REQUEST             shows the request of a colleague, such as SR-12, asks, and approves it; the change takes effect
  refuse REQUEST              refuses a request; your own request is withdrawn
  propose-reset EMAIL         proposes to remove the password, factors and known devices of a colleague and to end all sessions`

export interface RequestsContext {
  db: Kysely<Database>
  now: Date
  /** Null for the operator of the machine, who needs no second signature. */
  account: StaffActor | null
}

const SIGNING: ActionNeeds = { permission: 'staff.manage', stepUp: true }
export const REQUEST_NEEDS: Record<string, ActionNeeds> = {
  requests: { permission: 'staff.manage' },
  refuse: SIGNING,
  'propose-reset': SIGNING,
}

const NUMBER = /^SR-(\d{1,9})$/i

/** What approving a request requires; undefined for the number of an application, which the same action approves. */
export function needsOfNumber(number: string | undefined): ActionNeeds | undefined {
  return number !== undefined && NUMBER.test(number) ? SIGNING : undefined
}

export const REQUEST_ACTIONS = {
  requests: action([], async ({ db, now }: RequestsContext) => {
    const open = await listRequests(db, now, ACCOUNT_REQUESTS)
    if (open.length === 0) console.log('No request is waiting for approval.')
    for (const each of open) printRequest(each)
    const settings = await listRequests(db, now, SETTING_REQUESTS)
    if (settings.length > 0)
      console.log('Changes of money settings wait too: npm run money -- proposals')
  }),

  refuse: action(['REQUEST'], async (context: RequestsContext, number) => {
    const { state } = await decide(context, number, false)
    console.log(`${number.toUpperCase()}: ${state}`)
  }),

  'propose-reset': action(['EMAIL'], (context: RequestsContext, email) =>
    propose(context, { kind: 'reset', email }),
  ),
}

/** Approves a request and prints its new state; false when the number is not that of a request. */
export async function approveRequest(context: RequestsContext, number: string): Promise<boolean> {
  if (!NUMBER.test(number)) return false
  const id = idOf(number)
  const open = await listRequests(context.db, context.now, ACCOUNT_REQUESTS)
  const found = open.find((each) => each.id === id)
  // A decided one is rejected below, with the reason.
  if (found) {
    printRequest(found)
    await confirmByPrompt('Approve this change?')
  }
  const { state, secret } = await decide(context, number, true)
  console.log(`${number.toUpperCase()}: ${state}`)
  // Only an approved reset makes a link.
  if (secret === null) return true
  console.log('Give your colleague this link. It is valid for seven days and can be used once.')
  const origin = await printedOrigin(context.db)
  console.log(`${origin}${PAGE_PATHS.staffWelcome}#invitation=${secret}`)
  return true
}

/** Stores the request and prints what happens next. */
export async function propose(context: RequestsContext, proposal: Proposal): Promise<void> {
  const id = await proposeChange(signingContext(context), proposal)
  console.log(
    'This change needs a second approval within three days, by a colleague who manages staff accounts or,',
  )
  console.log('if no one else can approve it, by you an hour from now:')
  console.log(`  npm run staff -- approve SR-${id}`)
}

function decide(context: RequestsContext, number: string, isApproved: boolean) {
  return decideRequest(signingContext(context), {
    id: idOf(number),
    isApproved,
    kinds: ACCOUNT_REQUESTS,
  })
}

function idOf(number: string): number {
  return Number(NUMBER.exec(number)?.[1] ?? 0)
}

function printRequest({ id, kind, subject, input, before, ...request }: OpenRequest): void {
  console.log(forTerminal(`SR-${id}  ${kind} ${subject} ${JSON.stringify(input)}`))
  console.log(forTerminal(`  now ${JSON.stringify(before)}`))
  const { proposedBy, expiresAt } = request
  console.log(forTerminal(`  proposed by ${proposedBy}, open until ${expiresAt}`))
}

/** The context of the account that signs. Errors: CommandError for the operator, who has no account. */
function signingContext({ db, now, account }: RequestsContext) {
  if (!account) throw new CommandError('Log in first: npm run staff -- log-in EMAIL')
  return { db, now, account }
}

const REJECTIONS: Record<RejectedDecision, string> = {
  decided: 'This request has already been decided. See: npm run staff -- requests',
  ownRequest:
    'You proposed this yourself. Another person who manages staff accounts must approve it.',
  tooEarly:
    'No one else can approve yet, so you may approve your own request one hour after you proposed it. Try again then.',
  moved:
    'The account or the role has changed since this was proposed. Refuse the request and propose the change again.',
}

/** The message for a rejected decision; undefined for any other error. */
export function explainDecision({ code, result }: AppError): string | undefined {
  const { reason } = (result ?? {}) as { reason?: RejectedDecision }
  return code === 409 && reason ? REJECTIONS[reason] : undefined
}
