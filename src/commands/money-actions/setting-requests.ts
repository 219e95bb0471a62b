// Changes of money settings that wait for a second signature: proposed, listed, approved and refused by their number.
import { SETTING_REQUESTS } from '../../shared/staff-requests.ts'
import type { SettingValue } from '../../contract/staff-queue.ts'
import { listRequests, type OpenRequest } from '../../server/modules/staff/request-service.ts'
import { forTerminal } from '../../server/platform/terminal.ts'
import { decideRequest, proposeChange } from '../../server/staff/accounts/second-signature.ts'
import type {
  FormerSetting,
  SettingChange,
} from '../../server/staff/money/change-money-settings.ts'
import { presentSetting } from '../../server/staff/money/present-setting.ts'
import { confirmByPrompt } from '../command-line/prompt.ts'
import type { MoneyCommandContext } from './money-options.ts'
import { listDifferences } from './published-figures.ts'

const NUMBER = /^SR-(\d{1,9})$/i

/** Whether the word names such a request, not a proposal of the ledger. */
export function isSettingRequestNumber(word: string | undefined): boolean {
  return word !== undefined && NUMBER.test(word)
}

/** Stores the request and prints what happens next. */
export async function proposeSetting(
  context: MoneyCommandContext,
  change: SettingChange,
): Promise<void> {
  const id = await proposeChange(context, change)
  console.log(
    'This change needs a second approval within three days, by another person with the permission',
  )
  console.log('setting.write, or by you an hour from now if the shop is set to one person:')
  console.log(`  npm run money -- approve SR-${id}`)
}

/** Returns how many there are. */
export async function printSettingRequests({ db, now }: MoneyCommandContext): Promise<number> {
  const open = await listRequests(db, now, SETTING_REQUESTS)
  for (const each of open) printRequest(each)
  return open.length
}

/** Shows the request, asks, and approves it. Errors: 404, 409; CommandError unless the user says yes. */
export async function approveSetting(context: MoneyCommandContext, number: string): Promise<void> {
  const id = idOf(number)
  const open = await listRequests(context.db, context.now, SETTING_REQUESTS)
  const found = open.find((each) => each.id === id)
  // A decided one is rejected below, with the reason.
  if (found) {
    printRequest(found)
    await confirmByPrompt('Approve this change?')
  }
  await decide(context, id, true)
  // The change may make the shop charge something else than its texts say.
  for (const line of await listDifferences({ ...context, now: new Date() })) console.log(line)
}

/** Refuses the request, or withdraws it where it is the user's own. Errors: 404, 409. */
export function rejectSetting(context: MoneyCommandContext, number: string): Promise<void> {
  return decide(context, idOf(number), false)
}

async function decide(
  context: MoneyCommandContext,
  id: number,
  isApproved: boolean,
): Promise<void> {
  const decision = { id, isApproved, kinds: SETTING_REQUESTS }
  // Others may have decided while the question was open.
  const { state } = await decideRequest({ ...context, now: new Date() }, decision)
  console.log(`SR-${id}: ${state}`)
}

function idOf(number: string): number {
  return Number(NUMBER.exec(number)?.[1] ?? 0)
}

function printRequest({ id, kind, subject, input, before, ...request }: OpenRequest): void {
  const change = { kind, ...(input as object) } as SettingChange
  const { currency, from, to } = presentSetting(change, before as FormerSetting)
  const text = (value: SettingValue | null) => valueText(value, currency)
  console.log(forTerminal(`SR-${id}  ${subject}: ${text(from)} → ${text(to)}`))
  const { proposedBy, expiresAt } = request
  console.log(forTerminal(`  proposed by ${proposedBy}, open until ${expiresAt}`))
}

function valueText(value: SettingValue | null, currency: string | null): string {
  if (value === null) return 'none'
  const { amount, percent, isActive, text } = value
  const parts = [
    amount !== null && `${currency ?? ''} ${amount}`,
    percent !== null && `${percent} %`,
    isActive !== null && (isActive ? 'active' : 'inactive'),
    text !== null && JSON.stringify(text),
  ]
  return parts.filter((part) => part !== false).join(', ')
}
