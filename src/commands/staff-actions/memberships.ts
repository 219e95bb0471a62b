// Actions of `npm run staff` on the memberships of a company: suspension, terms, the other area.
import type { Kysely } from 'kysely'
import type { Database } from '../../server/db/database.ts'
import type { MembershipTerms } from '../../server/modules/application/decision-service.ts'
import { listPriceLists } from '../../server/modules/pricing/writing/price-lists.ts'
import {
  findMemberships,
  MAX_FOUND,
} from '../../server/modules/application/membership-status-service.ts'
import { forTerminal } from '../../server/platform/terminal.ts'
import { approveOtherArea } from '../../server/staff/applications/add-area.ts'
import {
  changeMembershipTerms,
  changeMembershipStatus,
} from '../../server/staff/applications/change-membership-status.ts'
import { PAYMENT_CURRENCIES } from '../../shared/business-constants.ts'
import { FAIL_REASONS, MEMBER_KINDS, type MemberKind } from '../../shared/membership.ts'
import { REGIONS } from '../../shared/vocabulary.ts'
import type { ActionNeeds } from '../command-line/acting-staff.ts'
import { oneOf } from '../command-line/option-values.ts'
import { action, CommandError } from '../command-line/run-command.ts'

export const MEMBERSHIPS_USAGE = `  members [TEXT]              lists members with customer number, terms and logins; TEXT: part of a name, number or email address
  suspend CUSTOMER --kind KIND --reason REASON   suspends a membership
  reinstate CUSTOMER --kind KIND   ends a suspension
  terms CUSTOMER --kind KIND [--group GROUP] [--currency CUR] [--region REGION]   changes a member's terms
  add-area CUSTOMER --kind KIND [--group GROUP] [--currency CUR] [--region REGION]   approves a member for the other area too`

interface MembershipOptions {
  group?: string | undefined
  currency?: string | undefined
  region?: string | undefined
  reason?: string | undefined
  kind?: string | undefined
}

interface MembershipContext {
  db: Kysely<Database>
  now: Date
  actor: string
  /** The public address to which links in mails lead; '' for actions that mail no link. */
  origin: string
  options: MembershipOptions
}

export const MEMBERSHIP_NEEDS: Record<string, ActionNeeds> = {
  members: { permission: 'member.read' },
  suspend: { permission: 'member.suspend' },
  reinstate: { permission: 'member.suspend' },
  terms: { permission: 'member.terms' },
  'add-area': { permission: 'application.decide' },
}

export const MEMBERSHIP_ACTIONS = {
  members: action(['TEXT?'], async ({ db }: MembershipContext, text) => {
    const { memberships, isComplete } = await findMemberships(db, text)
    if (memberships.length === 0)
      console.log(text ? 'No member matches that.' : 'There are no members.')
    for (const { customerNo, company, country, kind, state, ...each } of memberships) {
      const terms = [each.priceGroup, each.currency, each.region].filter(Boolean).join(', ')
      const columns = `${kind.padEnd(9)} ${state.padEnd(9)} ${terms.padEnd(24)}`
      console.log(forTerminal(`${customerNo}  ${columns} ${country}  ${company}`))
      console.log(forTerminal(`  ${each.logins.join(', ')}`))
    }
    if (isComplete) return
    console.log(
      `Only the first ${MAX_FOUND} are listed. Give more of the name, number or email address to find others.`,
    )
  }),

  suspend: action(['CUSTOMER'], async (context: MembershipContext, customerNo) => {
    const suspendFor = oneOf(context.options.reason, FAIL_REASONS, '--reason')
    const kind = kindOf(context)
    await changeMembershipStatus(context, { customerNo, kind, suspendFor })
    console.log(forTerminal(`${customerNo}: approved → suspended. Its sessions have ended, and`))
    console.log(
      `  its logins are mailed. To undo: npm run staff -- reinstate ${customerNo} --kind ${kind}`,
    )
  }),

  reinstate: action(['CUSTOMER'], async (context: MembershipContext, customerNo) => {
    await changeMembershipStatus(context, { customerNo, kind: kindOf(context), suspendFor: null })
    console.log(forTerminal(`${customerNo}: suspended → approved. Its logins are mailed.`))
  }),

  terms: action(['CUSTOMER'], changeTerms),

  'add-area': action(['CUSTOMER'], addArea),
}

/** The terms that are named; the others stay as they are. */
function termsOf({ group, currency, region }: MembershipOptions): Partial<MembershipTerms> {
  return {
    ...(group !== undefined && { price_group: group }),
    ...(currency !== undefined && {
      currency: oneOf(currency, PAYMENT_CURRENCIES, '--currency'),
    }),
    ...(region !== undefined && { sales_region: oneOf(region, Object.keys(REGIONS), '--region') }),
  }
}

async function changeTerms(context: MembershipContext, customerNo: string): Promise<void> {
  const terms = termsOf(context.options)
  if (Object.keys(terms).length === 0) {
    throw new CommandError('State what to change: --group, --currency or --region.')
  }
  const { group, currency } = context.options
  const kind = kindOf(context)
  await changeMembershipTerms(context, { customerNo, kind }, terms)
  console.log(forTerminal(`${customerNo}: ${Object.values(terms).join(', ')}`))
  if (currency) await warnWithoutPrices(context, group ?? kind, currency)
}

async function addArea(context: MembershipContext, customerNo: string): Promise<void> {
  const kind = kindOf(context)
  const { price_group: group, currency } = await approveOtherArea(
    context,
    { customerNo, kind },
    termsOf(context.options),
  )
  console.log(`${customerNo}: ${kind}, ${group}, ${currency}`)
  await warnWithoutPrices(context, group, currency)
}

/** A member sees the prices of one currency only; without a list every price is on request. */
export async function warnWithoutPrices(
  { db }: Pick<MembershipContext, 'db'>,
  group: string,
  currency: string,
): Promise<void> {
  const lists = await listPriceLists(db)
  if (lists.some((list) => list.group === group && list.currency === currency)) return
  console.log(`  There is no price list of ${group} in ${currency}. This member sees no prices until you import one:
  npm run prices -- import FILE --list ID --create --group ${group} --currency ${currency}`)
}

function kindOf({ options }: Pick<MembershipContext, 'options'>): MemberKind {
  return oneOf(options.kind, MEMBER_KINDS, '--kind')
}
