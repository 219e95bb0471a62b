// npm run returns: shows, decides, receives, inspects and settles returns, and decides entries of fit lists.
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { StaffPermission } from '../shared/staff-permissions.ts'
import { openAttachment } from '../server/modules/attachment/attachment-service.ts'
import { readConfig } from '../server/platform/config.ts'
import { AppError } from '../server/platform/errors.ts'
import { createFileStore } from '../server/platform/files/file-store.ts'
import { forTerminal } from '../server/platform/terminal.ts'
import type { ReturnContext } from '../server/staff/returns/act-on-return.ts'
import {
  approveReturn,
  askAboutReturn,
  inspectReturn,
  type InspectedLine,
  receiveReturn,
  rejectReturn,
} from '../server/staff/returns/handle-return.ts'
import {
  claimForeignGoods,
  refundReturned,
  replaceReturned,
  retractReturnRefund,
  reportForeignGoods,
} from '../server/staff/returns/settle-return.ts'
import { actingStaffForOrders } from './command-line/acting-staff.ts'
import { withShopDatabase } from './command-line/open-for-command.ts'
import { requireValue, wholeNumber } from './command-line/option-values.ts'
import {
  type Actions,
  action,
  CommandError,
  type OptionValues,
  runCommand,
} from './command-line/run-command.ts'
import { FIT_ACTION } from './return-actions/decide-fits.ts'
import { LABEL_ACTION } from './return-actions/print-label.ts'
import { READ_RETURN_ACTIONS } from './return-actions/read-returns.ts'

const USAGE = `npm run returns -- COMMAND [options]
  list [--all]                lists returns that wait for a decision, a parcel, inspection or money; --all lists every return
  show NUMBER                 shows lines, warranty, money, messages and files
  file NUMBER ID --to PATH    saves a photo or document; PATH must not exist yet
  label NUMBER --to PATH [--lang LANG]   saves the label of an approved return as PDF
  ask NUMBER --text TEXT      asks the member, who has 30 days to answer
  approve NUMBER              approves a return and mails number and address; the member has 30 days to send the parcel
  refuse NUMBER --text TEXT   refuses a return and mails the reason
  receive NUMBER              records that the parcel has arrived
  inspect NUMBER --line N=good:2,bad:1[,charge|,waive] …
                              records for each line: good pieces are sold again, bad ones quarantined, the rest is not accepted;
                              charge or waive changes whether the restocking fee applies
  settle NUMBER               refunds what was accepted; at or above the limit, a second person repeats the command
  retract NUMBER              takes back a refund that you proposed
  replace NUMBER --tracking NO   records that the accepted pieces were sent again instead
  foreign NUMBER --grams N    records goods that are not ours and mails the member, who has 30 days to claim them
  claim NUMBER                records that the member has claimed them; nothing is charged
  fits                        lists entries of fit lists that returns contradict
  fits wrong|restore --item ITEM --device DEVICE   decides one entry; after wrong, pages show that the battery does not fit`

const TEXT = { type: 'string' } as const
const OPTIONS = {
  text: TEXT,
  to: TEXT,
  lang: TEXT,
  line: { type: 'string', multiple: true },
  tracking: TEXT,
  grams: TEXT,
  item: TEXT,
  device: TEXT,
  all: { type: 'boolean', default: false },
} as const

interface Context extends ReturnContext {
  options: OptionValues<typeof OPTIONS>
}

/** An action that prints the state of the return after `work`, which returns it. */
function step(work: (context: Context, returnNo: string) => Promise<{ state: string }>) {
  return action(['NUMBER'], async (context: Context, returnNo) => {
    console.log(`${returnNo}: ${(await work(context, returnNo)).state}`)
  })
}

/** `N=good:2,bad:1,charge`, once for each line. */
function inspectionOf(given: readonly string[]): Map<number, InspectedLine> {
  return new Map(
    given.map((each): [number, InspectedLine] => {
      const [, no, rest = ''] = /^(\d{1,4})=(.+)$/.exec(each.trim()) ?? []
      const parts = rest.split(',')
      const count = (name: string): number =>
        Number(parts.find((part) => part.startsWith(`${name}:`))?.slice(name.length + 1) ?? 0)
      const [good, bad] = [count('good'), count('bad')]
      const isKnown = parts.every((part) => /^(?:(?:good|bad):\d{1,7}|charge|waive)$/.test(part))
      if (no === undefined || !isKnown) {
        throw new CommandError('--line is N=good:2,bad:1 with the number of a line of the return.')
      }
      const fee = parts.includes('charge')
        ? 'charge'
        : parts.includes('waive')
          ? 'waive'
          : undefined
      return [Number(no), { good, bad, fee }]
    }),
  )
}

const ACTIONS: Actions<Context> = {
  ...READ_RETURN_ACTIONS,
  file: action(['NUMBER', 'ID'], async ({ db, options }, returnNo, id) => {
    const to = requireValue(options.to, '--to')
    const files = createFileStore(join(readConfig().DATA_DIR, 'files')).subfolder('received')
    const found = await openAttachment({ db, files }, { return_no: returnNo }, id)
    await pipeline(found.body, createWriteStream(to, { flags: 'wx', mode: 0o600 }))
    console.log(forTerminal(`${found.fileName} (${found.mediaType}, ${found.bytes} bytes): ${to}`))
  }),
  label: LABEL_ACTION,
  ask: step((context, no) =>
    askAboutReturn(context, no, requireValue(context.options.text, '--text')),
  ),
  approve: step(approveReturn),
  refuse: step((context, no) =>
    rejectReturn(context, no, requireValue(context.options.text, '--text')),
  ),
  receive: step(receiveReturn),
  inspect: step((context, no) =>
    inspectReturn(context, no, inspectionOf(context.options.line ?? [])),
  ),
  settle: action(['NUMBER'], async (context, returnNo) => {
    const { event, state } = await refundReturned(context, returnNo)
    const next = 'proposed; another person settles it with the same command'
    console.log(`${returnNo}: ${event === 'propose' ? next : state}`)
  }),
  retract: step(retractReturnRefund),
  replace: step((context, no) =>
    replaceReturned(context, no, requireValue(context.options.tracking, '--tracking')),
  ),
  foreign: step((context, no) => {
    const grams = requireValue(context.options.grams, '--grams')
    return reportForeignGoods(context, no, wholeNumber(grams, { name: '--grams', to: 1_000_000 }))
  }),
  claim: step(claimForeignGoods),
  fits: FIT_ACTION,
}

/** Actions that are not named here need rma.decide. */
const NEEDS: Readonly<Record<string, StaffPermission>> = {
  list: 'order.read',
  show: 'order.read',
  file: 'order.read',
  label: 'order.read',
  receive: 'rma.inspect',
  inspect: 'rma.inspect',
  foreign: 'rma.inspect',
  claim: 'rma.inspect',
  settle: 'money.refund',
  retract: 'money.refund',
  replace: 'order.ship',
  fits: 'catalogue.write',
}

const REASONS: Readonly<Record<string, string>> = {
  inspected: 'This return has already been inspected. Nothing was changed.',
  accepted: 'The inspection accepted pieces of this return. Settle it instead.',
  not_inspected: 'This return has not been inspected yet. Inspect it first.',
  nothing_accepted: 'The inspection accepted no pieces of this return. Refuse it instead.',
  own_proposal: 'You proposed this refund yourself. Another person must settle it.',
  proposed: 'A refund of this return is proposed: settle it, or let its proposer retract it.',
  not_proposed: 'No refund of this return waits for a second person.',
  other_proposal: 'Another person proposed this refund: settle it, or let its proposer retract it.',
  short: 'The pieces are not in stock. Refund the return, or wait for the next delivery.',
  reported: 'Foreign goods have already been reported for this return.',
  notReported: 'This return has no foreign goods waiting to be claimed.',
  decided: 'This decision has already been made for the entry. Nothing was changed.',
}

await runCommand({
  usage: USAGE,
  options: OPTIONS,
  actions: ACTIONS,
  open: ({ options, action: chosen }, run) =>
    withShopDatabase('returns', async ({ db }) => {
      const { actor } = await actingStaffForOrders(db, NEEDS[chosen] ?? 'rma.decide')
      return run({ db, now: new Date(), actor, options })
    }),
  explain: (error) => {
    if (!(error instanceof AppError)) return undefined
    if (error.code === 404)
      return 'There is no return, file or entry with this number. See: npm run returns -- list'
    if (error.code === 422) return error.fields.map(({ reason }) => reason).join(' ')
    const { reason, state } = (error.result ?? {}) as { reason?: string; state?: string }
    if (reason !== undefined) return REASONS[reason] ?? reason
    return state === undefined ? undefined : `The return is ${state}, which does not allow this.`
  },
})
